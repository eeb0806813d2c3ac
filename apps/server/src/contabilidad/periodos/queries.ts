import type { Ejercicio, LimiteDeReapertura, Periodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { sql } from 'kysely';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface ClaveDePeriodo {
  readonly anio: number;
  readonly mes: number;
  readonly agencia: string;
}

export function listarEjercicios(db: Database): Promise<Ejercicio[]> {
  return db
    .selectFrom('ejercicio')
    .select(['anio', 'estado', 'procedencia', 'ultimoNumero'])
    .orderBy('anio')
    .execute();
}

/** Oldest first. */
export function listarPeriodos(
  db: Database,
  { anio, mes, agencias }: { anio?: number | undefined; mes?: number; agencias?: readonly string[] },
): Promise<Periodo[]> {
  return elegirPeriodos(db)
    .$if(anio !== undefined, (consulta) => consulta.where('anio', '=', anio ?? 0))
    .$if(mes !== undefined, (consulta) => consulta.where('mes', '=', mes ?? 0))
    .$if(agencias !== undefined, (consulta) =>
      consulta.where('agencia', '=', sql<string>`any(${agencias}::text[])`),
    )
    .orderBy('anio')
    .orderBy('mes')
    .orderBy('agencia')
    .execute();
}

export async function verPeriodo(db: Database, clave: ClaveDePeriodo): Promise<Periodo> {
  return exigirPeriodo(await elegirUno(db, clave).executeTakeFirst());
}

/** To work on what belongs to it: whoever would close or open it waits until the transaction ends. */
export async function tomarPeriodo(tx: Tx, clave: ClaveDePeriodo): Promise<Periodo> {
  return exigirPeriodo(await elegirUno(tx, clave).forShare().executeTakeFirst());
}

function elegirUno(db: Database, { anio, mes, agencia }: ClaveDePeriodo) {
  return elegirPeriodos(db).where('anio', '=', anio).where('mes', '=', mes).where('agencia', '=', agencia);
}

function elegirPeriodos(db: Database) {
  return db
    .selectFrom('periodo')
    .select(['anio', 'mes', 'agencia', 'estado', limiteDe('abierto_para', 'abierto_hasta').as('limite')]);
}

/** The limit of a period or of a reopening: null when it was for everybody. */
export function limiteDe(para: string, hasta: string) {
  return sql<LimiteDeReapertura | null>`case when ${sql.ref(para)} is not null then json_build_object(
    'para', coalesce((
      select json_agg(json_build_object('id', u.id, 'nombre', u.nombre) order by u.nombre)
      from usuario u where u.id = any(${sql.ref(para)})), '[]'),
    'hasta', to_char(${sql.ref(hasta)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;
}

function exigirPeriodo(periodo: Periodo | undefined): Periodo {
  if (periodo === undefined) throw new ProblemaError('PERIODO_NO_EXISTE');
  return periodo;
}

export async function verEjercicio(db: Database, anio: number): Promise<Ejercicio> {
  const ejercicio = await db
    .selectFrom('ejercicio')
    .select(['anio', 'estado', 'procedencia', 'ultimoNumero'])
    .where('anio', '=', anio)
    .executeTakeFirst();
  if (ejercicio === undefined) {
    throw new ProblemaError('PERIODO_NO_EXISTE', { detalle: `El ejercicio ${anio} no existe.` });
  }
  return ejercicio;
}

/**
 * For whom it is open lasts until it is closed: a close that is begun and given up leaves it as it was. Also tells the
 * open browsers; PostgreSQL sends one notice however many periods change in a transaction.
 */
export async function ponerEstado(
  tx: Tx,
  { anio, mes, agencia }: ClaveDePeriodo,
  estado: Periodo['estado'],
): Promise<void> {
  await tx
    .updateTable('periodo')
    .set({ estado, ...(estado === 'cerrado' ? { abiertoPara: null, abiertoHasta: null } : {}) })
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .where('estado', '<>', estado)
    .execute();
  await avisarPeriodos(tx);
}

/** For everybody (null), or only for these people and until then. */
export async function abrirPeriodo(
  tx: Tx,
  { anio, mes, agencia }: ClaveDePeriodo,
  limite: { readonly para: readonly string[]; readonly hasta: string } | null,
): Promise<void> {
  await tx
    .updateTable('periodo')
    .set({
      estado: 'abierto',
      abiertoPara: limite === null ? null : [...limite.para],
      abiertoHasta: limite?.hasta ?? null,
    })
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .where(({ eb, or }) => or([eb('estado', '<>', 'abierto'), eb('abiertoPara', 'is not', null)]))
    .execute();
  await avisarPeriodos(tx);
}

export function avisarPeriodos(tx: Tx): Promise<void> {
  return avisar(tx, { permiso: 'partidas:ver' }, { tipo: 'periodo-cambio' });
}

export interface CuentasDeCierre {
  readonly cuentaResultado: string;
  readonly cuentaAcumulados: string;
}

export function leerCuentasDeCierre(db: Database): Promise<CuentasDeCierre> {
  return db
    .selectFrom('configuracionContable')
    .select(['cuentaResultado', 'cuentaResultadosAcumulados as cuentaAcumulados'])
    .executeTakeFirstOrThrow();
}
