// Lock-out after failed sign-ins, with a delay that grows: per account, so that one password cannot be guessed from
// everywhere; and per address, so that one place cannot try everyone. Unknown accounts are counted alike, or the
// lock itself would tell who exists. The counts are rows, shared by every process.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/escribir.ts';
import type { Database } from '../../platform/database/pool.ts';
import { ProblemaError } from '../../platform/problema.ts';

export interface Contador {
  readonly clave: string;
  /** Failures that cost nothing. */
  readonly libres: number;
}

const PRIMERA_ESPERA_S = 30;
const ESPERA_MAX_S = 15 * 60;
/** Longer than the longest lock, so that waiting a lock out does not win a fresh start. */
const OLVIDO: Temporal.DurationLike = { minutes: 30 };
const LIMPIEZA_MAX = 100;

export const contadoresDe = (correo: string, direccion: string): Contador[] => [
  contadorDeCuenta(correo),
  { clave: `direccion:${direccion}`, libres: 20 },
];

export const contadorDeCuenta = (correo: string): Contador => ({ clave: `cuenta:${correo}`, libres: 5 });

/** 30 s after the last free failure, then the double each time, up to 15 minutes. */
export function esperaPorFallos(fallos: number, libres: number): number {
  return fallos <= libres ? 0 : Math.min(PRIMERA_ESPERA_S * 2 ** (fallos - libres - 1), ESPERA_MAX_S);
}

/** Throws DEMASIADOS_INTENTOS while any of the counters is locked. */
export async function exigirSinBloqueo(
  db: Database,
  contadores: readonly Contador[],
  ahora: Temporal.Instant,
): Promise<void> {
  const bloqueo = await db
    .selectFrom('intentoAcceso')
    .select(({ fn }) => fn.max('bloqueadoHasta').as('hasta'))
    .where('clave', 'in', clavesDe(contadores))
    .where('bloqueadoHasta', '>', ahora.toString())
    .executeTakeFirst();
  if (bloqueo?.hasta) throw bloqueado(Temporal.Instant.from(bloqueo.hasta), ahora);
}

/** Counts one failure on each counter. A counter that others locked meanwhile refuses: guesses in flight learn nothing. */
export async function contarFallo(
  tx: Tx,
  contadores: readonly Contador[],
  ahora: Temporal.Instant,
): Promise<void> {
  for (const contador of contadores) await contarUno(tx, contador, ahora);
  await limpiar(tx, ahora);
}

export async function olvidarFallos(tx: Tx, contador: Contador): Promise<void> {
  await tx.deleteFrom('intentoAcceso').where('clave', '=', contador.clave).execute();
}

async function contarUno(tx: Tx, { clave, libres }: Contador, ahora: Temporal.Instant): Promise<void> {
  const instante = ahora.toString();
  const contado = await tx
    .insertInto('intentoAcceso')
    .values({ clave, fallos: 1, ultimoFallo: instante, bloqueadoHasta: null })
    .onConflict((conflicto) =>
      conflicto
        .column('clave')
        .doUpdateSet({
          fallos: sql<number>`case when intento_acceso.ultimo_fallo < ${olvidoDesde(ahora)} then 1 else intento_acceso.fallos + 1 end`,
          ultimoFallo: instante,
          bloqueadoHasta: null,
        })
        .where(({ or, eb }) =>
          or([
            eb('intentoAcceso.bloqueadoHasta', 'is', null),
            eb('intentoAcceso.bloqueadoHasta', '<=', instante),
          ]),
        ),
    )
    .returning('fallos')
    .executeTakeFirst();
  if (contado === undefined) return exigirSinBloqueo(tx, [{ clave, libres }], ahora);
  const espera = esperaPorFallos(contado.fallos, libres);
  if (espera === 0) return;
  await tx
    .updateTable('intentoAcceso')
    .set({ bloqueadoHasta: ahora.add({ seconds: espera }).toString() })
    .where('clave', '=', clave)
    .execute();
}

/** Addresses and mistyped accounts would pile up for ever; rows somebody is counting on right now are left alone. */
async function limpiar(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  await sql`
    delete from intento_acceso where clave in (
      select clave from intento_acceso where ultimo_fallo < ${olvidoDesde(ahora)}
      limit ${LIMPIEZA_MAX} for update skip locked)`.execute(tx);
}

const olvidoDesde = (ahora: Temporal.Instant) => ahora.subtract(OLVIDO).toString();

const clavesDe = (contadores: readonly Contador[]) => contadores.map(({ clave }) => clave);

function bloqueado(hasta: Temporal.Instant, ahora: Temporal.Instant): ProblemaError {
  const esperaSegundos = Math.ceil((hasta.epochMilliseconds - ahora.epochMilliseconds) / 1000);
  return new ProblemaError('DEMASIADOS_INTENTOS', {
    detalle: `Demasiados intentos fallidos. Espere ${enPalabras(esperaSegundos)} antes de intentar de nuevo.`,
    esperaSegundos,
  });
}

function enPalabras(segundos: number): string {
  if (segundos < 60) return `${segundos} s`;
  const minutos = Math.ceil(segundos / 60);
  return minutos === 1 ? '1 minuto' : `${minutos} minutos`;
}
