// A signed head of the books before they are altered: whoever alters them afterwards cannot alter what was delivered.
import { setTimeout as esperar } from 'node:timers/promises';
import { entrarEn } from './banco.ts';
import { enviar } from './caidas-peticiones.ts';
import { detallar } from './informe.ts';

const INTENTOS_MAX = 30;
const ESPERA_MS = 5_000;
/** The program has no heads. */
const NO_HAY = 404;

export async function sellarLibros(url: string): Promise<void> {
  const token = await entrarEn(url, 'auditor@cuadra.demo');
  for (let intento = 0; intento < INTENTOS_MAX; intento++) {
    const respuesta = await enviar({ url, token }, '/api/administracion/sellos');
    if (respuesta.status === 201) return;
    if (respuesta.status === NO_HAY) return detallar('sin sellos: lo que solo ellos prueban no se hallará');
    // One was made a moment ago: the next one holds what came after.
    await esperar(ESPERA_MS);
  }
  throw new Error('No se pudo sellar antes de alterar.');
}
