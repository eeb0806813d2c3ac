// A report is one dataset and what shows it. The dataset is read here, as of one instant; a module in the worker draws it
// as a document or lays it out as a sheet. So screen, PDF, XLSX and CSV cannot disagree. A feature defines its reports and
// `composicion.ts` lists them; each judges its own filters, so that whoever makes files need not know them.
import { createHash } from 'node:crypto';
import type { Preliminar, Traidos } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { type DefinicionDeReporte, type FiltrosDe, reportes } from '@cuadra/contract/reportes/lista';
import type { FormatoDeReporte, NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import type { Actor, ContextoConActor } from '../platform/contexto.ts';
import type { Database } from '../platform/database/pool.ts';
import { erroresDeEsquema } from '../platform/errores-de-esquema.ts';
import type { Papel } from '../platform/pdf/documento.ts';
import type { Firmas } from '../platform/pdf/firmas.ts';
import { ProblemaError, problemaDeCampo } from '../platform/problema.ts';
import type { CabeceraDe, FilaDe, Presentacion } from './imprimir.ts';

/** What a feature says of its report. P is the module in the worker: what the dataset tells is what that module shows. */
export interface Reporte<N extends NombreDeReporte, P> {
  /** Where P is. */
  readonly modulo: URL;
  /** How many rows it would have, without reading them; where one holds several (a partida, its lines), those. */
  contar(db: Database, contexto: ContextoConActor, filtros: FiltrosDe<N>): Promise<number>;
  dataset(
    db: Database,
    contexto: ContextoConActor,
    filtros: FiltrosDe<N>,
  ): Promise<Dataset<CabeceraDe<P>, FilaDe<P>>>;
  /** How many of those one row is; one, if it is not said. */
  peso?(fila: FilaDe<P>): number;
  /** What of a row its code answers for; all of it, if it is not said. */
  deHuella?(fila: FilaDe<P>): unknown;
  /** The title, when what is asked for changes it. */
  titulo?(filtros: FiltrosDe<N>): string;
  papel?(filtros: FiltrosDe<N>): PapelDelReporte;
}

export interface Dataset<C, F> {
  /** What the figures are of: period, agencia, other filters. One line each, printed under the title. */
  readonly detalles: readonly string[];
  /** Those whose books it tells. */
  readonly agencias: readonly string[];
  /** What is said once; plain data. */
  readonly cabecera: C;
  /**
   * What is printed with it and is no part of what it says: the code of what was printed holds whoever signs later, when
   * the month is closed, and however the paper words it.
   */
  readonly enPapel?: EnPapel;
  /** Plain data, in batches and in order; read once. */
  readonly lotes: AsyncIterable<readonly F[]>;
}

export interface EnPapel {
  /** Instead of `detalles`. */
  readonly detalles?: readonly string[];
  readonly firmas?: Firmas;
  /** In a book or a statement: which of its months may still change; null when none. */
  readonly preliminar?: Preliminar | null;
  /** Which of its years were kept elsewhere and brought here. */
  readonly traidos?: Traidos | null;
}

interface PapelDelReporte {
  readonly papel?: Papel;
  readonly horizontal?: boolean;
}

/** A report as the rest of the product knows it, whatever its filters and its rows are. */
export interface ReporteDefinido<N extends NombreDeReporte = NombreDeReporte> {
  readonly nombre: N;
  readonly modulo: URL;
  /** What somebody asks of it, once it is known that they may and that it can be read. */
  pedir(actor: Actor, formato: FormatoDeReporte, filtros: unknown): ReportePedido;
}

export type Registro = { readonly [N in NombreDeReporte]: ReporteDefinido<N> };

export interface ReportePedido {
  readonly reporte: NombreDeReporte;
  readonly modulo: URL;
  readonly formato: FormatoDeReporte;
  /** As the report reads them. */
  readonly filtros: Readonly<Record<string, unknown>>;
  readonly titulo: string;
  readonly papel: PapelDelReporte;
  contar(db: Database, contexto: ContextoConActor): Promise<number>;
  /** Told how many rows have gone by, if asked to. */
  leer(db: Database, contexto: ContextoConActor, alLeer?: AlLeer): Promise<DatasetMedido>;
}

export interface DatasetMedido extends Dataset<unknown, unknown> {
  /** Once all the rows went by: how many they were, and the fingerprint of what was told. */
  resultado(): { readonly huella: string; readonly filas: number };
}

type AlLeer = (filas: number) => Promise<void>;

/** Each report's own schema, known by its name. */
const definiciones: { readonly [N in NombreDeReporte]: DefinicionDeReporte<FiltrosDe<N>> } = reportes;

export function definirReporte<N extends NombreDeReporte, P extends Presentacion<unknown, unknown>>(
  nombre: N,
  { modulo, peso, deHuella, ...suyo }: Reporte<N, P>,
): ReporteDefinido<N> {
  const definicion: DefinicionDeReporte<FiltrosDe<N>> = definiciones[nombre];
  return {
    nombre,
    modulo,
    pedir(actor, formato, recibidos) {
      exigirPermiso(actor, nombre);
      if (!definicion.formatos.includes(formato)) throw problemaDeCampo('PETICION_INVALIDA', 'formato');
      const filtros = exigirFiltros(definicion, recibidos);
      return {
        reporte: nombre,
        modulo,
        formato,
        filtros,
        titulo: suyo.titulo?.(filtros) ?? definicion.titulo,
        papel: suyo.papel?.(filtros) ?? {},
        contar: (db, contexto) => suyo.contar(db, contexto, filtros),
        leer: async (db, contexto, alLeer) =>
          medir(await suyo.dataset(db, contexto, filtros), { peso, deHuella, alLeer }),
      };
    },
  };
}

function exigirFiltros<F>({ filtros }: DefinicionDeReporte<F>, recibidos: unknown): F {
  const leidos = filtros.safeParse(recibidos);
  if (leidos.success) return leidos.data;
  throw new ProblemaError('PETICION_INVALIDA', {
    errores: erroresDeEsquema(leidos.error.issues, { dentroDe: ['filtros'] }),
  });
}

/**
 * The rows are counted and hashed as they go by. The fingerprint is of what the dataset says, not of how it was drawn or
 * read, so that computing it again later tells whether the books still say the same.
 */
function medir<F>(
  dataset: Dataset<unknown, F>,
  {
    peso = () => 1,
    deHuella = (fila) => fila,
    alLeer,
  }: {
    readonly peso?: ((fila: F) => number) | undefined;
    readonly deHuella?: ((fila: F) => unknown) | undefined;
    readonly alLeer?: AlLeer | undefined;
  },
): DatasetMedido {
  const { detalles, cabecera, lotes } = dataset;
  const hash = createHash('sha256').update(`${JSON.stringify([detalles, cabecera])}\n`);
  let filas = 0;
  async function* recorrer() {
    for await (const lote of lotes) {
      for (const fila of lote) {
        hash.update(`${JSON.stringify(deHuella(fila))}\n`);
        filas += peso(fila);
      }
      await alLeer?.(filas);
      yield lote;
    }
  }
  return { ...dataset, lotes: recorrer(), resultado: () => ({ huella: hash.digest('hex'), filas }) };
}

export function exigirPermiso({ permisos }: Actor, reporte: NombreDeReporte): void {
  const { permission } = reportes[reporte];
  if (permission !== 'autenticado' && !permisos.has(permission)) throw new ProblemaError('SIN_PERMISO');
}

/** Known only once it is known what the report tells. */
export function exigirAgencias(actor: Actor, agencias: readonly string[]): void {
  if (!agencias.every((agencia) => actor.agencias.includes(agencia))) throw new ProblemaError('SIN_AGENCIA');
}

/** Rows that are all here already. */
export async function* enUnLote<F>(filas: readonly F[]): AsyncGenerator<readonly F[]> {
  if (filas.length > 0) yield filas;
}
