import type { Ejercicio, Periodo } from '@cuadra/contract/contabilidad/periodos';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';
import { avisar, type Tx } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';

export interface ClaveDePeriodo {
  readonly anio: number;
  readonly mes: number;
  readonly agencia: string;
}

export function listarEjercicios(db: Database): Promise<Ejercicio[]> {
  return db.selectFrom('ejercicio').select(['anio', 'estado', 'ultimoNumero']).orderBy('anio').execute();
}

/** Oldest first. */
export function listarPeriodos(
  db: Database,
  { anio, agencias }: { anio?: number | undefined; agencias?: readonly string[] },
): Promise<Periodo[]> {
  return db
    .selectFrom('periodo')
    .select(['anio', 'mes', 'agencia', 'estado'])
    .$if(anio !== undefined, (consulta) => consulta.where('anio', '=', anio ?? 0))
    .$if(agencias !== undefined, (consulta) =>
      consulta.where('agencia', '=', sql<string>`any(${agencias}::text[])`),
    )
    .orderBy('anio')
    .orderBy('mes')
    .orderBy('agencia')
    .execute();
}

export async function verPeriodo(db: Database, { anio, mes, agencia }: ClaveDePeriodo): Promise<Periodo> {
  const periodo = await db
    .selectFrom('periodo')
    .select(['anio', 'mes', 'agencia', 'estado'])
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .executeTakeFirst();
  if (periodo === undefined) throw new ProblemaError('PERIODO_NO_EXISTE');
  return periodo;
}

export async function verEjercicio(db: Database, anio: number): Promise<Ejercicio> {
  const ejercicio = await db
    .selectFrom('ejercicio')
    .select(['anio', 'estado', 'ultimoNumero'])
    .where('anio', '=', anio)
    .executeTakeFirst();
  if (ejercicio === undefined) {
    throw new ProblemaError('PERIODO_NO_EXISTE', { detalle: `El ejercicio ${anio} no existe.` });
  }
  return ejercicio;
}

/** And tells the open browsers; PostgreSQL sends one notice however many periods change in a transaction. */
export async function ponerEstado(
  tx: Tx,
  { anio, mes, agencia }: ClaveDePeriodo,
  estado: Periodo['estado'],
): Promise<void> {
  await tx
    .updateTable('periodo')
    .set({ estado })
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .where('estado', '<>', estado)
    .execute();
  await avisar(tx, { permiso: 'partidas:ver' }, { tipo: 'periodo-cambio' });
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
