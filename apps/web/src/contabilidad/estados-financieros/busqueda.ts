// What the address of the screen says: which statement, of when, of which agencia and how it is laid out. What is usual
// is left out of it, and whatever does not make sense, too: an old or mistyped link still opens a statement.
import {
  columnasUsuales,
  estados,
  type FormaDeEstado,
  formas,
  formasDeEstado,
  type NombreDeEstado,
  type verEstadoFinanciero,
} from '@cuadra/contract/contabilidad/estados-financieros';
import type { CallOf } from '@cuadra/contract/endpoint';
import { type ColumnaPosible, columnasPosibles } from '@cuadra/core/estados-financieros/columnas';

export interface Busqueda {
  readonly estado?: NombreDeEstado | undefined;
  /** Absent: today. */
  readonly fecha?: string | undefined;
  readonly desde?: string | undefined;
  readonly agencia?: string | undefined;
  readonly nivelDesde?: number | undefined;
  readonly nivelHasta?: number | undefined;
  readonly por?: 'agencia' | undefined;
  readonly medida?: 'mes' | undefined;
  readonly columnas?: readonly ColumnaPosible[] | undefined;
  readonly forma?: FormaDeEstado | undefined;
  /** The accounts of each line of the flujo de efectivo. */
  readonly cuentas?: true | undefined;
  readonly ceros?: true | undefined;
  readonly antesDelCierre?: true | undefined;
  readonly papel?: 'oficio' | undefined;
  /** The figure whose parts are looked at: `activo-neto@acumulado`. */
  readonly cifra?: string | undefined;
}

/** As it is written in the address. */
export interface Direccion extends Omit<Busqueda, 'columnas' | 'agencia'> {
  readonly columnas?: string | undefined;
  /** Codes as numbers where they can be, because the router puts quotes around a text made of digits. */
  readonly agencia?: string | number | undefined;
}

type SinRevisar = { readonly [campo in keyof Busqueda]?: unknown };

const FECHA = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const CIFRA = /^[\w:-]{1,80}@[\w-]{1,40}$/;
const NIVEL_DESDE = 1;
const NIVEL_HASTA = 4;

export function leerDireccion(direccion: Record<string, unknown>): Direccion {
  return escribirBusqueda(leerBusqueda(direccion));
}

export function leerBusqueda(crudo: SinRevisar): Busqueda {
  const estado = estados.find((posible) => posible === crudo.estado);
  const [desde, hasta] = [nivel(crudo.nivelDesde), nivel(crudo.nivelHasta)];
  const alReves = (desde ?? NIVEL_DESDE) > (hasta ?? NIVEL_HASTA);
  return {
    estado: estado === 'balance-general' ? undefined : estado,
    fecha: conForma(crudo.fecha, FECHA),
    desde: conForma(crudo.desde, FECHA),
    agencia: conForma(crudo.agencia, /^\d{2}$/),
    nivelDesde: alReves ? undefined : desde,
    nivelHasta: alReves ? undefined : hasta,
    por: crudo.por === 'agencia' ? 'agencia' : undefined,
    medida: crudo.medida === 'mes' ? 'mes' : undefined,
    columnas: leerColumnas(crudo.columnas),
    forma: formasDeEstado.find((posible) => posible === crudo.forma),
    cuentas: si(crudo.cuentas),
    ceros: si(crudo.ceros),
    antesDelCierre: si(crudo.antesDelCierre),
    papel: crudo.papel === 'oficio' ? 'oficio' : undefined,
    cifra: conForma(crudo.cifra, CIFRA),
  };
}

export interface CifraElegida {
  readonly fila: string;
  readonly columna: string;
}

export function cifraElegida({ cifra }: Busqueda): CifraElegida | undefined {
  const [fila, columna] = cifra?.split('@') ?? [];
  return fila === undefined || columna === undefined ? undefined : { fila, columna };
}

export function escribirBusqueda({ columnas, agencia, ...resto }: Busqueda): Direccion {
  return {
    ...resto,
    columnas: columnas?.join(','),
    agencia: agencia !== undefined && /^[1-9]/.test(agencia) ? Number(agencia) : agencia,
  };
}

/** Everything said, what is usual included: what the screen shows. */
export interface Presentacion {
  readonly estado: NombreDeEstado;
  readonly fecha: string;
  readonly desde: string;
  readonly agencia: string | undefined;
  readonly nivelDesde: number;
  readonly nivelHasta: number;
  readonly por: 'periodo' | 'agencia';
  readonly medida: 'mes' | 'acumulado';
  readonly columnas: readonly ColumnaPosible[];
  readonly forma: FormaDeEstado | undefined;
  readonly cuentas: boolean;
  readonly ceros: boolean;
  readonly antesDelCierre: boolean;
  readonly papel: 'carta' | 'oficio';
}

export function presentacionDe(busqueda: Busqueda, hoy: string): Presentacion {
  const { estado = 'balance-general', fecha = hoy } = busqueda;
  const delMes = `${fecha.slice(0, 7)}-01`;
  const desde = busqueda.desde ?? delMes;
  return {
    estado,
    fecha,
    desde: desde > fecha ? delMes : desde,
    agencia: busqueda.agencia,
    nivelDesde: busqueda.nivelDesde ?? NIVEL_DESDE,
    nivelHasta: busqueda.nivelHasta ?? NIVEL_HASTA,
    por: busqueda.por ?? 'periodo',
    medida: busqueda.medida ?? 'acumulado',
    columnas: busqueda.columnas ?? columnasUsuales[estado],
    forma: formaDe(estado, busqueda.forma),
    cuentas: busqueda.cuentas ?? false,
    ceros: busqueda.ceros ?? false,
    antesDelCierre: busqueda.antesDelCierre ?? false,
    papel: busqueda.papel ?? 'carta',
  };
}

export type Consulta = CallOf<typeof verEstadoFinanciero>['query'];

/** The filters as the server understands them: those that mean something for the statement. */
export function filtrosDeApi(presentacion: Presentacion): Consulta {
  const { estado, fecha, desde, agencia, por, medida, columnas, forma, antesDelCierre } = presentacion;
  const esFlujo = estado === 'flujo-de-efectivo';
  return {
    fecha,
    nivelDesde: esFlujo ? 1 : presentacion.nivelDesde,
    nivelHasta: esFlujo ? (presentacion.cuentas ? 2 : 1) : presentacion.nivelHasta,
    por,
    conCero: presentacion.ceros ? 'true' : 'false',
    ...(agencia === undefined ? {} : { agencia }),
    ...(forma === undefined ? {} : { forma }),
    ...(por === 'agencia' ? { medida } : { columnas: columnas.join(',') }),
    ...(estado === 'balance-de-comprobacion'
      ? { desde, antesDelCierre: antesDelCierre ? 'true' : 'false' }
      : {}),
  };
}

function formaDe(estado: NombreDeEstado, pedida: FormaDeEstado | undefined): FormaDeEstado | undefined {
  if (estado !== 'estado-de-resultados' && estado !== 'flujo-de-efectivo') return undefined;
  const posibles: readonly FormaDeEstado[] = formas[estado];
  return posibles.find((una) => una === pedida) ?? formas[estado][0];
}

function leerColumnas(valor: unknown): readonly ColumnaPosible[] | undefined {
  const pedidas: unknown[] = typeof valor === 'string' ? valor.split(',') : Array.isArray(valor) ? valor : [];
  const conocidas = columnasPosibles.filter((una) => pedidas.includes(una));
  return conocidas.some((una) => una !== 'variacion') ? conocidas : undefined;
}

function nivel(valor: unknown): number | undefined {
  return Number.isInteger(valor) && Number(valor) >= 1 && Number(valor) <= 6 ? Number(valor) : undefined;
}

const si = (valor: unknown): true | undefined => (valor === true ? true : undefined);

function conForma(valor: unknown, forma: RegExp): string | undefined {
  const escrito = typeof valor === 'number' ? String(valor) : valor;
  return typeof escrito === 'string' && forma.test(escrito) ? escrito : undefined;
}
