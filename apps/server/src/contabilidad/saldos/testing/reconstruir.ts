import { listarReconstrucciones, reconstruirSaldos } from '@cuadra/contract/contabilidad/saldos';
import { expect } from 'vitest';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { hastaQue } from '#testing/hasta-que.ts';

/** Asks for it, waits until it ends, and answers how it did. */
export async function reconstruir(prueba: AplicacionDePrueba, token: string) {
  prueba.reloj.avanzar({ seconds: 1 });
  const { status, cuerpo, problema } = await prueba.llamar(reconstruirSaldos, {}, { token });
  if (status !== 201) throw new Error(problema.codigo);
  return terminada(prueba, token, cuerpo.id);
}

export function terminada(prueba: AplicacionDePrueba, token: string, id: string) {
  return hastaQue(async () => {
    const { cuerpo } = await prueba.llamar(listarReconstrucciones, {}, { token });
    const esta = cuerpo.find((reconstruccion) => reconstruccion.id === id);
    expect(esta?.estado).not.toBe('haciendo');
    return esta;
  });
}
