// What must be in order before a month is closed, as data: a feature that can leave something pending hands over gates of
// its own, and `composicion.ts` puts them in the order in which they are looked at and shown.
import type { EstadoDeCompuerta } from '@cuadra/contract/contabilidad/periodos/periodos';
import type { Database } from '#platform/database/pool.ts';
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

/** The same days in several agencias. */
export interface AlcanceDeVarias extends Omit<Alcance, 'agencia'> {
  readonly agencias: readonly string[];
}

export type Revision = Pick<EstadoDeCompuerta, 'pasa' | 'motivo' | 'detalle'>;

export interface Compuerta {
  readonly id: string;
  readonly titulo: string;
  /** Whether somebody other than who closes may let it pass; never what would leave the books unproven. */
  readonly admiteExcepcion: boolean;
  /** It asks about a room that did not exist when a year that was brought was kept elsewhere: there, nothing to ask. */
  readonly soloDeAniosPropios?: true;
  /** It asks about the whole institution: what it answers in one agencia is what it answers in all. */
  readonly esDeLaInstitucion?: true;
  revisar(db: Database, alcance: Alcance): Promise<Revision>;
  /** Where several agencias at once cost hardly more than one: an answer for each of them. */
  revisarVarias?(db: Database, alcance: AlcanceDeVarias): Promise<ReadonlyMap<string, Revision>>;
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
  { agencia, ...dias }: Alcance,
  compuertas: readonly Compuerta[],
): Promise<EstadoDeCompuerta[]> {
  const estados = await revisarEnCadaAgencia(db, { ...dias, agencias: [agencia] }, compuertas);
  return estados.get(agencia) ?? [];
}

/** The gates of each agencia, all of them in order. */
export async function revisarEnCadaAgencia(
  db: Database,
  alcance: AlcanceDeVarias,
  compuertas: readonly Compuerta[],
): Promise<ReadonlyMap<string, EstadoDeCompuerta[]>> {
  const estados = new Map(alcance.agencias.map((agencia) => [agencia, [] as EstadoDeCompuerta[]]));
  const { procedencia } = await verEjercicio(db, alcance.anio);
  for (const compuerta of compuertas) {
    const { id, titulo, soloDeAniosPropios } = compuerta;
    const noPregunta = soloDeAniosPropios === true && procedencia === 'traida';
    const revisiones = noPregunta ? undefined : await revisarUna(db, alcance, compuerta);
    for (const [agencia, suyos] of estados) {
      const { pasa, motivo, detalle } =
        revisiones === undefined ? DE_ANIO_TRAIDO : respuestaDe(revisiones, agencia);
      suyos.push({ id, titulo, pasa, motivo, detalle: detalle.slice(0, DETALLES_MAX) });
    }
  }
  return estados;
}

async function revisarUna(
  db: Database,
  alcance: AlcanceDeVarias,
  { esDeLaInstitucion, revisar, revisarVarias }: Compuerta,
): Promise<ReadonlyMap<string, Revision>> {
  if (revisarVarias !== undefined) return revisarVarias(db, alcance);
  const { agencias, ...dias } = alcance;
  const revisiones = new Map<string, Revision>();
  let primera: Revision | undefined;
  for (const agencia of agencias) {
    const laMisma = esDeLaInstitucion === true ? primera : undefined;
    primera = laMisma ?? (await revisar(db, { ...dias, agencia }));
    revisiones.set(agencia, primera);
  }
  return revisiones;
}

/** A gate that says nothing of an agencia lets nothing pass. */
function respuestaDe(revisiones: ReadonlyMap<string, Revision>, agencia: string): Revision {
  const revision = revisiones.get(agencia);
  if (revision === undefined) throw new Error(`Una compuerta no respondió por la agencia ${agencia}`);
  return revision;
}
