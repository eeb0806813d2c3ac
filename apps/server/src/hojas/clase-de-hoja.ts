// A kind of sheet that people bring: its fields, and by which headings each is known.
import type { CamposDeHoja, Mapeo } from '@cuadra/contract/hojas/mapeo';

export interface ClaseDeHoja<C extends string> extends CamposDeHoja<C> {
  /** Our own heading first, then what other programs and people call it; the earlier in the list, the surer. */
  readonly nombres: Readonly<Record<C, readonly string[]>>;
  /** What a row is, for whoever sends only headings: «una fila por cada línea de partida». */
  readonly unaFila: string;
  /** What is left of a proposal where some columns stand for others. */
  readonly acomodar?: (mapeo: Mapeo<C>) => Mapeo<C>;
}
