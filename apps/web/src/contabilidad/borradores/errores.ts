// Where each thing the server objects to belongs: a field of the header, a line of the sheet, or the partida as a whole.
import { ApiError, messageOf } from '#platform/api-error.ts';
import type { CampoDeCabecera, ErroresDeCabecera } from './borrador/mesa.ts';

export interface ErroresRepartidos {
  readonly cabecera: ErroresDeCabecera;
  /** By `lineas.<i>` or `lineas.<i>.<campo>`. */
  readonly lineas: Readonly<Record<string, string>>;
  readonly generales: readonly string[];
}

const campos = [
  'fecha',
  'fechaDocumento',
  'tipo',
  'agencia',
  'concepto',
] as const satisfies CampoDeCabecera[];
export const camposDeCabecera: readonly CampoDeCabecera[] = campos;

interface DeCampo {
  readonly campo: string;
  readonly mensaje: string;
}

function repartirErrores(errores: readonly DeCampo[]): ErroresRepartidos {
  const cabecera: Partial<Record<CampoDeCabecera, string>> = {};
  const lineas: Record<string, string> = {};
  const generales: string[] = [];
  for (const { campo, mensaje } of errores) {
    const deCabecera = campos.find((conocido) => conocido === campo);
    // The first thing said of a place is the one that counts.
    if (deCabecera !== undefined) cabecera[deCabecera] ??= mensaje;
    else if (/^lineas\.\d+(\.\w+)?$/.test(campo)) lineas[campo] ??= mensaje;
    else generales.push(mensaje);
  }
  return { cabecera, lineas, generales };
}

export const SIN_ERRORES: ErroresRepartidos = { cabecera: {}, lineas: {}, generales: [] };

/** Where what made an action fail is told. */
export function erroresDe(error: unknown): ErroresRepartidos {
  if (error instanceof ApiError && error.errores.length > 0) return repartirErrores(error.errores);
  return { ...SIN_ERRORES, generales: [messageOf(error)] };
}
