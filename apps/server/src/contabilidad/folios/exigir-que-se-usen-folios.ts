import { exigirActo } from '../../control/exigir-acto.ts';
import type { ContextoConActor } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';

/** Sheets of a legal book are authorised, printed and annulled once: what is done to them is a decision, and judged as one. */
export function exigirQueSeUsenFolios(tx: Tx, contexto: ContextoConActor, que: string): Promise<void> {
  return exigirActo(tx, contexto, {
    operacion: 'folios',
    entidad: 'folios',
    id: que,
    que: { que },
    resumen: 'Usar folios de un libro legal',
  });
}
