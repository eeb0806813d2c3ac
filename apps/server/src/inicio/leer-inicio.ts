// The recuadros that whoever asks may see, read at once. One that fails says so in its place and goes to the log; when all
// of them do it is the base that does not answer, and that is what is said.

import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { IdDeRecuadro, verInicio } from '@cuadra/contract/inicio/inicio';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import type { CualquierRecuadro } from './recuadro.ts';

type Inicio = ResponseOf<typeof verInicio>;

export async function leerInicio(
  { db, log }: Pick<Plataforma, 'db' | 'log'>,
  contexto: ContextoConActor,
  recuadros: readonly CualquierRecuadro[],
): Promise<Inicio> {
  const suyos = recuadros.filter(
    ({ permiso }) => permiso === 'autenticado' || contexto.actor.permisos.has(permiso),
  );
  const leidos = await Promise.allSettled(suyos.map((recuadro) => recuadro.leer(db, contexto)));
  const primero = leidos.find((leido) => leido.status === 'rejected');
  if (primero !== undefined && leidos.every(({ status }) => status === 'rejected')) throw primero.reason;

  const orden: IdDeRecuadro[] = [];
  const contenidos: Record<string, { contenido?: unknown }> = {};
  for (const [n, leido] of leidos.entries()) {
    const id = suyos[n]?.id;
    if (id === undefined || (leido.status === 'fulfilled' && leido.value === undefined)) continue;
    orden.push(id);
    contenidos[id] = leido.status === 'fulfilled' ? { contenido: leido.value } : {};
    if (leido.status === 'rejected')
      log.error({ err: leido.reason, recuadro: id }, 'Un recuadro del inicio no se pudo leer');
  }
  return { leidoEn: contexto.ahora.toString(), orden, recuadros: contenidos as Inicio['recuadros'] };
}
