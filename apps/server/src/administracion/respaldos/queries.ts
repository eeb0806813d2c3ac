import type { Respaldo, Simulacro } from '@cuadra/contract/administracion/respaldos';
import type { Database } from '#platform/database/pool.ts';

const RECIENTES = 30;

export async function listarRespaldos(db: Database): Promise<Respaldo[]> {
  const filas = await elegir(db).orderBy('r.terminadoEn', 'desc').limit(RECIENTES).execute();
  return filas.map(presentar);
}

/** The last that ended well. */
export async function ultimoRespaldo(db: Database): Promise<Respaldo | null> {
  const fila = await elegir(db)
    .where('r.resultado', '=', 'hecho')
    .orderBy('r.terminadoEn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila === undefined ? null : presentar(fila);
}

export async function ultimoSimulacro(db: Database): Promise<Simulacro | null> {
  const fila = await db
    .selectFrom('simulacro')
    .select(['copia', 'terminadoEn', 'resultado', 'alcance', 'partidas', 'motivo'])
    .orderBy('terminadoEn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila ?? null;
}

function elegir(db: Database) {
  return db
    .selectFrom('respaldo as r')
    .leftJoin('usuario as u', 'u.id', 'r.pedidoPor')
    .select(['r.id', 'r.copia', 'r.origen', 'r.iniciadoEn', 'r.terminadoEn', 'r.resultado', 'r.bytes'])
    .select(['r.destino', 'r.motivo', 'r.eliminadoEn', 'u.id as idDe', 'u.nombre']);
}

type Fila = Awaited<ReturnType<ReturnType<typeof elegir>['executeTakeFirstOrThrow']>>;

function presentar({ idDe, nombre, ...fila }: Fila): Respaldo {
  return { ...fila, pedidoPor: idDe === null || nombre === null ? null : { id: idDe, nombre } };
}
