// A report is one dataset and what shows it. The dataset is read here, as of one instant; a module in the worker draws it
// as a document or lays it out as a sheet. So screen, PDF, XLSX and CSV cannot disagree. A feature defines its reports and
// `composicion.ts` lists them; each judges its own filters, so that whoever makes files need not know them.
import { createHash } from 'node:crypto';
import type { Preliminar, Traidos } from '@cuadra/contract/contabilidad/periodos/preliminar';
import { type DefinicionDeReporte, type FiltrosDe, reportes } from '@cuadra/contract/reportes/lista';
import type { FormatoDeReporte, NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { erroresDeEsquema } from '#platform/errores-de-esquema.ts';
import type { Papel } from '#platform/pdf/documento.ts';
import type { Firmas } from '#platform/pdf/firmas.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
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
  /** For those that may be very long. */
  readonly partes?: PartesDeReporte<FiltrosDe<N>, FilaDe<P>>;
}

/** How several processes share one that is long: only of rows that, once they are there, never change and are never more. */
interface PartesDeReporte<Filtros, F> {
  admite(filtros: Filtros): boolean;
  /** One after another, they are the dataset as of the same instant; each of about so many rows. */
  cortar(db: Database, contexto: ContextoConActor, filtros: Filtros, filasPorParte: number): Promise<Corte[]>;
  /** The rows of one, whenever they are read. */
  lotes(
    db: Database,
    contexto: ContextoConActor,
    filtros: Filtros,
    corte: Corte,
  ): AsyncIterable<readonly F[]>;
}

/** Plain data. */
export interface Corte {
  /** How many rows the sheet has before it, and how many are its own. */
  readonly antes: number;
  readonly renglones: number;
  /** As `contar` counts them. */
  readonly filas: number;
  /** From where to where: only its report knows. */
  readonly tramo: unknown;
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
  /** When it can be made by several. */
  readonly partes?: PartesPedidas;
}

export interface PartesPedidas {
  cortar(db: Database, contexto: ContextoConActor, filasPorParte: number): Promise<Corte[]>;
  leer(db: Database, contexto: ContextoConActor, corte: Corte): ParteMedida;
}

interface ParteMedida {
  readonly lotes: AsyncIterable<readonly unknown[]>;
  /** Once all of its rows went by: how many they were, and what they say in the fingerprint. */
  resultado(): { readonly dicho: readonly string[]; readonly filas: number };
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
  { modulo, peso, deHuella, partes, ...suyo }: Reporte<N, P>,
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
        // A page of a PDF begins where the one before it ended, which nobody knows before drawing it.
        ...(formato !== 'pdf' && partes?.admite(filtros) === true
          ? { partes: pedirPartes(partes, filtros, { peso, deHuella }) }
          : {}),
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
  { alLeer, ...cuenta }: CuentaDeFilas<F> & { readonly alLeer?: AlLeer | undefined },
): DatasetMedido {
  const { detalles, cabecera, lotes } = dataset;
  const hash = createHash('sha256').update(principioDeHuella(detalles, cabecera));
  const medido = recorrer(lotes, cuenta, (dicho) => hash.update(dicho), alLeer);
  return {
    ...dataset,
    lotes: medido.lotes,
    resultado: () => ({ huella: hash.digest('hex'), filas: medido.filas() }),
  };
}

/** What the fingerprint has before the rows. */
export const principioDeHuella = (detalles: readonly string[], cabecera: unknown): string =>
  `${JSON.stringify([detalles, cabecera])}\n`;

interface CuentaDeFilas<F> {
  readonly peso?: ((fila: F) => number) | undefined;
  readonly deHuella?: ((fila: F) => unknown) | undefined;
}

function recorrer<F>(
  lotes: AsyncIterable<readonly F[]>,
  { peso = () => 1, deHuella = (fila) => fila }: CuentaDeFilas<F>,
  decir: (dicho: string) => void,
  alLeer?: AlLeer,
) {
  let filas = 0;
  async function* pasar() {
    for await (const lote of lotes) {
      for (const fila of lote) {
        decir(`${JSON.stringify(deHuella(fila))}\n`);
        filas += peso(fila);
      }
      await alLeer?.(filas);
      yield lote;
    }
  }
  return { lotes: pasar(), filas: () => filas };
}

function pedirPartes<Filtros, F>(
  partes: PartesDeReporte<Filtros, F>,
  filtros: Filtros,
  cuenta: CuentaDeFilas<F>,
): PartesPedidas {
  return {
    cortar: (db, contexto, filasPorParte) => partes.cortar(db, contexto, filtros, filasPorParte),
    leer(db, contexto, corte) {
      const dicho: string[] = [];
      const medida = recorrer(partes.lotes(db, contexto, filtros, corte), cuenta, (linea) =>
        dicho.push(linea),
      );
      return { lotes: medida.lotes, resultado: () => ({ dicho, filas: medida.filas() }) };
    },
  };
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
