// What the address of the screen says: which accounts, of which days and agencia, and how they are shown. Whatever does
// not make sense is left out, so that an old or mistyped link still opens the screen.
import {
  type AgrupacionDeMovimientos,
  agrupacionesDeMovimientos,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { ETIQUETA_MAX } from '@cuadra/core/etiquetas';
import { type PartidasContadas, partidasContadas } from '@cuadra/core/partidas-contadas';
import { esteMes, type Rango } from '../../ui/format/ranges.ts';

export interface Busqueda {
  /** Of detail or header. */
  readonly cuenta?: string | undefined;
  readonly desdeCuenta?: string | undefined;
  readonly hastaCuenta?: string | undefined;
  readonly etiqueta?: string | undefined;
  /** Absent: this month. */
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
  readonly agencia?: string | undefined;
  /** Of those days; absent: all. */
  readonly partidas?: PartidasContadas | undefined;
  readonly agrupar?: AgrupacionDeMovimientos | undefined;
  readonly borradores?: true | undefined;
  /** Of the printed page; absent: carta. */
  readonly papel?: 'oficio' | undefined;
}

/** As it is written in the address: codes as numbers, because the router puts quotes around a text made of digits. */
export interface Direccion
  extends Omit<Busqueda, 'cuenta' | 'desdeCuenta' | 'hastaCuenta' | 'etiqueta' | 'agencia'> {
  readonly cuenta?: number | undefined;
  readonly desdeCuenta?: number | undefined;
  readonly hastaCuenta?: number | undefined;
  readonly etiqueta?: string | number | undefined;
  readonly agencia?: string | number | undefined;
}

type SinRevisar = { readonly [campo in keyof Busqueda]?: unknown };

const FECHA = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const CODIGO = /^[1-9]\d{0,9}$/;
const ETIQUETA = new RegExp(`^\\s*[^\\s;][^;]{0,${ETIQUETA_MAX - 1}}$`, 'u');

export function leerDireccion(direccion: Record<string, unknown>): Direccion {
  return escribirBusqueda(leerBusqueda(direccion));
}

export function leerBusqueda(crudo: SinRevisar): Busqueda {
  const [desde, hasta] = [conForma(crudo.desde, FECHA), conForma(crudo.hasta, FECHA)];
  const alReves = desde !== undefined && hasta !== undefined && desde > hasta;
  const cuenta = conForma(crudo.cuenta, CODIGO);
  const etiqueta = cuenta === undefined ? conForma(crudo.etiqueta, ETIQUETA)?.trim() : undefined;
  const hayOtra = cuenta !== undefined || etiqueta !== undefined;
  const deRango = (codigo: unknown) => (hayOtra ? undefined : conForma(codigo, CODIGO));
  return {
    cuenta,
    desdeCuenta: deRango(crudo.desdeCuenta),
    hastaCuenta: deRango(crudo.hastaCuenta),
    etiqueta,
    desde: alReves ? undefined : desde,
    hasta: alReves ? undefined : hasta,
    agencia: conForma(crudo.agencia, /^\d{2}$/),
    partidas: partidasContadas.find((unas) => unas === crudo.partidas),
    agrupar: agrupacionesDeMovimientos.find((una) => una === crudo.agrupar),
    borradores: crudo.borradores === true ? true : undefined,
    papel: crudo.papel === 'oficio' ? 'oficio' : undefined,
  };
}

export function escribirBusqueda(busqueda: Busqueda): Direccion {
  const { cuenta, desdeCuenta, hastaCuenta, etiqueta, agencia, ...resto } = busqueda;
  return {
    cuenta: comoNumero(cuenta),
    desdeCuenta: comoNumero(desdeCuenta),
    hastaCuenta: comoNumero(hastaCuenta),
    etiqueta: etiqueta !== undefined && CODIGO.test(etiqueta) ? Number(etiqueta) : etiqueta,
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

const comoNumero = (codigo: string | undefined) => (codigo === undefined ? undefined : Number(codigo));

function conForma(valor: unknown, forma: RegExp): string | undefined {
  const escrito = typeof valor === 'number' ? String(valor) : valor;
  return typeof escrito === 'string' && forma.test(escrito) ? escrito : undefined;
}
