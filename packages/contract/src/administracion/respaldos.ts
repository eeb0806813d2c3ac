// The copies of the whole institution: what was made, what it takes to make them, and the next one. They are made by the clock or because somebody asks; they are
// restored from a terminal, where the one that runs cannot be in the way.
import { z } from 'zod';
import { persona } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { trabajoPesado } from '../trabajo-pesado.ts';

/** After this long without one, the last is late. */
export const HORAS_MAX_SIN_RESPALDO = 26;

const origenesDeRespaldo = ['reloj', 'persona', 'terminal', 'inicio'] as const;
export type OrigenDeRespaldo = (typeof origenesDeRespaldo)[number];

const destinosDeRespaldo = ['carpeta', 'comando', 'carpeta-y-comando'] as const;
export type DestinoDeRespaldo = (typeof destinosDeRespaldo)[number];

const respaldo = z.object({
  id: z.uuid(),
  /** The name of its copy; null: it failed. */
  copia: z.string().nullable(),
  origen: z.enum(origenesDeRespaldo),
  pedidoPor: persona.nullable(),
  iniciadoEn: z.iso.datetime(),
  terminadoEn: z.iso.datetime(),
  resultado: z.enum(['hecho', 'fallido']),
  bytes: z.number().nullable(),
  destino: z.enum(destinosDeRespaldo),
  /** Why it failed. */
  motivo: z.string().nullable(),
  /** When the retention rules let go of it. */
  eliminadoEn: z.iso.datetime().nullable(),
});
export type Respaldo = z.infer<typeof respaldo>;

const simulacro = z.object({
  copia: z.string().nullable(),
  terminadoEn: z.iso.datetime(),
  resultado: z.enum(['limpio', 'fallido']),
  /** The last transaction that came back. */
  alcance: z.iso.datetime().nullable(),
  partidas: z.int().nullable(),
  motivo: z.string().nullable(),
});
export type Simulacro = z.infer<typeof simulacro>;

const situacion = z.object({
  /** What is missing before there are any. */
  estado: z.enum(['configurado', 'sin-destino', 'sin-cifrado']),
  /** Whether any second can be restored, or only what each copy says. */
  esIncluida: z.boolean(),
  destino: z.enum(destinosDeRespaldo).nullable(),
  /** With a key that is elsewhere, the server cannot try a restore by itself. */
  cierre: z.enum(['clave', 'llave']).nullable(),
  hora: z.string(),
  guardar: z.object({ diarios: z.int(), semanales: z.int(), mensuales: z.int() }),
  /** The last that ended well. */
  ultimo: respaldo.nullable(),
  /** Older than it should be, or there is none. */
  esTardio: z.boolean(),
  siguienteEn: z.iso.datetime().nullable(),
  /** Everything acknowledged before this instant can be restored; null: only the copies. */
  alcance: z.iso.datetime().nullable(),
  simulacro: simulacro.nullable(),
  enCurso: trabajoPesado.nullable(),
  /** The last ones, the newest first. */
  recientes: z.array(respaldo),
});
export type SituacionDeRespaldos = z.infer<typeof situacion>;

const base = '/api/administracion/respaldos';

export const verRespaldos = endpoint({
  method: 'GET',
  path: base,
  permission: 'respaldos:ver',
  summary:
    'El último respaldo, su tamaño, el siguiente y el último simulacro; qué falta si no están configurados',
  response: situacion,
  errors: [],
});

export const pedirRespaldo = endpoint({
  method: 'POST',
  path: base,
  permission: 'respaldos:hacer',
  reautenticacion: true,
  summary: 'Empieza un respaldo; sigue aunque quien lo pidió se vaya',
  body: z.strictObject({}),
  response: trabajoPesado,
  status: 201,
  errors: ['TRABAJO_EN_CURSO', 'RESPALDO_SIN_CONFIGURAR'],
});
