// Draws a book on its next folios, those that are free now, without using any: it may take a while and holds nobody up.
// Everything in it is read as of one instant.
import {
  FOLIOS_POR_PIEZA_MAX,
  type PedidoDeImpresion,
} from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { EncargoDeFolios, FinDeFolios, HojaHecha } from '#contabilidad/imprenta/folios-pdf.ts';
import type { Pliego } from '#contabilidad/imprenta/tipos.ts';
import { leerTramas } from '#contabilidad/imprenta/tramas.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { leerEnUnInstante } from '#platform/database/escribir.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { leerFirmas } from '#platform/pdf/firmantes.ts';
import { leerMembrete } from '#platform/pdf/membrete.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { exigirLibrosLegales } from './exigir-libros-legales.ts';
import { cuantos, type RangoLibre, rangosLibres } from './existencias.ts';
import type { GuardarHoja } from './guardar-pieza.ts';
import { type Plan, planear } from './planes.ts';

export interface LibroCompuesto {
  readonly plan: Plan;
  readonly libres: readonly RangoLibre[];
  readonly hojas: readonly HojaHecha[];
  readonly pdf: Buffer;
  readonly pliego: Pliego;
}

/** What the person was told that it would take. */
export interface Dicho {
  readonly folio: number;
  readonly paginas: number;
}

export interface ModoDeComponer {
  /** Absent: only to know what it would take. */
  readonly dicho?: Dicho;
  /** How many sheets are drawn. */
  readonly alDibujar?: (hechas: number) => Promise<void>;
}

export function componerLibro(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  pedido: PedidoDeImpresion,
  modo: ModoDeComponer = {},
): Promise<LibroCompuesto> {
  return leerEnUnInstante(plataforma.db, (db) => componer({ ...plataforma, db }, contexto, pedido, modo));
}

async function componer(
  { db, pdf: taller }: Pick<Plataforma, 'db' | 'pdf'>,
  { actor, ahora }: ContextoConActor,
  pedido: PedidoDeImpresion,
  { dicho, alDibujar }: ModoDeComponer,
): Promise<LibroCompuesto> {
  await exigirLibrosLegales(db, actor);
  const libres = await rangosLibres(db, pedido.libro);
  // Before drawing for nothing; whoever takes it meanwhile is found at the end.
  if (dicho !== undefined) exigirSiguiente(libres, dicho);
  const [plan, institucion] = await Promise.all([planear(db, pedido), leerMembrete(db)]);
  const { titulo, detalles, papel, modulo, cabecera, lotes } = plan;
  const datos: EncargoDeFolios = {
    modulo: modulo.href,
    cabecera,
    pliego: { institucion, titulo, detalles, papel },
    // What is printed on folios is there for good, whatever its months: it is what it is certified to be.
    firmas: await leerFirmas(db, { ...plan.porFirmar, ahora, esPreliminar: false }),
    propiedades: { titulo, autor: institucion.nombre, creadoEn: ahora.toString() },
    folios: libres.map(({ desde, hasta, ...rango }) => ({ desde, hasta, leyenda: leyendaDe(rango) })),
    ensayo: dicho === undefined,
    paginasMax: FOLIOS_POR_PIEZA_MAX,
  };
  const hojas: HojaHecha[] = [];
  const partes: Buffer[] = [];
  let fin: FinDeFolios | undefined;
  for await (const { tipo, carga } of leerTramas(taller.hacer({ modulo: MODULO, datos, lotes }))) {
    if (tipo === 'pdf') partes.push(Buffer.from(carga));
    if (tipo === 'fin') fin = JSON.parse(carga.toString()) as FinDeFolios;
    if (tipo !== 'hoja') continue;
    hojas.push(JSON.parse(carga.toString()) as HojaHecha);
    if (dicho !== undefined && hojas.length > dicho.paginas) throw new ProblemaError('IMPRESION_CAMBIADA');
    await alDibujar?.(hojas.length);
  }
  if (fin === undefined) throw new Error('El taller no terminó el libro');
  exigirFolios(fin.paginas, cuantos(libres));
  if (dicho !== undefined && hojas.length !== dicho.paginas) throw new ProblemaError('IMPRESION_CAMBIADA');
  exigirFechas(hojas, plan, libres);
  return { plan, libres, hojas, pdf: Buffer.concat(partes), pliego: fin.pliego };
}

export function exigirSiguiente(libres: readonly RangoLibre[], { folio }: Pick<Dicho, 'folio'>): void {
  if (libres[0]?.desde !== folio) throw new ProblemaError('FOLIO_FUERA_DE_ORDEN');
}

const MODULO = new URL('../imprenta/folios-pdf.ts', import.meta.url);

export function leyendaDe({ resolucion, fecha }: Pick<RangoLibre, 'resolucion' | 'fecha'>): string {
  return `Autorizado por ${resolucion} del ${fechaImpresa(fecha)}`;
}

function exigirFolios(necesarios: number, disponibles: number): void {
  const cifra = (numero: number) => numero.toLocaleString('es-GT');
  if (necesarios > FOLIOS_POR_PIEZA_MAX)
    throw new ProblemaError('REPORTE_DEMASIADO_GRANDE', {
      detalle: `Son más de ${cifra(FOLIOS_POR_PIEZA_MAX)} folios, que es lo que se imprime de una vez. Imprima por partes.`,
    });
  if (necesarios > disponibles)
    throw new ProblemaError('FOLIOS_INSUFICIENTES', {
      detalle: `Hacen falta ${cifra(necesarios)} folios y quedan ${cifra(disponibles)}. Imprima menos o registre otra autorización.`,
    });
}

/** Said before it is tried; PostgreSQL holds it anyway. */
function exigirFechas(hojas: readonly HojaHecha[], plan: Plan, libres: readonly RangoLibre[]): void {
  for (const hoja of hojas) {
    const { fecha, resolucion } = autorizacionDe(hoja.folio, libres);
    const suya = fechaDe(hoja, plan);
    if (suya < fecha)
      throw new ProblemaError('ANTERIOR_A_LA_AUTORIZACION', {
        detalle: `El folio ${hoja.folio} fue autorizado el ${fechaImpresa(fecha)} por ${resolucion} y llevaría algo del ${fechaImpresa(suya)}.`,
      });
  }
}

/** The date of a sheet; without dates in it (only closing lines, accounts without movement), that of the book where it goes. */
function fechaDe({ fechaMin }: HojaHecha, { corte, ejercicio }: Plan): string {
  return fechaMin ?? corte ?? `${ejercicio}-12-31`;
}

function autorizacionDe(folio: number, libres: readonly RangoLibre[]): RangoLibre {
  const rango = libres.find(({ desde, hasta }) => desde <= folio && folio <= hasta);
  if (rango === undefined) throw new Error(`El folio ${folio} no es de la existencia`);
  return rango;
}

export function comoGuardar(hoja: HojaHecha, { plan, libres }: LibroCompuesto): GuardarHoja {
  const { folio, pagina, numeros, huella, contenido } = hoja;
  return {
    folio,
    pagina,
    autorizacion: autorizacionDe(folio, libres).autorizacion,
    ejercicio: plan.ejercicio,
    desde: numeros?.[0] ?? null,
    hasta: numeros?.[1] ?? null,
    fechaMin: fechaDe(hoja, plan),
    contenido: Buffer.from(contenido, 'base64'),
    huella: Buffer.from(huella, 'base64'),
  };
}
