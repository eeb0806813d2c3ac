// Ten codes for the day the telephone is lost, told once. Without letters that look like others; each serves once.
import { randomInt } from 'node:crypto';
import { CODIGOS_DE_RECUPERACION } from '@cuadra/contract/acceso/segundo-factor';
import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { huellaConClave, type Secretos } from './cifrado.ts';

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
  { secreto, secretoAnterior: anterior }: Secretos,
  usuario: string,
  codigo: string,
): Promise<number | undefined> {
  for (const uno of anterior === undefined ? [secreto] : [secreto, anterior.secreto]) {
    const huella = huellaConClave(uno, usuario, codigo);
    const fila = await tx
      .updateTable('recuperacion')
      .set({ huellas: sql<string[]>`array_remove(huellas, ${huella})` })
      .where('usuario', '=', usuario)
      .where(sql<boolean>`${huella} = any(huellas)`)
      .returning('quedan')
      .executeTakeFirst();
    if (fila !== undefined) return fila.quedan;
  }
  return undefined;
}

const codigoNuevo = (): string =>
  Array.from({ length: LARGO }, () => LETRAS[randomInt(LETRAS.length)]).join('');
