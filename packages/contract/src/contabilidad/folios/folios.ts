// The authorised sheets of the legal books. Each range of folios that the authority enabled is stock: printing uses them in
// order and once, and a spoiled one is annulled with its reason.
import { z } from 'zod';
import { entero, fechaContable, motivo, numeroEscrito, persona, renglon, uuid } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';
import { BASE_DE_FOLIOS } from './base-de-folios.ts';
import { librosLegales, pieza } from './libros-legales.ts';

export const FOLIO_MAX = 10_000_000;
const FOLIOS_POR_AUTORIZACION_MAX = 100_000;
export const folio = entero(1, FOLIO_MAX, {
  siNoEs: 'Escriba el número del folio.',
  siEsPoco: 'Los folios empiezan en 1.',
  siEsMucho: 'Ese número de folio es demasiado grande.',
});

export const autorizacion = z.object({
  id: z.uuid(),
  resolucion: z.string(),
  fecha: fechaContable,
  desde: z.int(),
  hasta: z.int(),
  impresos: z.int(),
  anulados: z.int(),
  disponibles: z.int(),
  registradaPor: persona,
  registradaEn: z.iso.datetime(),
});
export type Autorizacion = z.infer<typeof autorizacion>;

/** Where a book of partidas goes on; null when it may begin anywhere. */
const continuacion = z.object({ ejercicio: z.int(), partida: z.int() });

const estadoDeLibro = z.object({
  libro: z.enum(librosLegales),
  disponibles: z.int(),
  existenciaMinima: z.int(),
  /** Up to which folio it was used before, elsewhere; zero: it began here. */
  usadosAntes: z.int(),
  hayPocos: z.boolean(),
  /** The next sheet to be used; null when there is none. */
  siguiente: z.int().nullable(),
  continuaEn: continuacion.nullable(),
  ultimoCorte: fechaContable.nullable(),
});
export type EstadoDeLibro = z.infer<typeof estadoDeLibro>;

/** What the welcome screen tells of each book. */
export const libroEnInicio = estadoDeLibro.pick({ libro: true, disponibles: true, hayPocos: true });
export type LibroEnInicio = z.infer<typeof libroEnInicio>;

const base = BASE_DE_FOLIOS;
const porLibro = z.object({ libro: z.enum(librosLegales) });

export const listarLibrosLegales = endpoint({
  method: 'GET',
  path: base,
  permission: 'reportes:ver',
  summary: 'Los libros legales: cuántos folios les quedan y dónde siguen',
  response: z.array(estadoDeLibro),
  errors: [],
});

export const PIEZAS_POR_PAGINA = 50;

export const verLibroLegal = endpoint({
  method: 'GET',
  path: `${base}/:libro`,
  permission: 'reportes:ver',
  summary: 'El registro de folios de un libro: autorizaciones, lo impreso y lo anulado en blanco',
  params: porLibro,
  /** Pieces before that one, from the newest. */
  query: z.strictObject({ antesDe: numeroEscrito.optional() }),
  response: z.object({
    estado: estadoDeLibro,
    autorizaciones: z.array(autorizacion),
    piezas: z.array(pieza),
    hayMas: z.boolean(),
    anuladosEnBlanco: z.array(
      z.object({
        desde: z.int(),
        hasta: z.int(),
        motivo: z.string(),
        por: persona,
        en: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
});

export const cambiarExistenciaMinima = endpoint({
  method: 'PATCH',
  path: `${base}/:libro`,
  permission: 'libros:imprimir',
  autorizable: true,
  summary: 'Desde cuántos folios se avisa que quedan pocos',
  params: porLibro,
  body: z.strictObject({ existenciaMinima: entero(0, 10_000) }),
  response: estadoDeLibro,
  errors: ['SIN_AGENCIA'],
});

export const decirUsadosAntes = endpoint({
  method: 'PUT',
  path: `${base}/:libro/usados-antes`,
  permission: 'libros:imprimir',
  autorizable: true,
  reautenticacion: true,
  summary: 'Hasta qué folio se usó el libro antes de empezar aquí; antes de firmar la puesta en marcha',
  params: porLibro,
  body: z.strictObject({
    hasta: entero(0, FOLIO_MAX, {
      siNoEs: 'Escriba el número del último folio usado.',
      siEsPoco: 'Escriba el número del último folio usado, o cero.',
      siEsMucho: 'Ese número de folio es demasiado grande.',
    }),
  }),
  response: estadoDeLibro,
  errors: ['SIN_AGENCIA', 'PUESTA_EN_MARCHA_FIRMADA', 'FOLIO_FUERA_DE_ORDEN'],
});

const autorizacionNueva = z
  .strictObject({
    resolucion: renglon(120).min(1, 'Escriba la resolución.'),
    fecha: fechaContable,
    desde: folio,
    hasta: folio,
  })
  .refine(({ desde, hasta }) => hasta >= desde, {
    path: ['hasta'],
    error: 'El último folio no puede ser menor que el primero.',
  })
  .refine(({ desde, hasta }) => hasta - desde < FOLIOS_POR_AUTORIZACION_MAX, {
    path: ['hasta'],
    error: 'Son demasiados folios para una autorización.',
  });
export type AutorizacionNueva = z.infer<typeof autorizacionNueva>;

export const registrarAutorizacion = endpoint({
  method: 'POST',
  path: `${base}/:libro/autorizaciones`,
  permission: 'libros:imprimir',
  autorizable: true,
  reautenticacion: true,
  summary: 'Registra un rango de folios autorizados: resolución, fecha, del folio al folio',
  params: porLibro,
  body: autorizacionNueva,
  response: autorizacion,
  status: 201,
  errors: ['SIN_AGENCIA', 'AUTORIZACION_INVALIDA'],
});

export const quitarAutorizacion = endpoint({
  method: 'DELETE',
  path: `${base}/:libro/autorizaciones/:id`,
  permission: 'libros:imprimir',
  autorizable: true,
  reautenticacion: true,
  summary: 'Quita una autorización mal registrada, mientras ninguno de sus folios se haya usado',
  params: porLibro.extend({ id: uuid }),
  response: z.literal(true),
  errors: ['SIN_AGENCIA', 'NO_ENCONTRADO', 'AUTORIZACION_EN_USO'],
});

export const anularFolios = endpoint({
  method: 'POST',
  path: `${base}/:libro/anulaciones`,
  permission: 'libros:imprimir',
  autorizable: true,
  reautenticacion: true,
  summary:
    'Anula hojas dañadas: en blanco, las siguientes del libro; impresas, con otras que las sustituyen salvo que se diga',
  params: porLibro,
  body: z
    .strictObject({ desde: folio, hasta: folio, motivo, sustituir: z.boolean().default(true) })
    .refine(({ desde, hasta }) => hasta >= desde && hasta - desde < 500, {
      path: ['hasta'],
      error: 'Anule de una vez hasta 500 folios, del menor al mayor.',
    }),
  response: z.object({
    anulados: z.int(),
    /** The sheets that replace the printed ones. */
    pieza: pieza.nullable(),
  }),
  errors: [
    'SIN_AGENCIA',
    'FOLIO_NO_ANULABLE',
    'FOLIO_FUERA_DE_ORDEN',
    'FOLIOS_INSUFICIENTES',
    'ANTERIOR_A_LA_AUTORIZACION',
  ],
});
