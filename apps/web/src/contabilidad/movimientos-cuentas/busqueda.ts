// What the address of the screen says: which accounts, of which days and agencia, and how they are shown.
import { agrupacionesDeMovimientos } from '@cuadra/contract/contabilidad/opciones';
import { ETIQUETA_MAX } from '@cuadra/core/etiquetas';
import { type PartidasContadas, partidasContadas } from '@cuadra/core/partidas-contadas';
import { z } from 'zod';
import { agencia, cuenta, fecha, flag, formed, oneOf, papel } from '#platform/address/fields.ts';
import { type DaySpan, thisMonth } from '#ui/format/ranges.ts';

const ETIQUETA = new RegExp(`^\\s*[^\\s;][^;]{0,${ETIQUETA_MAX - 1}}$`, 'u');

const campos = z.object({
  /** One of detail or a header. */
  cuenta,
  desdeCuenta: cuenta,
  hastaCuenta: cuenta,
  etiqueta: formed(ETIQUETA),
  /** Absent: this month. */
  desde: fecha,
  hasta: fecha,
  agencia,
  /** Which of those days count; absent: all. */
  partidas: oneOf(partidasContadas),
  agrupar: oneOf(agrupacionesDeMovimientos),
  borradores: flag,
  papel,
});

export type Busqueda = z.infer<typeof campos>;

/** An account, a label or a range of accounts: the first that is said. Days the wrong way round are not said. */
export const direccionDeMovimientos = campos.transform((leida): Busqueda => {
  const { desde, hasta } = leida;
  const alReves = desde !== undefined && hasta !== undefined && desde > hasta;
  const etiqueta = leida.cuenta === undefined ? leida.etiqueta?.trim() : undefined;
  const sinRango = leida.cuenta !== undefined || etiqueta !== undefined;
  return {
    ...leida,
    etiqueta,
    ...(sinRango ? { desdeCuenta: undefined, hastaCuenta: undefined } : {}),
    ...(alReves ? { desde: undefined, hasta: undefined } : {}),
  };
});

/** The days looked at: when only one end is given, its month tells the other. */
export function rangoDe({ desde, hasta }: Busqueda): DaySpan {
  if (desde !== undefined && hasta !== undefined) return { desde, hasta };
  if (desde !== undefined) return { desde, hasta: thisMonth(desde).hasta };
  if (hasta !== undefined) return { desde: thisMonth(hasta).desde, hasta };
  return thisMonth();
}

/** What is asked of the server; none until the accounts are chosen. */
export interface Seleccion extends DaySpan {
  readonly idCuenta?: string;
  readonly desdeCuenta?: string;
  readonly hastaCuenta?: string;
  readonly etiqueta?: string;
  readonly agencia?: string;
  readonly partidas?: PartidasContadas;
}

export function seleccionDe(busqueda: Busqueda): Seleccion | undefined {
  const { cuenta, desdeCuenta, hastaCuenta, etiqueta, agencia, partidas } = busqueda;
  const resto = {
    ...rangoDe(busqueda),
    ...(agencia === undefined ? {} : { agencia }),
    ...(partidas === undefined ? {} : { partidas }),
  };
  if (cuenta !== undefined) return { idCuenta: cuenta, ...resto };
  if (etiqueta !== undefined) return { etiqueta, ...resto };
  if (desdeCuenta === undefined || hastaCuenta === undefined || desdeCuenta > hastaCuenta) return undefined;
  return { desdeCuenta, hastaCuenta, ...resto };
}

/** The same, as the files are asked for. */
export function filtrosDeArchivo({ agrupar, borradores, papel }: Busqueda, seleccion: Seleccion) {
  return {
    ...seleccion,
    ...(agrupar === undefined ? {} : { agrupar }),
    conBorradores: borradores ? 'true' : 'false',
    papel: papel ?? 'carta',
  } as const;
}
