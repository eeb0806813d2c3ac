import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { exigirActo } from '#control/exigir-acto.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';

export interface UsoDeFolios {
  readonly libro: LibroLegal;
  /** Which sheets and what for, whole: the consent of another person is of these and of no others. */
  readonly que: object;
  /** The same, as that person reads it after the name of the book. */
  readonly dicho: string;
}

/** Sheets of a legal book are authorised, printed and annulled once: what is done to them is a decision, and judged as one. */
export function exigirQueSeUsenFolios(
  tx: Tx,
  contexto: ContextoConActor,
  accion: string,
  { libro, que, dicho }: UsoDeFolios,
): Promise<void> {
  return exigirActo(tx, contexto, {
    operacion: 'folios',
    entidad: 'folios',
    id: libro,
    que: { accion, ...que },
    resumen: `${nombresDeLibro[libro]}: ${dicho}`,
  });
}

export const delFolioAl = ({ desde, hasta }: { readonly desde: number; readonly hasta: number }): string =>
  desde === hasta ? `el folio ${desde}` : `los folios ${desde} a ${hasta}`;
