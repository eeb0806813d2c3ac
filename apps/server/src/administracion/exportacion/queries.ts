import type { Exportacion, SituacionDeExportacion } from '@cuadra/contract/administracion/exportacion';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { listarTrabajos, type TrabajoGuardado } from '#platform/trabajos-pesados/queries.ts';
import { loQueNoSale } from './exportar-institucion.ts';
import { estaGuardada, venceEn } from './guardados.ts';

type Base = Pick<Plataforma, 'config' | 'db'>;

const RECIENTES = 20;

export async function verExportacion(
  base: Base,
  { actor, ahora }: ContextoConActor,
): Promise<SituacionDeExportacion> {
  const [trabajo] = await listarTrabajos(base.db, ahora, 'exportacion');
  const filas = await elegir(base).orderBy('e.hechaEn', 'desc').limit(RECIENTES).execute();
  return {
    enCurso: trabajo?.estado === 'haciendo' ? sinDatos(trabajo) : null,
    fallo: trabajo?.estado === 'fallido' || trabajo?.estado === 'interrumpido',
    recientes: await Promise.all(filas.map((fila) => presentar(base, fila, { actor, ahora }))),
    noSale: loQueNoSale(),
  };
}

/** One that can be fetched, by whoever asked for it: it is their name that the others were told. */
export async function exigirGuardada(
  base: Base,
  contexto: ContextoConActor,
  id: string,
): Promise<Exportacion> {
  const fila = await elegir(base).where('e.id', '=', id).executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const exportacion = await presentar(base, fila, contexto);
  if (!exportacion.esMia) throw new ProblemaError('EXPORTACION_AJENA');
  if (exportacion.disponibleHasta === null) throw new ProblemaError('EXPORTACION_VENCIDA');
  return exportacion;
}

export function sinDatos({ datos: _datos, resultado: _resultado, ...trabajo }: TrabajoGuardado) {
  return trabajo;
}

function elegir({ db }: Pick<Base, 'db'>) {
  return db
    .selectFrom('exportacion as e')
    .innerJoin('usuario as u', 'u.id', 'e.pedidaPor')
    .select(['e.id', 'e.pedidaEn', 'e.hechaEn', 'e.nombre', 'e.bytes', 'e.sha256', 'e.tablas', 'e.filas'])
    .select(['e.archivos', 'e.partidas', 'e.quitadaEn', 'u.id as idDe', 'u.nombre as nombreDe']);
}

type Fila = Awaited<ReturnType<ReturnType<typeof elegir>['executeTakeFirstOrThrow']>>;

async function presentar(
  base: Base,
  { idDe, nombreDe, quitadaEn, ...fila }: Fila,
  { actor, ahora }: Pick<ContextoConActor, 'actor' | 'ahora'>,
): Promise<Exportacion> {
  const vence = venceEn(fila.hechaEn);
  const sigue =
    quitadaEn === null && Temporal.Instant.compare(vence, ahora) > 0 && (await estaGuardada(base, fila.id));
  return {
    ...fila,
    pedidaPor: { id: idDe, nombre: nombreDe },
    esMia: idDe === actor.id,
    disponibleHasta: sigue ? vence.toString() : null,
  };
}
