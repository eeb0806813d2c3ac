// Printing a legal book on its folios: first how many it takes, then for real (a long one goes on by itself, and whoever
// asked for it may leave); each sheet as it was printed; and what was printed, handed over.
import { z } from 'zod';
import {
  anio,
  anioEscrito,
  entero,
  enteroEscrito,
  fechaContable,
  motivo,
  nivel,
  numero,
  numeroEscrito,
  persona,
  porId,
} from '../../campos.ts';
import { download, endpoint } from '../../endpoint.ts';
import { PDF } from '../../medios.ts';
import { papel } from '../libro-diario.ts';
import { agrupacionesDeMayor, estados, modosDeDiario } from '../opciones.ts';
import { BASE_DE_FOLIOS, BASE_DE_IMPRESIONES } from './base-de-folios.ts';
import { FOLIO_MAX, folio } from './folios.ts';
import { entrega, librosLegales, pieza, tramo } from './libros-legales.ts';

export const FOLIOS_POR_PIEZA_MAX = 5_000;
/** More sheets than these are a job. */
export const FOLIOS_AL_MOMENTO = 100;
/** How long a copy that was asked for may be downloaded. */
export const MINUTOS_DE_ENTREGA = 15;

const base = BASE_DE_FOLIOS;
const porEntrega = porId.extend({ n: numeroEscrito });

/** What to print, of each book. */
export const pedidoDeImpresion = z.discriminatedUnion('libro', [
  z.strictObject({
    libro: z.literal('diario'),
    ejercicio: anio,
    /** Only of the first one of all: the others go on where the book ended. */
    desde: numero.optional(),
    hasta: numero,
    modo: z.enum(modosDeDiario).default('detallado'),
    papel,
  }),
  z.strictObject({
    libro: z.literal('mayor'),
    ejercicio: anio,
    desde: numero.optional(),
    hasta: numero,
    agrupacion: z.enum(agrupacionesDeMayor).default('dia'),
    nivel: nivel.optional(),
    papel,
  }),
  z.strictObject({ libro: z.literal('inventarios'), fecha: fechaContable, nivel: nivel.optional(), papel }),
  z.strictObject({
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

/** A month of the diario, by the partidas that must be printed for it to be whole in the book. */
const mesDelDiario = z.object({
  mes: z.int(),
  /** The first and the last of those dated in it. */
  desde: z.int(),
  hasta: z.int(),
  /** Some of another month is among them, by the order in which they were registered. */
  conOtros: z.boolean(),
});
export type MesDelDiario = z.infer<typeof mesDelDiario>;

export const listarMesesDelDiario = endpoint({
  method: 'GET',
  path: `${base}/meses/:anio`,
  permission: 'libros:imprimir',
  summary: 'Entre qué números están las partidas de cada mes de un año, para imprimir por meses',
  params: z.object({ anio: anioEscrito }),
  response: z.array(mesDelDiario),
  errors: [],
});

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

const estadosDeImpresion = ['en_cola', 'haciendo', 'impresa', 'fallida', 'cancelada'] as const;
export type EstadoDeImpresion = (typeof estadosDeImpresion)[number];

export const impresion = z.object({
  id: z.uuid(),
  libro: z.enum(librosLegales),
  estado: z.enum(estadosDeImpresion),
  folio: z.int(),
  paginas: z.int(),
  /** How many of those pages are drawn so far. No folio is used until all are. */
  hechas: z.int(),
  /** Why it failed, for the person. */
  motivo: z.string().nullable(),
  pedidaPor: persona,
  pedidaEn: z.iso.datetime(),
  /** What came of it. */
  pieza: pieza.nullable(),
});
export type Impresion = z.infer<typeof impresion>;

export const imprimirEnFolios = endpoint({
  method: 'POST',
  path: BASE_DE_IMPRESIONES,
  permission: 'libros:imprimir',
  autorizable: true,
  reautenticacion: true,
  summary:
    'Imprime en los siguientes folios del libro, que quedan usados; todo o nada. Con más de 100 folios, en cola',
  body: z.strictObject({
    pedido: pedidoDeImpresion,
    /** What the person was told: if it is not from that sheet, or not so many, nothing is printed. */
    folio,
    paginas: entero(1, FOLIOS_POR_PIEZA_MAX),
  }),
  response: impresion,
  status: 201,
  errors: [...deImprimir, 'FOLIO_FUERA_DE_ORDEN', 'IMPRESION_EN_CURSO', 'IMPRESION_CAMBIADA'],
});

export const listarImpresiones = endpoint({
  method: 'GET',
  path: BASE_DE_IMPRESIONES,
  permission: 'reportes:ver',
  summary: 'Las impresiones en curso, una por libro a lo más',
  response: z.array(impresion),
  errors: [],
});

export const verImpresion = endpoint({
  method: 'GET',
  path: `${BASE_DE_IMPRESIONES}/:id`,
  permission: 'reportes:ver',
  summary: 'En qué va una impresión, y lo que salió de ella',
  params: porId,
  response: impresion,
  errors: ['NO_ENCONTRADO'],
});

export const cancelarImpresion = endpoint({
  method: 'DELETE',
  path: `${BASE_DE_IMPRESIONES}/:id`,
  permission: 'libros:imprimir',
  summary: 'Cancela una impresión en curso, que no usa ningún folio',
  params: porId,
  response: impresion,
  errors: ['SIN_AGENCIA', 'NO_ENCONTRADO', 'IMPRESION_TERMINADA'],
});

const hojaImpresa = z.object({
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
    folio: enteroEscrito(1, FOLIO_MAX),
  }),
  response: hojaImpresa,
  errors: ['NO_ENCONTRADO', 'SIN_AGENCIA'],
});

export const pedirEntrega = endpoint({
  method: 'POST',
  path: `${base}/piezas/:id/entregas`,
  permission: 'reportes:ver',
  summary: 'Pide lo impreso: la primera vez es el original; las demás, una reimpresión con su motivo',
  params: porId,
  body: z.strictObject({ motivo: motivo.optional() }),
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
  response: download(PDF),
  errors: ['SIN_AGENCIA', 'NO_ENCONTRADO', 'ENTREGA_VENCIDA'],
});

export const bajarConstancia = endpoint({
  method: 'GET',
  path: `${base}/piezas/:id/entregas/:n/constancia.pdf`,
  permission: 'reportes:ver',
  summary: 'La constancia de una reimpresión: cuál es, quién la pidió, cuándo y por qué',
  params: porEntrega,
  response: download(PDF),
  errors: ['SIN_AGENCIA', 'NO_ENCONTRADO'],
});
