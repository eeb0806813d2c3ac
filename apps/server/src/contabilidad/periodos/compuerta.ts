// What must be in order before a month is closed, as data: a feature that can leave something pending hands over gates of
// its own, and `composicion.ts` puts them in the order in which they are looked at and shown.
import type { EstadoDeCompuerta } from '@cuadra/contract/contabilidad/periodos/periodos';
import type { Database } from '../../platform/database/pool.ts';
import { verEjercicio } from './queries.ts';

export interface Alcance {
  readonly anio: number;
  readonly mes: number;
  readonly agencia: string;
  /** The days being closed: a month's, or a whole year's. */
  readonly desde: string;
  readonly hasta: string;
  readonly hoy: string;
}

export type Revision = Pick<EstadoDeCompuerta, 'pasa' | 'motivo' | 'detalle'>;

export interface Compuerta {
  readonly id: string;
  readonly titulo: string;
  /** Whether somebody other than who closes may let it pass; never what would leave the books unproven. */
  readonly admiteExcepcion: boolean;
  /** It asks about a room that did not exist when a year that was brought was kept elsewhere: there, nothing to ask. */
  readonly soloDeAniosPropios?: true;
  revisar(db: Database, alcance: Alcance): Promise<Revision>;
}

export const DETALLES_MAX = 20;

export const EN_ORDEN: Revision = { pasa: true, motivo: 'En orden.', detalle: [] };

const DE_ANIO_TRAIDO: Revision = {
  pasa: true,
  motivo: 'El año se trajo de antes: no hay nada que revisar aquí.',
  detalle: [],
};

export async function revisarCompuertas(
  db: Database,
  alcance: Alcance,
  compuertas: readonly Compuerta[],
): Promise<EstadoDeCompuerta[]> {
  const estados: EstadoDeCompuerta[] = [];
  const { procedencia } = await verEjercicio(db, alcance.anio);
  for (const { id, titulo, revisar, soloDeAniosPropios } of compuertas) {
    const noPregunta = soloDeAniosPropios === true && procedencia === 'traida';
    const { pasa, motivo, detalle } = noPregunta ? DE_ANIO_TRAIDO : await revisar(db, alcance);
    estados.push({ id, titulo, pasa, motivo, detalle: detalle.slice(0, DETALLES_MAX) });
  }
  return estados;
}
