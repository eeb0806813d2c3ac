import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { darCodigos } from './codigos-de-recuperacion.ts';
import { tomarPersona } from './completar-alta.ts';
import { contarCambio, type Mensajeros } from './contar-cambio.ts';
import { tieneSegundoFactor } from './queries.ts';

/** NO_ENCONTRADO for whoever has no factor that the codes could stand for. */
export function renovarCodigos(
  base: Pick<Plataforma, 'db' | 'secreto'> & Mensajeros,
  contexto: ContextoConActor,
): Promise<string[]> {
  const { id } = contexto.actor;
  return escribir(base.db, contexto, 'recuperacion:renovar', async (tx) => {
    await tomarPersona(tx, id);
    if (!(await tieneSegundoFactor(tx, id))) throw new ProblemaError('NO_ENCONTRADO');
    await contarCambio(tx, base, contexto, 'Se hicieron códigos de recuperación nuevos para su cuenta.');
    return darCodigos(tx, contexto, base.secreto, id);
  });
}
