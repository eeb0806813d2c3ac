// Months are closed from the oldest to the newest and reopened the other way round, per agencia; a year can only begin
// to be closed once the years before it are.
import { nombreDePeriodo } from '@cuadra/core/cierre';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type ClaveDePeriodo, verEjercicio } from './queries.ts';

export async function exigirOrdenAlCerrar(
  db: Database,
  { anio, mes, agencia }: ClaveDePeriodo,
): Promise<void> {
  await exigirEjerciciosAnteriores(db, anio);
  const abierto = await db
    .selectFrom('periodo')
    .select('mes')
    .where('agencia', '=', agencia)
    .where('anio', '=', anio)
    .where('mes', '<', mes)
    .where('estado', '<>', 'cerrado')
    .orderBy('mes')
    .executeTakeFirst();
  if (abierto === undefined) return;
  throw new ProblemaError('PERIODO_FUERA_DE_ORDEN', {
    detalle: `Cierre antes el periodo ${nombreDePeriodo(anio, abierto.mes)} de la agencia ${agencia}.`,
  });
}

export async function exigirEjerciciosAnteriores(db: Database, anio: number): Promise<void> {
  const abierto = await db
    .selectFrom('ejercicio')
    .select('anio')
    .where('anio', '<', anio)
    .where('estado', '<>', 'cerrado')
    .orderBy('anio')
    .executeTakeFirst();
  if (abierto === undefined) return;
  throw new ProblemaError('PERIODO_FUERA_DE_ORDEN', {
    detalle: `Cierre antes el ejercicio ${abierto.anio}.`,
  });
}

export async function exigirOrdenAlReabrir(
  db: Database,
  { anio, mes, agencia }: ClaveDePeriodo,
): Promise<void> {
  const posterior = await db
    .selectFrom('periodo')
    .select(['anio', 'mes'])
    .where('agencia', '=', agencia)
    .where('estado', '<>', 'abierto')
    .where(({ eb, or, and }) =>
      or([eb('anio', '>', anio), and([eb('anio', '=', anio), eb('mes', '>', mes)])]),
    )
    .orderBy('anio', 'desc')
    .orderBy('mes', 'desc')
    .executeTakeFirst();
  if (posterior === undefined) return;
  throw new ProblemaError('PERIODO_FUERA_DE_ORDEN', {
    detalle: `Reabra antes el periodo ${nombreDePeriodo(posterior.anio, posterior.mes)} de la agencia ${agencia}.`,
  });
}

export async function exigirEjercicioAbierto(db: Database, anio: number): Promise<void> {
  const { estado } = await verEjercicio(db, anio);
  if (estado !== 'cerrado') return;
  throw new ProblemaError('EJERCICIO_CERRADO', {
    detalle: `El ejercicio ${anio} está cerrado: sus meses ya no se reabren.`,
  });
}
