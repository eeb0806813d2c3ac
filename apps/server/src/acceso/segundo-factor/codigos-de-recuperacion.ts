// Ten codes for the day the telephone is lost, told once. Without letters that look like others; each serves once.
import { randomInt } from 'node:crypto';
import { CODIGOS_DE_RECUPERACION } from '@cuadra/contract/acceso/segundo-factor';
import { sql } from 'kysely';
import type { Contexto } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { huellaConClave } from './cifrado.ts';

const LETRAS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LARGO = 10;

/** In the place of those there were, as a person reads them: `ABCDE-FGHJK`. */
export async function darCodigos(
  tx: Tx,
  { ahora }: Contexto,
  secreto: string,
  usuario: string,
): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACION }, codigoNuevo);
  const nuevos = {
    huellas: codigos.map((codigo) => huellaConClave(secreto, usuario, codigo)),
    creadosEn: ahora.toString(),
  };
  await tx
    .insertInto('recuperacion')
    .values({ usuario, ...nuevos })
    .onConflict((conflicto) => conflicto.column('usuario').doUpdateSet(nuevos))
    .execute();
  return codigos.map((codigo) => `${codigo.slice(0, LARGO / 2)}-${codigo.slice(LARGO / 2)}`);
}

/** How many are left after using this one; undefined: it is none of theirs. */
export async function gastarCodigo(
  tx: Tx,
  secreto: string,
  usuario: string,
  codigo: string,
): Promise<number | undefined> {
  const huella = huellaConClave(secreto, usuario, codigo);
  const fila = await tx
    .updateTable('recuperacion')
    .set({ huellas: sql<string[]>`array_remove(huellas, ${huella})` })
    .where('usuario', '=', usuario)
    .where(sql<boolean>`${huella} = any(huellas)`)
    .returning('quedan')
    .executeTakeFirst();
  return fila?.quedan;
}

const codigoNuevo = (): string =>
  Array.from({ length: LARGO }, () => LETRAS[randomInt(LETRAS.length)]).join('');
