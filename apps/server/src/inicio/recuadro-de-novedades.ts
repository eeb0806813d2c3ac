// What changed since a day, of what the person may know; whoever may know of nothing has no such recuadro.
import type { Novedad } from '@cuadra/contract/inicio/novedades';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { desdeCuando } from './desde-cuando.ts';
import type { ClaseDeNovedad } from './novedad.ts';
import type { RecuadroDe } from './recuadro.ts';

export const recuadroDeNovedades = (clases: readonly ClaseDeNovedad[]): RecuadroDe['novedades'] => ({
  id: 'novedades',
  permiso: 'autenticado',
  async leer(db, contexto) {
    const suyas = clases.filter(({ permiso }) => contexto.actor.permisos.has(permiso));
    if (suyas.length === 0) return undefined;
    const { desde, porque } = await desdeCuando(db, contexto);
    const lista = await Promise.all(suyas.map((clase) => contar(db, contexto, clase, desde)));
    return { desde, porque, lista: lista.filter(({ cuenta }) => cuenta > 0) };
  },
});

async function contar(
  db: Database,
  contexto: ContextoConActor,
  clase: ClaseDeNovedad,
  desde: string,
): Promise<Novedad> {
  const { cuenta, monto = null } = await clase.contar(db, contexto, desde);
  const [uno, varios] = clase.textos;
  return {
    id: clase.id,
    texto: cuenta === 1 ? uno : varios,
    cuenta,
    monto,
    llamaLaAtencion: clase.llamaLaAtencion ?? false,
    link: clase.link?.(desde, contexto) ?? null,
  };
}
