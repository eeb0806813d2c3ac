// Closing a session closes its row, which is what its token points to, and tells the browser that holds it.
import type { Contexto } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { estaAbierta } from './sesion-vigente.ts';

export type MotivoDeCierre =
  | 'salida'
  | 'cambio de contraseña'
  | 'reposición de contraseña'
  | 'usuario deshabilitado'
  | 'terminada por un administrador'
  | 'terminada por su dueño'
  | 'segundo factor'
  | 'fin de la demostración';

export type CualesSesiones =
  /** With `usuario`, only if it is theirs. */
  | { readonly sesion: string; readonly usuario?: string }
  | { readonly usuario: string; readonly excepto?: string | undefined };

/** How many were open. */
export async function cerrarSesiones(
  tx: Tx,
  { ahora }: Contexto,
  cuales: CualesSesiones,
  motivo: MotivoDeCierre,
): Promise<number> {
  let abiertas = tx
    .updateTable('sesion')
    .set({ cerradaEn: ahora.toString(), motivoCierre: motivo })
    .where(estaAbierta(ahora));
  if ('sesion' in cuales) abiertas = abiertas.where('id', '=', cuales.sesion);
  if (cuales.usuario !== undefined) abiertas = abiertas.where('usuario', '=', cuales.usuario);
  if ('excepto' in cuales && cuales.excepto !== undefined)
    abiertas = abiertas.where('id', '<>', cuales.excepto);
  const cerradas = await abiertas.returning('id').execute();
  for (const { id } of cerradas) await avisar(tx, { sesion: id }, { tipo: 'sesion-cerrada', sesion: id });
  return cerradas.length;
}
