// Prints a book on its next folios. The sheets are drawn first, on the folios that are free now, which may take a while and
// holds nobody up; then, in one short transaction, those folios are used and the file is kept. If somebody took one of them
// in between, nothing of it is kept.
import {
  type ensayarImpresion as contratoDeEnsayo,
  FOLIOS_POR_PIEZA_MAX,
  type PedidoDeImpresion,
} from '@cuadra/contract/contabilidad/impresion-de-libros';
import type { Pieza } from '@cuadra/contract/contabilidad/libros-legales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { escribir } from '../../platform/database/write.ts';
import { fechaImpresa } from '../../platform/pdf/document.ts';
import { leerMembrete } from '../../platform/pdf/membrete.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { conRechazos } from './como-problema.ts';
import { exigirTodasLasAgencias } from './exigir-todas-las-agencias.ts';
import { cuantos, enTramos, type RangoLibre, rangosLibres } from './existencias.ts';
import { type GuardarHoja, guardarPieza } from './guardar-pieza.ts';
import type { EncargoDeFolios, FinDeFolios, HojaHecha } from './imprenta/folios-pdf.ts';
import type { Pliego } from './imprenta/tipos.ts';
import { leerTramas } from './imprenta/tramas.ts';
import { type Plan, planear } from './planes.ts';

type Ensayo = ResponseOf<typeof contratoDeEnsayo>;

export async function ensayarImpresion(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  pedido: PedidoDeImpresion,
): Promise<Ensayo> {
  const { plan, libres, hojas } = await componerLibro(plataforma, contexto, pedido, { ensayo: true });
  return {
    titulo: plan.titulo,
    detalles: [...plan.detalles],
    paginas: hojas.length,
    folios: enTramos(hojas.map(({ folio }) => folio)),
    quedarian: cuantos(libres) - hojas.length,
  };
}

export async function imprimirEnFolios(
  plataforma: Plataforma,
  contexto: ContextoConActor,
  { pedido, folio }: { readonly pedido: PedidoDeImpresion; readonly folio: number },
): Promise<Pieza> {
  const { plan, libres, hojas, pdf, pliego } = await componerLibro(plataforma, contexto, pedido, {
    ensayo: false,
    folio,
  });
  const { libro, titulo, ejercicio, partidas, corte } = plan;
  return conRechazos(
    escribir(plataforma.db, contexto, 'libros:imprimir', (tx) =>
      guardarPieza(
        tx,
        contexto,
        { libro, clase: 'impresion', titulo, ejercicio, partidas, corte, sustituye: null, pliego, pdf },
        hojas.map((hoja) => comoGuardar(hoja, plan, libres)),
      ),
    ),
  );
}

interface LibroCompuesto {
  readonly plan: Plan;
  readonly libres: readonly RangoLibre[];
  readonly hojas: readonly HojaHecha[];
  readonly pdf: Buffer;
  readonly pliego: Pliego;
}

async function componerLibro(
  { db, pdf: taller }: Plataforma,
  { actor, ahora }: ContextoConActor,
  pedido: PedidoDeImpresion,
  { ensayo, folio }: { readonly ensayo: boolean; readonly folio?: number },
): Promise<LibroCompuesto> {
  await exigirTodasLasAgencias(db, actor);
  const [plan, libres, institucion] = await Promise.all([
    planear(db, pedido),
    rangosLibres(db, pedido.libro),
    leerMembrete(db),
  ]);
  // Before drawing for nothing; whoever takes it meanwhile is found at the end.
  if (folio !== undefined && libres[0]?.desde !== folio) throw new ProblemaError('FOLIO_FUERA_DE_ORDEN');
  const { titulo, detalles, papel, modulo, cabecera, lotes } = plan;
  const datos: EncargoDeFolios = {
    modulo: modulo.href,
    cabecera,
    pliego: { institucion, titulo, detalles, papel },
    propiedades: { titulo, autor: institucion.nombre, creadoEn: ahora.toString() },
    folios: libres.map(({ desde, hasta, ...rango }) => ({ desde, hasta, leyenda: leyendaDe(rango) })),
    ensayo,
  };
  const hojas: HojaHecha[] = [];
  const partes: Buffer[] = [];
  let fin: FinDeFolios | undefined;
  const salida = taller.hacer({ modulo: MODULO, datos, lotes });
  for await (const { tipo, carga } of leerTramas(salida)) {
    if (tipo === 'pdf') partes.push(Buffer.from(carga));
    if (tipo === 'hoja') hojas.push(JSON.parse(carga.toString()) as HojaHecha);
    if (tipo === 'fin') fin = JSON.parse(carga.toString()) as FinDeFolios;
  }
  if (fin === undefined) throw new Error('El taller no terminó el libro');
  exigirFolios(fin.paginas, cuantos(libres));
  exigirFechas(hojas, plan, libres);
  return { plan, libres, hojas, pdf: Buffer.concat(partes), pliego: fin.pliego };
}

const MODULO = new URL('./imprenta/folios-pdf.ts', import.meta.url);

export function leyendaDe({ resolucion, fecha }: Pick<RangoLibre, 'resolucion' | 'fecha'>): string {
  return `Autorizado por ${resolucion} del ${fechaImpresa(fecha)}`;
}

function exigirFolios(necesarios: number, disponibles: number): void {
  const cifra = (numero: number) => numero.toLocaleString('es-GT');
  if (necesarios > FOLIOS_POR_PIEZA_MAX)
    throw new ProblemaError('REPORTE_DEMASIADO_GRANDE', {
      detalle: `Son ${cifra(necesarios)} folios y de una vez se imprimen hasta ${cifra(FOLIOS_POR_PIEZA_MAX)}. Imprima por partes.`,
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

/** Of a sheet without dates (only closing lines, accounts without movement), that of the book where it goes. */
function fechaDe({ fechaMin }: HojaHecha, { corte, ejercicio }: Plan): string {
  return fechaMin ?? corte ?? `${ejercicio}-12-31`;
}

function autorizacionDe(folio: number, libres: readonly RangoLibre[]): RangoLibre {
  const rango = libres.find(({ desde, hasta }) => desde <= folio && folio <= hasta);
  if (rango === undefined) throw new Error(`El folio ${folio} no es de la existencia`);
  return rango;
}

function comoGuardar(hoja: HojaHecha, plan: Plan, libres: readonly RangoLibre[]): GuardarHoja {
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
