// An envelope from the hands of who prints it to those of who opens it.
import { confirmarSobre, imprimirSobre, listarSobres } from '@cuadra/contract/acceso/invitaciones';
import type { AplicacionDePrueba } from '#testing/application.ts';
import { leerSobre } from './leer-sobre.ts';

/** What the sheet says, line by line. */
export async function imprimir(app: AplicacionDePrueba, token: string, id: string): Promise<string[]> {
  const { status, problema, cruda } = await app.llamar(imprimirSobre, { params: { id } }, { token });
  if (status !== 200) throw new Error(`No se imprimió: ${problema.codigo}`);
  return leerSobre(cruda.rawPayload);
}

/** The key, as somebody else. */
export async function confirmar(app: AplicacionDePrueba, token: string, persona: string): Promise<string> {
  const { cuerpo: sobres } = await app.llamar(listarSobres, {}, { token });
  const id = sobres.find((sobre) => sobre.persona.id === persona)?.id ?? '';
  const body = { identificacion: 'DPI 2456 78901 1601' };
  const { status, cuerpo, problema } = await app.llamar(confirmarSobre, { params: { id }, body }, { token });
  if (status !== 200) throw new Error(`No se confirmó: ${problema.codigo}`);
  return cuerpo.clave;
}
