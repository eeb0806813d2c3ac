// What somebody shows besides the password, judged and spent. Codes are few digits, so that failures are counted like those
// of a password, on a count of their own: the right password does not forgive them, and whoever has it cannot go on
// guessing. A passkey cannot be guessed, so that it is never locked.
import type { PruebaDeSegundoFactor } from '@cuadra/contract/acceso/segundo-factor';
import type { Contexto } from '#platform/contexto.ts';
import { anotar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { type Contador, contarFallo, exigirSinBloqueo, olvidarFallos } from '../credenciales/intentos.ts';
import { descifrarConAlguno, type Secretos } from './cifrado.ts';
import { gastarCodigo } from './codigos-de-recuperacion.ts';
import { pasoDe } from './codigos-temporales.ts';
import { anotarUso, comprobarPasskey } from './comprobar-passkey.ts';
import type { Destino } from './desafios.ts';

/** As slow to fade as those of a password guessed from everywhere. */
const VIDA_MEDIA_S = 6 * 3600;

type Base = Pick<Plataforma, 'db' | 'secreto' | 'secretoAnterior'>;

export interface Comprobado {
  /** How many recovery codes are left, when one was used. */
  readonly codigosRestantes: number | null;
}

/** CODIGO_INCORRECTO, PASSKEY_INVALIDA, or DEMASIADOS_INTENTOS without having looked at the code. */
export async function comprobarSegundoFactor(
  base: Base,
  contexto: Contexto,
  { usuario, destino }: { readonly usuario: string; readonly destino: Destino },
  prueba: PruebaDeSegundoFactor,
): Promise<Comprobado> {
  if (prueba.metodo === 'passkey') {
    const passkey = await comprobarPasskey(base, contexto, destino, prueba.firma, usuario);
    await escribir(base.db, contexto, 'segundo-factor:comprobar', (tx) => anotarUso(tx, contexto, passkey));
    return { codigosRestantes: null };
  }
  const codigosRestantes = await comprobarCodigo(base, contexto, usuario, (tx) =>
    prueba.metodo === 'totp'
      ? gastarCodigoTemporal(tx, base, contexto, usuario, prueba.codigo)
      : gastarCodigo(tx, base, usuario, prueba.codigo),
  );
  return { codigosRestantes: prueba.metodo === 'recuperacion' ? codigosRestantes : null };
}

/** Spends a code by `gastar`, which gives undefined when it is wrong; that is counted. */
export async function comprobarCodigo(
  { db }: Pick<Plataforma, 'db'>,
  contexto: Contexto,
  usuario: string,
  gastar: (tx: Tx) => Promise<number | undefined>,
): Promise<number> {
  const contador: Contador = { clave: `codigo:${usuario}`, libres: 5, vidaMediaS: VIDA_MEDIA_S };
  await exigirSinBloqueo(db, [contador], contexto.ahora);
  const gastado = await escribir(db, contexto, 'segundo-factor:comprobar', async (tx) => {
    // Again, because guesses that were being judged meanwhile may have locked it: a right one hides among them.
    await exigirSinBloqueo(tx, [contador], contexto.ahora);
    const valor = await gastar(tx);
    if (valor !== undefined) await olvidarFallos(tx, contador);
    return valor;
  });
  if (gastado !== undefined) return gastado;
  const accion = 'segundo-factor:rechazar';
  await escribir(db, contexto, accion, async (tx) => {
    await contarFallo(tx, [contador], contexto);
    await anotar(tx, contexto, { accion, entidad: 'usuario', idEntidad: usuario });
  });
  throw problemaDeCampo('CODIGO_INCORRECTO', 'codigo');
}

/** The step it was of, later than the last one used; undefined: wrong, or used. */
async function gastarCodigoTemporal(
  tx: Tx,
  base: Secretos,
  { ahora }: Contexto,
  usuario: string,
  codigo: string,
): Promise<number | undefined> {
  const totp = await tx
    .selectFrom('totp')
    .select(['id', 'secreto'])
    .where('usuario', '=', usuario)
    .where('confirmadoEn', 'is not', null)
    .executeTakeFirst();
  const suyo = totp && descifrarConAlguno(base, usuario, totp.secreto);
  const paso = suyo && pasoDe(suyo, codigo, ahora);
  if (totp === undefined || paso === undefined) return undefined;
  const gastado = await tx
    .updateTable('totp')
    .set({ ultimoPaso: paso })
    .where('id', '=', totp.id)
    .where(({ or, eb }) => or([eb('ultimoPaso', 'is', null), eb('ultimoPaso', '<', paso)]))
    .returning('ultimoPaso')
    .executeTakeFirst();
  return gastado?.ultimoPaso ?? undefined;
}
