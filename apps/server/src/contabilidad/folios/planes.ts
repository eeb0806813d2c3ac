// What a printing would say, of each book: where it goes on, its title, its rows. Books of partidas go by their numbers,
// which nothing posted later can change; the others, by the end of a day of a month that is closed.
import type { DocumentoFirmable } from '@cuadra/contract/administracion/firmantes';
import { filtrosDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import type { PedidoDeImpresion } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { fechaEnPalabras } from '@cuadra/core/meses';
import { numeroDePartida } from '@cuadra/core/partida';
import { leerUltimoSello } from '#administracion/sellos/ultimo-sello.ts';
import { listarAgencias } from '#contabilidad/agencias/queries.ts';
import { estadoFinanciero } from '#contabilidad/estados-financieros/estado-financiero.ts';
import { detallesParaLeer, periodoDe } from '#contabilidad/estados-financieros/textos.ts';
import type { ModuloDeLibro } from '#contabilidad/imprenta/tipos.ts';
import type * as diarioImpreso from '#contabilidad/libro-diario/diario-impreso.ts';
import { lotesDeDiario } from '#contabilidad/libro-diario/filas.ts';
import { totalizarPartidas } from '#contabilidad/libro-diario/queries.ts';
import { modosImpresos } from '#contabilidad/libro-diario/reporte-de-diario.ts';
import { limitesDe, type TramoDeNumeros } from '#contabilidad/libro-diario/tramo.ts';
import { pruebaDeMayor } from '#contabilidad/libro-mayor/indice.ts';
import { inventarioAl } from '#contabilidad/libro-mayor/inventario.ts';
import type * as inventarioImpreso from '#contabilidad/libro-mayor/inventario-impreso.ts';
import { abrirMayor, lotesDeMayor } from '#contabilidad/libro-mayor/libro.ts';
import type * as mayorImpreso from '#contabilidad/libro-mayor/mayor-impreso.ts';
import { agrupacionesImpresas, FILAS_POR_LOTE } from '#contabilidad/libro-mayor/reporte-de-mayor.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa, type Papel } from '#platform/pdf/documento.ts';
import type { PorFirmar } from '#platform/pdf/firmantes.ts';
import { ProblemaError } from '#platform/problema.ts';
import { enUnLote } from '#reportes/reporte.ts';
import type * as estadoEnFolios from './estado-en-folios.ts';
import { dondeSigue } from './existencias.ts';

export interface Plan extends Contenido {
  readonly libro: LibroLegal;
  readonly titulo: string;
  readonly detalles: readonly string[];
  readonly ejercicio: number;
  readonly partidas: { readonly desde: number; readonly hasta: number } | null;
  readonly corte: string | null;
  readonly papel: Papel;
  /** What those who sign it are asked by: see platform/pdf/firmantes.ts. */
  readonly porFirmar: Pick<PorFirmar, 'documento' | 'titulo' | 'periodo'>;
}

/** What is printed, and the module of the worker that knows how. */
interface Contenido {
  readonly modulo: URL;
  readonly cabecera: unknown;
  readonly lotes: AsyncIterable<readonly unknown[]>;
}

/** The same, where what is printed is what the module M takes. */
interface ContenidoPara<M> extends Contenido {
  readonly cabecera: M extends ModuloDeLibro<infer C, never> ? C : never;
  readonly lotes: AsyncIterable<readonly (M extends ModuloDeLibro<never, infer F> ? F : never)[]>;
}

export function planear(db: Database, pedido: PedidoDeImpresion): Promise<Plan> {
  switch (pedido.libro) {
    case 'diario':
      return planearDiario(db, pedido);
    case 'mayor':
      return planearMayor(db, pedido);
    case 'inventarios':
      return planearInventario(db, pedido);
    case 'estados_financieros':
      return planearEstado(db, pedido);
    default:
      return pedido satisfies never;
  }
}

type PedidoDe<L extends LibroLegal> = Extract<PedidoDeImpresion, { libro: L }>;

async function planearDiario(db: Database, pedido: PedidoDe<'diario'>): Promise<Plan> {
  const tramo = await siguienteTramo(db, pedido);
  const [{ partidas, lineas, debe }, sello, firmado] = await Promise.all([
    totalizarPartidas(db, tramo),
    leerSello(db, tramo),
    leerUltimoSello(db),
  ]);
  const contenido: ContenidoPara<typeof diarioImpreso> = {
    modulo: new URL('../libro-diario/diario-impreso.ts', import.meta.url),
    cabecera: {
      ejercicio: tramo.ejercicio,
      modo: pedido.modo,
      totales: { partidas, lineas, debe, haber: debe },
      sello,
      firmado,
    },
    lotes: lotesDeDiario(db, tramo, pedido.modo),
  };
  return { ...(await dePartidas(db, pedido, tramo, modosImpresos[pedido.modo])), ...contenido };
}

async function planearMayor(db: Database, pedido: PedidoDe<'mayor'>): Promise<Plan> {
  const tramo = await siguienteTramo(db, pedido);
  const { agrupacion, nivel } = pedido;
  const libro = await abrirMayor(db, tramo, { agrupacion, nivel });
  const formacion = `${agrupacionesImpresas[agrupacion]}${nivel === undefined ? '' : `, a nivel ${nivel}`}.`;
  const contenido: ContenidoPara<typeof mayorImpreso> = {
    modulo: new URL('../libro-mayor/mayor-impreso.ts', import.meta.url),
    cabecera: { agrupacion, prueba: await pruebaDeMayor(db, tramo, libro.cuentas) },
    lotes: lotesDeMayor(db, libro, FILAS_POR_LOTE),
  };
  return { ...(await dePartidas(db, pedido, tramo, formacion)), ...contenido };
}

async function planearInventario(db: Database, pedido: PedidoDe<'inventarios'>): Promise<Plan> {
  const { fecha, nivel } = pedido;
  const agencias = await exigirMesCerrado(db, fecha);
  const { cuentas, ...cabecera } = await inventarioAl(db, { fecha, nivel, agencias });
  if (cuentas.length === 0) throw new ProblemaError('NADA_POR_IMPRIMIR');
  const contenido: ContenidoPara<typeof inventarioImpreso> = {
    modulo: new URL('../libro-mayor/inventario-impreso.ts', import.meta.url),
    cabecera,
    lotes: enUnLote(cuentas),
  };
  return { ...deUnDia(pedido, 'inventario', 'Inventario general'), ...contenido };
}

async function planearEstado(db: Database, pedido: PedidoDe<'estados_financieros'>): Promise<Plan> {
  const { fecha, estado, nivelHasta } = pedido;
  const agencias = await exigirMesCerrado(db, fecha);
  const filtros = filtrosDeEstado.parse({ fecha, nivelHasta });
  const { filas, ...cabecera } = await estadoFinanciero(db, { estado, filtros, agencias });
  const esPorcentaje = cabecera.columnas.map(({ clase }) => clase === 'porcentaje');
  const contenido: ContenidoPara<typeof estadoEnFolios> = {
    modulo: new URL('./estado-en-folios.ts', import.meta.url),
    cabecera,
    lotes: enUnLote(filas.map((fila) => ({ ...fila, esPorcentaje }))),
  };
  // A statement says itself of which days and agencias it is.
  const plan = deUnDia(pedido, estado, cabecera.titulo);
  return {
    ...plan,
    porFirmar: { ...plan.porFirmar, periodo: periodoDe(cabecera) },
    detalles: await detallesParaLeer(db, cabecera),
    ...contenido,
  };
}

/** From where the book ended; the first time, from where the person says. */
async function siguienteTramo(
  db: Database,
  { libro, ejercicio, desde, hasta }: PedidoDe<'diario'> | PedidoDe<'mayor'>,
): Promise<TramoDeNumeros> {
  const { continuaEn } = await dondeSigue(db, libro);
  if (continuaEn !== null && continuaEn.ejercicio !== ejercicio)
    throw new ProblemaError('LIBRO_FUERA_DE_ORDEN', {
      detalle: `El libro sigue en la partida ${numeroDePartida({ numero: continuaEn.partida, ejercicio: continuaEn.ejercicio })}.`,
    });
  const primera = continuaEn?.partida ?? desde ?? 1;
  if (hasta < primera) throw new ProblemaError('NADA_POR_IMPRIMIR');
  return { por: 'numeros', ejercicio, desde: primera, hasta };
}

async function leerSello(db: Database, { ejercicio, hasta }: TramoDeNumeros) {
  const partida = await db
    .selectFrom('partida')
    .select('huella')
    .where('ejercicio', '=', ejercicio)
    .where('numero', '=', hasta)
    .executeTakeFirst();
  if (partida === undefined)
    throw new ProblemaError('LIBRO_FUERA_DE_ORDEN', {
      detalle: `El ejercicio ${ejercicio} no llega a la partida ${hasta}.`,
    });
  return { numero: hasta, huella: partida.huella.toString('hex') };
}

/** In all the agencias, which it answers. */
async function exigirMesCerrado(db: Database, fecha: string): Promise<string[]> {
  const { year, month } = Temporal.PlainDate.from(fecha);
  const periodos = await db
    .selectFrom('periodo')
    .select('estado')
    .where('anio', '=', year)
    .where('mes', '=', month)
    .execute();
  if (periodos.length === 0 || periodos.some(({ estado }) => estado !== 'cerrado'))
    throw new ProblemaError('PERIODO_SIN_CERRAR');
  return (await listarAgencias(db)).map(({ idAgencia }) => idAgencia);
}

async function dePartidas(
  db: Database,
  { libro, papel }: PedidoDe<'diario'> | PedidoDe<'mayor'>,
  tramo: TramoDeNumeros,
  formacion: string,
) {
  const { ejercicio, desde, hasta } = tramo;
  const limites = await limitesDe(db, tramo);
  const periodo =
    limites === undefined
      ? ''
      : `, del ${fechaImpresa(limites.fechas.desde)} al ${fechaImpresa(limites.fechas.hasta)}`;
  return {
    libro,
    papel,
    ejercicio,
    titulo: nombresDeLibro[libro],
    detalles: [
      `Ejercicio ${ejercicio}, partidas ${desde} a ${hasta}${periodo}. ${formacion}`,
      'Consolidado. Montos en quetzales.',
    ],
    partidas: { desde, hasta },
    corte: null,
    porFirmar: {
      documento: libro === 'diario' ? 'libro-diario' : 'libro-mayor',
      titulo: nombresDeLibro[libro],
      periodo: `ejercicio ${ejercicio}, partidas ${desde} a ${hasta}`,
    } as const,
  };
}

function deUnDia(
  { libro, papel, fecha }: PedidoDe<'inventarios'> | PedidoDe<'estados_financieros'>,
  documento: DocumentoFirmable,
  titulo: string,
) {
  return {
    libro,
    papel,
    ejercicio: Number(fecha.slice(0, 4)),
    titulo: `${nombresDeLibro[libro]}: ${titulo.toLowerCase()}`,
    detalles: [`Al ${fechaImpresa(fecha)}`, 'Consolidado. Montos en quetzales.'],
    partidas: null,
    corte: fecha,
    porFirmar: { documento, titulo, periodo: `al ${fechaEnPalabras(fecha)}` },
  };
}
