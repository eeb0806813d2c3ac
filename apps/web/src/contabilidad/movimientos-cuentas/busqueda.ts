// What the address of the screen says: which accounts, of which days and agencia, and how they are shown. Whatever does
// not make sense is left out, so that an old or mistyped link still opens the screen.
import {
  type AgrupacionDeMovimientos,
  agrupacionesDeMovimientos,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { esteMes, type Rango } from '../../ui/format/ranges.ts';

export interface Busqueda {
  /** Of detail or header. */
  readonly cuenta?: string | undefined;
  readonly desdeCuenta?: string | undefined;
  readonly hastaCuenta?: string | undefined;
  /** Absent: this month. */
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  readonly agencia?: string | undefined;
  readonly agrupar?: AgrupacionDeMovimientos | undefined;
  readonly borradores?: true | undefined;
  /** Of the printed page; absent: carta. */
  readonly papel?: 'oficio' | undefined;
}

/** As it is written in the address: codes as numbers, because the router puts quotes around a text made of digits. */
export interface Direccion extends Omit<Busqueda, 'cuenta' | 'desdeCuenta' | 'hastaCuenta' | 'agencia'> {
  readonly cuenta?: number | undefined;
  readonly desdeCuenta?: number | undefined;
  readonly hastaCuenta?: number | undefined;
  readonly agencia?: string | number | undefined;
}

type SinRevisar = { readonly [campo in keyof Busqueda]?: unknown };

const FECHA = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const CODIGO = /^[1-9]\d{0,9}$/;

export function leerDireccion(direccion: Record<string, unknown>): Direccion {
  return escribirBusqueda(leerBusqueda(direccion));
}

export function leerBusqueda(crudo: SinRevisar): Busqueda {
  const [desde, hasta] = [conForma(crudo.desde, FECHA), conForma(crudo.hasta, FECHA)];
  const alReves = desde !== undefined && hasta !== undefined && desde > hasta;
  const cuenta = conForma(crudo.cuenta, CODIGO);
  const deRango = (codigo: unknown) => (cuenta === undefined ? conForma(codigo, CODIGO) : undefined);
  return {
    cuenta,
    desdeCuenta: deRango(crudo.desdeCuenta),
    hastaCuenta: deRango(crudo.hastaCuenta),
    desde: alReves ? undefined : desde,
    hasta: alReves ? undefined : hasta,
    agencia: conForma(crudo.agencia, /^\d{2}$/),
    agrupar: agrupacionesDeMovimientos.find((una) => una === crudo.agrupar),
    borradores: crudo.borradores === true ? true : undefined,
    papel: crudo.papel === 'oficio' ? 'oficio' : undefined,
  };
}

export function escribirBusqueda(busqueda: Busqueda): Direccion {
  const { cuenta, desdeCuenta, hastaCuenta, agencia, ...resto } = busqueda;
  return {
    cuenta: comoNumero(cuenta),
    desdeCuenta: comoNumero(desdeCuenta),
    hastaCuenta: comoNumero(hastaCuenta),
    ...resto,
    agencia: agencia !== undefined && /^[1-9]/.test(agencia) ? Number(agencia) : agencia,
  };
}

/** The days looked at: when only one end is given, its month tells the other. */
export function rangoDe({ desde, hasta }: Busqueda): Rango {
  if (desde !== undefined && hasta !== undefined) return { desde, hasta };
  if (desde !== undefined) return { desde, hasta: esteMes(desde).hasta };
  if (hasta !== undefined) return { desde: esteMes(hasta).desde, hasta };
  return esteMes();
}

/** What is asked of the server; none until the accounts are chosen. */
export interface Seleccion extends Rango {
  readonly idCuenta?: string;
  readonly desdeCuenta?: string;
  readonly hastaCuenta?: string;
  readonly agencia?: string;
}

export function seleccionDe(busqueda: Busqueda): Seleccion | undefined {
  const { cuenta, desdeCuenta, hastaCuenta, agencia } = busqueda;
  const resto = { ...rangoDe(busqueda), ...(agencia === undefined ? {} : { agencia }) };
  if (cuenta !== undefined) return { idCuenta: cuenta, ...resto };
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

const comoNumero = (codigo: string | undefined) => (codigo === undefined ? undefined : Number(codigo));

function conForma(valor: unknown, forma: RegExp): string | undefined {
  const escrito = typeof valor === 'number' ? String(valor) : valor;
  return typeof escrito === 'string' && forma.test(escrito) ? escrito : undefined;
}
