// Printing a legal book on its folios: first how many it takes, then for real; each sheet as it was printed; and what was
// printed, handed over.
import { z } from 'zod';
import { download, endpoint } from '../endpoint.ts';
import { BASE_DE_FOLIOS } from './base-de-folios.ts';
import { estados } from './estados-financieros.ts';
import { FOLIO_MAX, folio } from './folios.ts';
import { modosDeDiario, papel } from './libro-diario.ts';
import { agrupacionesDeMayor } from './libro-mayor.ts';
import { entrega, librosLegales, pieza, tramo } from './libros-legales.ts';
import { fechaContable, motivo } from './partidas.ts';

export const FOLIOS_POR_PIEZA_MAX = 5_000;
/** How long a copy that was asked for may be downloaded. */
export const MINUTOS_DE_ENTREGA = 15;

const base = BASE_DE_FOLIOS;
const porPieza = z.object({ id: z.uuid() });
const porEntrega = porPieza.extend({ n: z.coerce.number().int().min(1) });

const ejercicio = z.int().min(2000).max(2100);
const numero = z.int().min(1).max(2_147_483_647);
const nivel = z.int().min(1).max(6);

/** What to print, of each book. */
export const pedidoDeImpresion = z.discriminatedUnion('libro', [
  z.object({
    libro: z.literal('diario'),
    ejercicio,
    /** Only of the first one of all: the others go on where the book ended. */
    desde: numero.optional(),
    hasta: numero,
    modo: z.enum(modosDeDiario).default('detallado'),
    papel,
  }),
  z.object({
    libro: z.literal('mayor'),
    ejercicio,
    desde: numero.optional(),
    hasta: numero,
    agrupacion: z.enum(agrupacionesDeMayor).default('dia'),
    nivel: nivel.optional(),
    papel,
  }),
  z.object({ libro: z.literal('inventarios'), fecha: fechaContable, nivel: nivel.optional(), papel }),
  z.object({
    libro: z.literal('estados_financieros'),
    fecha: fechaContable,
    estado: z.enum(estados),
    nivelHasta: nivel.default(4),
    papel,
  }),
]);
export type PedidoDeImpresion = z.output<typeof pedidoDeImpresion>;

const deImprimir = [
  'SIN_AGENCIA',
  'NADA_POR_IMPRIMIR',
  'LIBRO_FUERA_DE_ORDEN',
  'PERIODO_SIN_CERRAR',
  'FOLIOS_INSUFICIENTES',
  'ANTERIOR_A_LA_AUTORIZACION',
  'REPORTE_DEMASIADO_GRANDE',
] as const;

export const ensayarImpresion = endpoint({
  method: 'POST',
  path: `${base}/ensayos`,
  permission: 'libros:imprimir',
  summary: 'Cuántos folios usaría una impresión y cuáles, sin usar ninguno',
  body: pedidoDeImpresion,
  response: z.object({
    titulo: z.string(),
    detalles: z.array(z.string()),
    paginas: z.int(),
    folios: z.array(tramo),
    quedarian: z.int(),
  }),
  errors: deImprimir,
});

export const imprimirEnFolios = endpoint({
  method: 'POST',
  path: `${base}/impresiones`,
  permission: 'libros:imprimir',
  summary: 'Imprime en los siguientes folios del libro, que quedan usados; todo o nada',
  body: z.object({
    pedido: pedidoDeImpresion,
    /** The first sheet that the person was told: if it is not that one any more, nothing is printed. */
    folio,
  }),
  response: pieza,
  status: 201,
  errors: [...deImprimir, 'FOLIO_FUERA_DE_ORDEN'],
});

export const hojaImpresa = z.object({
  folio: z.int(),
  estado: z.enum(['impreso', 'anulado']),
  resolucion: z.string(),
  fechaDeAutorizacion: fechaContable,
  idPieza: z.uuid().nullable(),
  pagina: z.int().nullable(),
  paginas: z.int().nullable(),
  titulo: z.string().nullable(),
  columnas: z.array(z.object({ titulo: z.string(), esTexto: z.boolean() })),
  filas: z.array(z.object({ celdas: z.array(z.string()), estilo: z.string().nullable() })),
  /** SHA-256 of what is on it; null when it is blank. */
  huella: z.string().nullable(),
  /** What is kept still says that digest. */
  huellaCoincide: z.boolean().nullable(),
  motivo: z.string().nullable(),
  sustituidoPor: z.int().nullable(),
});
export type HojaImpresa = z.infer<typeof hojaImpresa>;

export const verHoja = endpoint({
  method: 'GET',
  path: `${base}/:libro/hojas/:folio`,
  permission: 'reportes:ver',
  summary: 'Lo que dice un folio usado, y si lo guardado sigue siendo lo que se imprimió',
  params: z.object({
    libro: z.enum(librosLegales),
    folio: z.coerce.number().int().min(1).max(FOLIO_MAX),
  }),
  response: hojaImpresa,
  errors: ['NO_ENCONTRADO', 'SIN_AGENCIA'],
});

export const pedirEntrega = endpoint({
  method: 'POST',
  path: `${base}/piezas/:id/entregas`,
  permission: 'reportes:ver',
  summary: 'Pide lo impreso: la primera vez es el original; las demás, una reimpresión con su motivo',
  params: porPieza,
  body: z.object({ motivo: motivo.optional() }),
  response: entrega,
  status: 201,
  errors: ['NO_ENCONTRADO', 'SIN_AGENCIA', 'SIN_PERMISO', 'REIMPRESION_SIN_MOTIVO'],
});

export const bajarFolios = endpoint({
  method: 'GET',
  path: `${base}/piezas/:id/entregas/:n/folios.pdf`,
  permission: 'reportes:ver',
  summary: 'Los folios impresos, byte por byte, a quien pidió esa entrega',
  params: porEntrega,
  response: download('application/pdf'),
  errors: ['NO_ENCONTRADO', 'ENTREGA_VENCIDA'],
});

export const bajarConstancia = endpoint({
  method: 'GET',
  path: `${base}/piezas/:id/entregas/:n/constancia.pdf`,
  permission: 'reportes:ver',
  summary: 'La constancia de una reimpresión: cuál es, quién la pidió, cuándo y por qué',
  params: porEntrega,
  response: download('application/pdf'),
  errors: ['NO_ENCONTRADO'],
});
