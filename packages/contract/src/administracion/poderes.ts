// Powers apart: which roles exclude each other, which ones nobody gives alone, and the changes of powers that wait for a
// second person.
import { z } from 'zod';
import { roles } from '../acceso/permisos.ts';
import { motivo, persona, porId } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const clasesDePoder = [
  'roles',
  'limites',
  'correo',
  'habilitar',
  /** The factors of somebody who lost them. */
  'segundo-factor',
  /** Roles of which a second factor is no longer asked. */
  'segundo-factor-roles',
  /** Somebody goes on holding roles that exclude each other, until a day. */
  'par-aceptado',
] as const;
export type ClaseDePoder = (typeof clasesDePoder)[number];

const estadosDeCambio = [
  'pendiente',
  /** A second administrador approved it, or its day of waiting passed. */
  'aplicado',
  /** Given at once, while the set-up was still open. */
  'inmediato',
  'rechazado',
  'detenido',
  'retirado',
  /** Its time came and it could no longer be done; `motivo` says why. */
  'caduco',
] as const;
export type EstadoDeCambio = (typeof estadosDeCambio)[number];

const resoluciones = ['aprobar', 'rechazar', 'detener', 'retirar'] as const;
export type Resolucion = (typeof resoluciones)[number];

const cambioDePoder = z.object({
  id: z.uuid(),
  clase: z.enum(clasesDePoder),
  /** Null: of everybody who holds a role. */
  sujeto: persona.nullable(),
  descripcion: z.string(),
  pedidoPor: persona,
  pedidoEn: z.iso.datetime(),
  /** When it takes effect by itself; null: it waits for another administrador. */
  efectivoEn: z.iso.datetime().nullable(),
  estado: z.enum(estadosDeCambio),
  resueltoPor: persona.nullable(),
  resueltoEn: z.iso.datetime().nullable(),
  motivo: z.string().nullable(),
  /** What whoever asks may do with it now. */
  puede: z.array(z.enum(resoluciones)),
});
export type CambioDePoder = z.infer<typeof cambioDePoder>;

const rol = z.enum(roles);
const par = z.object({ rolA: rol, rolB: rol, razon: z.string() });
export type ParIncompatible = z.infer<typeof par>;

const reglasDePoder = z.object({
  /** Since when the set-up is signed off; null: still open, and what is granted takes effect at once. */
  firmadaEn: z.iso.datetime().nullable(),
  aprueban: z.array(z.object({ rol, razon: z.string() })),
  incompatibles: z.array(par),
  /** Pairs that somebody already held when they were forbidden; accepted by two until a day, or still to be resolved. */
  incumplen: z.array(
    par.extend({
      usuario: persona,
      aceptado: z.object({ hasta: z.iso.date(), motivo: z.string() }).nullable(),
      /** Somebody asked to accept it and it waits for another. */
      enEspera: z.boolean(),
    }),
  ),
});
export type ReglasDePoder = z.infer<typeof reglasDePoder>;
export type ParIncumplido = ReglasDePoder['incumplen'][number];

const vistasDeCambios = ['pendientes', 'resueltos', 'puesta-en-marcha'] as const;
export type VistaDeCambios = (typeof vistasDeCambios)[number];
export const CAMBIOS_MAX = 200;

const base = '/api/administracion/poderes';
const negativa = z.strictObject({ motivo });

export const verReglasDePoder = endpoint({
  method: 'GET',
  path: base,
  permission: 'poderes:ver',
  summary: 'Qué roles se excluyen y por qué, cuáles no los da una sola persona, y quién incumple desde antes',
  response: reglasDePoder,
  errors: [],
});

export const listarCambios = endpoint({
  method: 'GET',
  path: `${base}/cambios`,
  permission: 'poderes:ver',
  summary: 'Los cambios de poder: los que esperan, los resueltos, o los dados durante la puesta en marcha',
  query: z.strictObject({ vista: z.enum(vistasDeCambios).default('pendientes') }),
  response: z.array(cambioDePoder),
  errors: [],
});

export const aprobarCambio = endpoint({
  method: 'POST',
  path: `${base}/cambios/:id/aprobar`,
  permission: 'poderes:aprobar',
  reautenticacion: true,
  summary: 'Aprueba y aplica un cambio que pidió otro administrador',
  params: porId,
  response: cambioDePoder,
  errors: [
    'NO_ENCONTRADO',
    'CAMBIO_RESUELTO',
    'CAMBIO_PROPIO',
    'CAMBIO_SIN_SUSTENTO',
    'PODERES_PROPIOS',
    'ROLES_INCOMPATIBLES',
    'CORREO_EN_USO',
    'ACEPTACION_SIN_PARES',
    'ACEPTACION_FUERA_DE_PLAZO',
    'CONFLICTO_DE_EDICION',
  ],
});

export const rechazarCambio = endpoint({
  method: 'POST',
  path: `${base}/cambios/:id/rechazar`,
  permission: 'poderes:aprobar',
  summary: 'Rechaza, con un motivo, un cambio que pidió otro administrador',
  params: porId,
  body: negativa,
  response: cambioDePoder,
  errors: ['NO_ENCONTRADO', 'CAMBIO_RESUELTO', 'CAMBIO_PROPIO'],
});

export const retirarCambio = endpoint({
  method: 'POST',
  path: `${base}/cambios/:id/retirar`,
  permission: 'poderes:aprobar',
  summary: 'Retira un cambio que uno mismo pidió',
  params: porId,
  response: cambioDePoder,
  errors: ['NO_ENCONTRADO', 'CAMBIO_RESUELTO', 'SIN_PERMISO'],
});

export const detenerCambio = endpoint({
  method: 'POST',
  path: `${base}/cambios/:id/detener`,
  permission: 'poderes:detener',
  summary: 'Detiene, con un motivo, un cambio que espera: lo hace un contador',
  params: porId,
  body: negativa,
  response: cambioDePoder,
  errors: ['NO_ENCONTRADO', 'CAMBIO_RESUELTO'],
});
