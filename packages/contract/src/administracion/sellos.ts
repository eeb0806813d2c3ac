// Signed heads of the books and of the bitácora: which there are, where they went, and whether one that somebody received
// agrees with what is stored.
import { z } from 'zod';
import { enteroEscrito, textoExacto } from '../campos.ts';
import { download, endpoint } from '../endpoint.ts';

export const motivosDeSello = [
  'diario',
  'cada-quince-minutos',
  'cierre-de-mes',
  'cierre-de-ejercicio',
  'a-pedido',
  'cambio-de-llave',
] as const;
export type MotivoDeSello = (typeof motivosDeSello)[number];

const mediosDeEntrega = ['correo', 'carpeta', 'comando'] as const;
export type MedioDeEntrega = (typeof mediosDeEntrega)[number];

const entrega = z.object({
  medio: z.enum(mediosDeEntrega),
  /** Whose mailbox; empty for the other ways. */
  destino: z.string(),
  entregadaEn: z.string().nullable(),
  intentos: z.int(),
  /** Why the last attempt failed, in the words of whoever refused it. */
  falla: z.string().nullable(),
});
export type EntregaDeSello = z.infer<typeof entrega>;

const cabeza = z.object({
  n: z.int(),
  selladaEn: z.string(),
  motivo: z.enum(motivosDeSello),
  /** The short form that is printed and read aloud. */
  codigo: z.string(),
  llave: z.string(),
  /** Null: by the clock. */
  pedidaPor: z.string().nullable(),
  ejercicios: z.array(z.object({ anio: z.int(), numero: z.int() })),
  entregas: z.array(entrega),
});
export type CabezaSellada = z.infer<typeof cabeza>;

const estado = z.object({
  /** The one that signs now; null: none has signed yet. */
  llave: z
    .object({ id: z.string(), publica: z.string(), desde: z.string(), porPerdida: z.boolean() })
    .nullable(),
  /** Why nothing can be signed, when that is so. */
  problema: z.string().nullable(),
  /** Where heads go; the mail, if there is a server for it and somebody to read it. */
  medios: z.array(z.enum(mediosDeEntrega)),
  auditores: z.int(),
  /** The newest of all; null: none was signed yet. */
  ultimo: z.object({ n: z.int(), selladaEn: z.string() }).nullable(),
  /** The demo has nobody to deliver to, and nothing to prove. */
  esDemo: z.boolean(),
  /** The last block of the bitácora's chain. */
  bitacora: z.object({ bloque: z.int(), selladoEn: z.string() }).nullable(),
});
export type EstadoDeSellos = z.infer<typeof estado>;

const base = '/api/administracion/sellos';
const permission = 'sellos:ver';
const N_MAX = Number.MAX_SAFE_INTEGER;

export const listarSellos = endpoint({
  method: 'GET',
  path: base,
  permission,
  summary:
    'Los sellos firmados, el más nuevo primero, con sus entregas; quién los firma y a dónde van. Los de cada quince minutos, solo si se piden todos o si alguno no llegó',
  query: z.strictObject({
    antesDe: enteroEscrito(1, N_MAX).optional(),
    todos: z.enum(['true', 'false']).optional(),
  }),
  response: z.object({
    estado,
    cabezas: z.array(cabeza),
    /** What to ask for next; null: those were all. */
    siguiente: z.int().nullable(),
  }),
  errors: [],
});

export const sellarAhora = endpoint({
  method: 'POST',
  path: base,
  permission,
  summary: 'Sella los libros y la bitácora como están ahora, y entrega el sello',
  response: cabeza,
  status: 201,
  errors: ['SELLO_RECIENTE', 'SELLO_SIN_LLAVE'],
});

export const descargarSello = endpoint({
  method: 'GET',
  path: `${base}/:n/archivo`,
  permission,
  summary: 'El archivo de un sello, como se entregó',
  params: z.object({ n: enteroEscrito(1, N_MAX) }),
  response: download('application/json'),
  errors: ['NO_ENCONTRADO'],
});

/** A file of a head is a page; whoever sends more sends something else. */
const ARCHIVO_MAX = 100_000;

export const compararSello = endpoint({
  method: 'POST',
  path: `${base}/comparar`,
  permission,
  summary: 'Compara un sello que alguien recibió con lo que está guardado',
  body: z.strictObject({
    texto: textoExacto(ARCHIVO_MAX, 'El archivo es demasiado grande para ser un sello.'),
  }),
  response: z.object({
    coincide: z.boolean(),
    codigo: z.string(),
    selladaEn: z.string(),
    institucion: z.string(),
    /** The first difference first. */
    diferencias: z.array(z.string()),
  }),
  errors: ['SELLO_ILEGIBLE'],
});
