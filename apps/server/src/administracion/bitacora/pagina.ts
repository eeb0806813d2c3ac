// One page of the bitácora, the last first. Whatever is asked, PostgreSQL walks the end of one index and stops at a number of rows:
// what the index does not choose is judged on those. When they had too few, the page says how far it looked, and the next one
// goes on from there. So a million rows, or a filter that finds nothing, cost the same as a short history.
import { accionesRechazadas } from '@cuadra/contract/administracion/bitacora/acciones';
import type { FiltrosDeBitacora } from '@cuadra/contract/administracion/bitacora/bitacora';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { type Alcance, agenciaDeFila } from './alcance.ts';

/** What a row tells in the list; the rest of it is in its own answer. */
export interface FilaDeLista {
  readonly n: number;
  readonly instante: string;
  readonly actor: string | null;
  readonly nombreActor: string | null;
  readonly direccion: string | null;
  readonly accion: string;
  readonly entidad: string;
  readonly idEntidad: string;
  readonly agencia: string | null;
  readonly fila: Readonly<Record<string, unknown>> | null;
  readonly conMontos: boolean;
}

/** As it came: its names stay those of the columns, which the plug-in of the queries would change. */
type Leida = Omit<FilaDeLista, 'fila'> & { readonly fila: string | null };

export const comoFila = (texto: string | null): FilaDeLista['fila'] =>
  texto === null ? null : (JSON.parse(texto) as FilaDeLista['fila']);

/** What is asked of each row (`b`) of a list. */
const columnas = (
  alcance: Alcance,
) => sql`b.n, b.instante, b.actor, nombre_de_entonces(b.actor, b.n) as nombre_actor,
  b.direccion, b.accion, b.entidad, b.id_entidad, ${agenciaDeFila} as agencia,
  (coalesce(b.despues, b.antes) - ${LARGOS}::text[])::text as fila, ${alcance.conMontos} as con_montos`;

export async function leerFilas(
  db: Database,
  alcance: Alcance,
  deDonde: RawBuilder<unknown>,
): Promise<FilaDeLista[]> {
  const { rows } = await sql<Leida>`select ${columnas(alcance)} from ${deDonde}`.execute(db);
  return rows.map((una) => ({ ...una, fila: comoFila(una.fila) }));
}

export interface Tramo {
  readonly filas: readonly FilaDeLista[];
  /** The last row that was looked at, if there may be more behind it. */
  readonly hasta: number | undefined;
}

export interface Orden {
  readonly filtros: FiltrosDeBitacora;
  readonly alcance: Alcance;
  /** The row after which it goes on: earlier ones, or later ones when it goes from the first to the last. */
  readonly desdeN: number | undefined;
  readonly limite: number;
  readonly sentido: 'recientes' | 'antiguas';
}

const VENTANA = 20_000;
/** Two processes write at once, and a clock is put right: what the moment chooses by its place is judged by the moment itself. */
const HOLGURA = '10 minutes';
/** Long, and nothing of it is told in a list. */
const LARGOS = [
  'lineas',
  'archivo',
  'conteo',
  'cheques',
  'vales',
  'dolares',
  'datos',
  'pliego',
  'reglas',
  'resumen',
  'mapeo',
];

/** Written out: PostgreSQL compares it with the condition of its index. */
const esRechazo = sql<boolean>`b.accion in (${sql.join(accionesRechazadas.map((una) => sql.lit(una)))})`;

export async function leerTramo(db: Database, orden: Orden): Promise<Tramo> {
  const { filtros, alcance, limite, sentido } = orden;
  const direccion = sentido === 'recientes' ? sql`desc` : sql`asc`;
  const candidatas = sql`bitacora b where ${sql.join(await deIndice(db, orden), sql` and `)} order by b.n ${direccion}`;
  const filas = await leerFilas(
    db,
    alcance,
    sql`(select b.* from ${candidatas} limit ${VENTANA}) b
      where ${alcance.filas} and ${sql.join(porJuzgar(filtros), sql` and `)}
      order by b.n ${direccion} limit ${limite}`,
  );
  if (filas.length === limite) return { filas, hasta: filas.at(-1)?.n };
  const ultima = await sql<{ n: number }>`
    select b.n from ${candidatas} offset ${VENTANA - 1} limit 1`.execute(db);
  return { filas, hasta: ultima.rows[0]?.n };
}

/** What one index chooses and puts in order. */
async function deIndice(db: Database, { filtros, desdeN, sentido }: Orden): Promise<RawBuilder<unknown>[]> {
  const { entidad, idEntidad, quien, accion, resultado } = filtros;
  const bordes = await bordesDe(db, filtros);
  if (desdeN !== undefined)
    bordes.push(sentido === 'recientes' ? sql`b.n < ${desdeN}::bigint` : sql`b.n > ${desdeN}::bigint`);
  if (entidad !== undefined && idEntidad !== undefined)
    return [sql`b.entidad = ${entidad} and b.id_entidad = ${idEntidad}`, ...bordes];
  if (quien !== undefined) return [sql`b.actor = ${quien}::uuid`, ...bordes];
  if (accion !== undefined) return [sql`b.accion = ${accion}`, ...bordes];
  if (resultado === 'rechazado') return [esRechazo, ...bordes];
  if (entidad !== undefined && entidad !== 'partida')
    return [sql`b.entidad <> 'partida' and b.entidad = ${entidad}`, ...bordes];
  return [sql`true`, ...bordes];
}

async function bordesDe(db: Database, { desde, hasta }: FiltrosDeBitacora): Promise<RawBuilder<unknown>[]> {
  const lugares = await Promise.all([
    desde === undefined
      ? undefined
      : primeraDesde(db, sql`${comienzo(desde)}::timestamptz - ${HOLGURA}::interval`),
    hasta === undefined
      ? undefined
      : primeraDesde(db, sql`${final(hasta)}::timestamptz + ${HOLGURA}::interval`),
  ]);
  const [primera, ultima] = lugares;
  return [
    ...(primera === undefined ? [] : [sql`b.n >= ${primera}::bigint`]),
    ...(ultima === undefined ? [] : [sql`b.n < ${ultima}::bigint`]),
  ];
}

async function primeraDesde(db: Database, cuando: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select bitacora_primera_desde(${cuando}) as n`.execute(db);
  return rows[0]?.n ?? 1;
}

function porJuzgar(filtros: FiltrosDeBitacora): RawBuilder<unknown>[] {
  const { desde, hasta, quien, accion, entidad, agencia, resultado } = filtros;
  return [
    sql`true`,
    ...(desde === undefined ? [] : [sql`b.instante >= ${comienzo(desde)}::timestamptz`]),
    ...(hasta === undefined ? [] : [sql`b.instante < ${final(hasta)}::timestamptz`]),
    ...(quien === undefined ? [] : [sql`b.actor = ${quien}::uuid`]),
    ...(accion === undefined ? [] : [sql`b.accion = ${accion}`]),
    ...(entidad === undefined ? [] : [sql`b.entidad = ${entidad}`]),
    ...(agencia === undefined ? [] : [sql`${agenciaDeFila} = ${agencia}`]),
    ...(resultado === undefined ? [] : [resultado === 'rechazado' ? esRechazo : sql`not ${esRechazo}`]),
  ];
}

/** A day is a day in Guatemala. */
const comienzo = (dia: string): string =>
  Temporal.PlainDate.from(dia).toZonedDateTime(ZONA_HORARIA).toInstant().toString();
const final = (dia: string): string => comienzo(Temporal.PlainDate.from(dia).add({ days: 1 }).toString());
