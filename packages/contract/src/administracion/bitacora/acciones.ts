// Every action that the bitácora may say, in the words of whoever reads it. A test reads the server's sources and finds any that is
// not here.
import { accionesDeAcceso } from './acciones-de-acceso.ts';
import { accionesDeAhorros } from './acciones-de-ahorros.ts';
import { accionesDeCajasYBancos } from './acciones-de-cajas-y-bancos.ts';
import { accionesDeContabilidad } from './acciones-de-contabilidad.ts';
import { accionesDeControl } from './acciones-de-control.ts';

/** In the order in which they are offered. */
export const gruposDeAcciones: readonly {
  readonly titulo: string;
  readonly acciones: Readonly<Record<string, string>>;
}[] = [
  { titulo: 'Acceso y administración', acciones: accionesDeAcceso },
  { titulo: 'Operaciones y límites', acciones: accionesDeControl },
  { titulo: 'Contabilidad', acciones: accionesDeContabilidad },
  { titulo: 'Cajas y bancos', acciones: accionesDeCajasYBancos },
  { titulo: 'Ahorros', acciones: accionesDeAhorros },
];

const nombres: ReadonlyMap<string, string> = new Map(
  gruposDeAcciones.flatMap(({ acciones }) => Object.entries(acciones)),
);

export const accionesConocidas: readonly string[] = [...nombres.keys()];

/** What nobody put into words (an older program wrote it) is told as it was written. */
export const nombreDeAccion = (accion: string): string => nombres.get(accion) ?? accion;

/** What was tried and not let happen. */
export const accionesRechazadas: readonly string[] = [
  'acceso:negar',
  'acceso:negar-varios',
  'sesion:rechazar',
  'sesion:bloquear',
  'segundo-factor:rechazar',
  'passkey:rechazar',
];

export const fueRechazada = (accion: string): boolean => accionesRechazadas.includes(accion);
