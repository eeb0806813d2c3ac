import type { ClaseDeTrabajo, TrabajoPesado } from '@cuadra/contract/trabajo-pesado';
import { sql } from 'kysely';
import type { Database } from '../database/pool.ts';
import { SILENCIO_MAX } from './turno-de-la-persona.ts';

const ULTIMOS = 20;

/** What was asked and what came of it, as its own class understands them. */
export interface TrabajoGuardado extends TrabajoPesado {
  readonly datos: object;
  readonly resultado: object | null;
}

/** The last ones of a class, the newest first. */
export async function listarTrabajos(
  db: Database,
  ahora: Temporal.Instant,
  clase: ClaseDeTrabajo,
): Promise<TrabajoGuardado[]> {
  const filas = await elegir(db)
    .where('t.clase', '=', clase)
    .orderBy('t.pedidoEn', 'desc')
    .orderBy('t.id')
    .limit(ULTIMOS)
    .execute();
  return filas.map((fila) => presentar(fila, ahora));
}

export async function verTrabajo(
  db: Database,
  ahora: Temporal.Instant,
  id: string,
): Promise<TrabajoGuardado> {
  return presentar(await elegir(db).where('t.id', '=', id).executeTakeFirstOrThrow(), ahora);
}

/** The last of a class that came to its end; how long ago does not matter. */
export async function ultimoListo(
  db: Database,
  ahora: Temporal.Instant,
  clase: ClaseDeTrabajo,
): Promise<TrabajoGuardado | undefined> {
  const fila = await elegir(db)
    .where('t.clase', '=', clase)
    .where('t.estado', '=', 'listo')
    .orderBy('t.pedidoEn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila === undefined ? undefined : presentar(fila, ahora);
}

/** The last of a class about that matter, as it goes or as it ended. */
export async function ultimoConDatos(
  db: Database,
  ahora: Temporal.Instant,
  clase: ClaseDeTrabajo,
  datos: object,
): Promise<TrabajoGuardado | undefined> {
  const fila = await elegir(db)
    .where('t.clase', '=', clase)
    .where(sql<boolean>`t.datos @> ${JSON.stringify(datos)}::jsonb`)
    .orderBy('t.pedidoEn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila === undefined ? undefined : presentar(fila, ahora);
}

function elegir(db: Database) {
  return db
    .selectFrom('trabajoPesado as t')
    .innerJoin('usuario as u', 'u.id', 't.pedidoPor')
    .select(['t.id', 't.estado', 't.datos', 't.pedidoEn', 't.latido', 't.terminadoEn', 't.hechas', 't.total'])
    .select(['t.resultado', 'u.id as idDe', 'u.nombre']);
}

type Fila = Awaited<ReturnType<ReturnType<typeof elegir>['executeTakeFirstOrThrow']>>;

function presentar({ idDe, nombre, latido, ...fila }: Fila, ahora: Temporal.Instant): TrabajoGuardado {
  const callado = Temporal.Instant.compare(Temporal.Instant.from(latido).add(SILENCIO_MAX), ahora) < 0;
  const estado = fila.estado === 'haciendo' && callado ? 'interrumpido' : fila.estado;
  return { ...fila, estado, pedidoPor: { id: idDe, nombre } };
}
