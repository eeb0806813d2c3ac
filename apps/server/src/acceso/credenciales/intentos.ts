// Lock-out after failed sign-ins, with a delay that grows and failures that fade with time. Three counters: the account
// from one address, so that whoever fails stops nobody else; the account from any address nobody knows, so that one
// password is not guessed from everywhere; and the address over accounts that are not known there, so that one place does
// not try everyone. From where the person has signed in lately only the first counts: nobody locks out anybody. A browser
// where they did has a counter of its own, because who sits beside them has the same address. Unknown accounts are counted alike, or the lock itself would tell who exists. The counts are rows, shared by every process.
import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import { anotar, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type Conocido, redDe } from './dispositivo-conocido.ts';

export interface Contador {
  readonly clave: string;
  /** Failures that cost nothing. */
  readonly libres: number;
  /** In this time what was counted is worth half. */
  readonly vidaMediaS: number;
}

const HORA_S = 3600;
const PRIMERA_ESPERA_S = 30;
const ESPERA_MAX_S = 15 * 60;
/** Longer than any count stays above what is free, so that waiting does not win a fresh start. */
const OLVIDO: Temporal.DurationLike = { hours: 24 };
const LIMPIEZA_MAX = 100;
/** What somebody new in an address takes off its count: each person once, so that nobody pays for guesses with entering. */
const CREDITO_POR_ENTRAR = 5;

/** Those that judge somebody at an address, known there or not. */
export function contadoresDe(
  correo: string,
  direccion: string,
  conocido?: Conocido,
): [suyo: Contador, ...demas: Contador[]] {
  if (conocido?.por === 'equipo') return [contadorDeEquipo(correo, conocido.huella)];
  const pareja = contadorDePareja(correo, direccion);
  return conocido === undefined
    ? [pareja, contadorDeCuenta(correo), contadorDeDireccion(direccion)]
    : [pareja];
}

const contadorDePareja = (correo: string, direccion: string): Contador => ({
  clave: `pareja:${correo} ${redDe(direccion)}`,
  libres: 5,
  vidaMediaS: HORA_S,
});

const contadorDeEquipo = (correo: string, huella: string): Contador => ({
  clave: `equipo:${correo} ${huella.slice(0, 16)}`,
  libres: 5,
  vidaMediaS: HORA_S,
});

export const contadorDeCuenta = (correo: string): Contador => ({
  clave: `cuenta:${correo}`,
  libres: 10,
  vidaMediaS: 6 * HORA_S,
});

const contadorDeDireccion = (direccion: string): Contador => ({
  clave: `direccion:${redDe(direccion)}`,
  libres: 30,
  vidaMediaS: HORA_S,
});

/** 30 s after the last free failure, then the double each time, up to 15 minutes. */
export function esperaPorFallos(fallos: number, libres: number): number {
  if (fallos <= libres) return 0;
  return Math.min(Math.ceil(PRIMERA_ESPERA_S * 2 ** (fallos - libres - 1)), ESPERA_MAX_S);
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
    .where(
      'clave',
      'in',
      contadores.map(({ clave }) => clave),
    )
    .where('bloqueadoHasta', '>', ahora.toString())
    .executeTakeFirst();
  if (bloqueo?.hasta) throw bloqueado(Temporal.Instant.from(bloqueo.hasta), ahora);
}

/** Counts one failure on each counter. A counter that others locked meanwhile refuses: guesses in flight learn nothing. */
export async function contarFallo(
  tx: Tx,
  contadores: readonly Contador[],
  contexto: Contexto,
): Promise<void> {
  for (const contador of contadores) await contarUno(tx, contador, contexto);
  await limpiar(tx, contexto.ahora);
}

export async function olvidarFallos(tx: Tx, { clave }: Contador): Promise<void> {
  await tx.deleteFrom('intentoAcceso').where('clave', '=', clave).execute();
}

/** The right password: the person's own failures there are over, and somebody new speaks for the address. */
export async function contarAcierto(
  tx: Tx,
  { direccion }: Pick<Contexto, 'direccion'>,
  { suyo, esNuevo }: { readonly suyo: Contador; readonly esNuevo: boolean },
): Promise<void> {
  await olvidarFallos(tx, suyo);
  if (!esNuevo) return;
  const { clave } = contadorDeDireccion(direccion);
  await tx
    .deleteFrom('intentoAcceso')
    .where('clave', '=', clave)
    .where('fallos', '<=', CREDITO_POR_ENTRAR)
    .execute();
  await tx
    .updateTable('intentoAcceso')
    .set(({ eb }) => ({ fallos: eb('fallos', '-', CREDITO_POR_ENTRAR) }))
    .where('clave', '=', clave)
    .execute();
}

async function contarUno(tx: Tx, { clave, libres, vidaMediaS }: Contador, contexto: Contexto): Promise<void> {
  const { ahora } = contexto;
  const instante = ahora.toString();
  const queda = sql<number>`power(0.5, greatest(0,
    extract(epoch from ${instante}::timestamptz - intento_acceso.ultimo_fallo)::float8 / ${vidaMediaS}::float8))`;
  const contado = await tx
    .insertInto('intentoAcceso')
    .values({ clave, fallos: 1, ultimoFallo: instante, bloqueadoHasta: null })
    .onConflict((conflicto) =>
      conflicto
        .column('clave')
        .doUpdateSet({
          fallos: sql<number>`intento_acceso.fallos * ${queda} + 1`,
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
  if (contado === undefined) return exigirSinBloqueo(tx, [{ clave, libres, vidaMediaS }], ahora);
  const esperaSegundos = esperaPorFallos(contado.fallos, libres);
  if (esperaSegundos === 0) return;
  await tx
    .updateTable('intentoAcceso')
    .set({ bloqueadoHasta: ahora.add({ seconds: esperaSegundos }).toString() })
    .where('clave', '=', clave)
    .execute();
  const [clase = '', de = ''] = clave.split(/:(.*)/s);
  const detalle = { clase, esperaSegundos };
  await anotar(tx, contexto, {
    accion: 'sesion:bloquear',
    entidad: 'intento_acceso',
    idEntidad: de,
    detalle,
  });
}

/** Addresses and mistyped accounts would pile up for ever; rows somebody is counting on right now are left alone. */
async function limpiar(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  await sql`
    delete from intento_acceso where clave in (
      select clave from intento_acceso where ultimo_fallo < ${ahora.subtract(OLVIDO).toString()}
      limit ${LIMPIEZA_MAX} for update skip locked)`.execute(tx);
}

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
