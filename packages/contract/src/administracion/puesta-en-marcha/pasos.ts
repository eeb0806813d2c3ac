// The steps by which an institution moves in, in their order: who takes each one and where it is done. What is missing of each
// is asked of the room it is about.
import { z } from 'zod';
import type { Rol } from '../../acceso/permisos.ts';

export const nombresDePaso = [
  'institucion',
  'agencias',
  'personas',
  'catalogo',
  'cuentas-de-control',
  'ejercicios',
  'saldos-iniciales',
  'historia',
  'folios',
  'auxiliares',
  'comprobacion',
] as const;
export type NombreDePaso = (typeof nombresDePaso)[number];

interface PasoDeLaGuia {
  readonly titulo: string;
  /** Whose it is: any of them. */
  readonly roles: readonly Rol[];
  readonly enlace: string;
  /** May be left out, by whom it belongs to and with a reason. */
  readonly opcional: boolean;
}

export const pasos: Readonly<Record<NombreDePaso, PasoDeLaGuia>> = {
  institucion: {
    titulo: 'Institución',
    roles: ['administrador'],
    enlace: '/administracion/institucion',
    opcional: false,
  },
  agencias: {
    titulo: 'Agencias',
    roles: ['administrador'],
    enlace: '/administracion/puesta-en-marcha/agencias',
    opcional: false,
  },
  personas: {
    titulo: 'Personas',
    roles: ['administrador'],
    enlace: '/administracion/puesta-en-marcha/personas',
    opcional: false,
  },
  catalogo: {
    titulo: 'Catálogo de cuentas',
    roles: ['contador'],
    enlace: '/contabilidad/catalogo',
    opcional: false,
  },
  'cuentas-de-control': {
    titulo: 'Cuentas de control',
    roles: ['contador'],
    enlace: '/administracion/puesta-en-marcha/cuentas-de-control',
    opcional: false,
  },
  ejercicios: {
    titulo: 'Ejercicios',
    roles: ['contador'],
    enlace: '/administracion/puesta-en-marcha/ejercicios',
    opcional: false,
  },
  'saldos-iniciales': {
    titulo: 'Saldos iniciales',
    roles: ['contador'],
    enlace: '/contabilidad/saldos-iniciales',
    opcional: true,
  },
  historia: {
    titulo: 'Historia',
    roles: ['contador'],
    enlace: '/contabilidad/ver-partidas',
    opcional: true,
  },
  folios: {
    titulo: 'Folios',
    roles: ['contador'],
    enlace: '/administracion/puesta-en-marcha/folios',
    opcional: true,
  },
  auxiliares: {
    titulo: 'Auxiliares',
    roles: ['contador', 'ahorros'],
    enlace: '/administracion/puesta-en-marcha/auxiliares',
    opcional: false,
  },
  comprobacion: {
    titulo: 'Comprobación',
    roles: ['contador'],
    enlace: '/administracion/puesta-en-marcha/comprobacion',
    opcional: false,
  },
};

/** Those that may be left out: an institution that begins without balances, without history or without authorised books. */
export const pasosOmisibles = [
  'saldos-iniciales',
  'historia',
  'folios',
] as const satisfies readonly NombreDePaso[];
export type PasoOmisible = (typeof pasosOmisibles)[number];

/** `no-aplica`: nothing has to be done there, as somebody said or as the books tell. */
export const estadosDePaso = ['pendiente', 'en-curso', 'hecho', 'no-aplica'] as const;
export type EstadoDePaso = (typeof estadosDePaso)[number];

export const vistaDePaso = z.object({
  paso: z.enum(nombresDePaso),
  estado: z.enum(estadosDePaso),
  /** What there is, in a few words: «3 agencias». */
  resumen: z.string(),
  /** What is missing, a sentence each. */
  falta: z.array(z.string()),
});
export type VistaDePaso = z.infer<typeof vistaDePaso>;
