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
  /** What it is for, to somebody who never read a manual. */
  readonly explicacion: string;
  /** Whose it is: any of them. */
  readonly roles: readonly Rol[];
  readonly enlace: string;
  /** May be left out, by whom it belongs to and with a reason. */
  readonly opcional: boolean;
}

export const pasos: Readonly<Record<NombreDePaso, PasoDeLaGuia>> = {
  institucion: {
    titulo: 'Institución',
    explicacion: 'El nombre, el NIT, la dirección, el logo y quiénes firman: encabezan cada documento.',
    roles: ['administrador'],
    enlace: '/administracion/institucion',
    opcional: false,
  },
  agencias: {
    titulo: 'Agencias',
    explicacion: 'Cada lugar donde se atiende. Los libros se llevan por agencia.',
    roles: ['administrador'],
    enlace: '/administracion/puesta-en-marcha/agencias',
    opcional: false,
  },
  personas: {
    titulo: 'Personas',
    explicacion:
      'Quiénes trabajan aquí y qué hace cada quien, con dos contadores al menos. El primer contador entra con su sobre y confirma los sobres de los demás.',
    roles: ['administrador'],
    enlace: '/administracion/puesta-en-marcha/personas',
    opcional: false,
  },
  catalogo: {
    titulo: 'Catálogo de cuentas',
    explicacion: 'Adopte el catálogo para cooperativas que viene con el programa o traiga el suyo.',
    roles: ['contador'],
    enlace: '/contabilidad/catalogo',
    opcional: false,
  },
  'cuentas-de-control': {
    titulo: 'Cuentas de control',
    explicacion: 'Qué cuenta es cada cosa: cajas, bancos, ahorros, resultados y cuentas puente.',
    roles: ['contador'],
    enlace: '/administracion/puesta-en-marcha/cuentas-de-control',
    opcional: false,
  },
  ejercicios: {
    titulo: 'Ejercicios',
    explicacion: 'Desde qué año se llevan los libros aquí, y qué años anteriores se traen.',
    roles: ['contador'],
    enlace: '/administracion/puesta-en-marcha/ejercicios',
    opcional: false,
  },
  'saldos-iniciales': {
    titulo: 'Saldos iniciales',
    explicacion: 'Con cuánto empieza cada cuenta en cada agencia.',
    roles: ['contador'],
    enlace: '/contabilidad/saldos-iniciales',
    opcional: true,
  },
  historia: {
    titulo: 'Historia',
    explicacion: 'Las partidas de antes, si las quiere aquí. Quien las trae no firma la puesta en marcha.',
    roles: ['contador'],
    enlace: '/contabilidad/ver-partidas',
    opcional: true,
  },
  folios: {
    titulo: 'Folios',
    explicacion: 'En qué folio va cada libro autorizado.',
    roles: ['contador'],
    enlace: '/administracion/puesta-en-marcha/folios',
    opcional: true,
  },
  auxiliares: {
    titulo: 'Auxiliares',
    explicacion:
      'El detalle detrás de cada cuenta de control: cajas, bancos, ahorros y lo que se lleva en otra parte.',
    roles: ['contador', 'ahorros'],
    enlace: '/administracion/puesta-en-marcha/auxiliares',
    opcional: false,
  },
  comprobacion: {
    titulo: 'Comprobación',
    explicacion:
      'El balance de apertura es el del sistema anterior. Firma un contador que no trajo la historia ni escribió ese balance, y empieza el trabajo.',
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
