// What the address of the screen says: which statement, of when, of which agencia and how it is laid out. What is usual
// is left out of it.
import type { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import {
  columnasUsuales,
  estados,
  type FormaDeEstado,
  formas,
  formasDeEstado,
  type NombreDeEstado,
} from '@cuadra/contract/contabilidad/opciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import { type ColumnaPosible, columnasPosibles } from '@cuadra/core/estados-financieros/columnas';
import { z } from 'zod';
import { agencia, fecha, flag, formed, integer, lenient, oneOf, papel } from '#platform/address/fields.ts';

const NIVEL_DESDE = 1;
const NIVEL_HASTA = 4;

const nivel = integer(1, 6);

const campos = z.object({
  estado: lenient(z.enum(estados).exclude(['balance-general'])),
  /** Absent: today. */
  fecha,
  desde: fecha,
  agencia,
  nivelDesde: nivel,
  nivelHasta: nivel,
  por: lenient(z.literal('agencia')),
  medida: lenient(z.literal('mes')),
  /** Those asked for, in the order in which they are shown: `mes,acumulado`. */
  columnas: lenient(z.string().transform(columnasConocidas)),
  forma: oneOf(formasDeEstado),
  /** The accounts of each line of the flujo de efectivo. */
  cuentas: flag,
  ceros: flag,
  antesDelCierre: flag,
  papel,
  /** The figure whose parts are looked at: `activo-neto@acumulado`. */
  cifra: formed(/^[\w:-]{1,80}@[\w-]{1,40}$/),
});

export type Busqueda = z.infer<typeof campos>;

/** A first level below the last one leaves the usual ones. */
export const direccionDeEstados = campos.transform((leida): Busqueda => {
  const { nivelDesde = NIVEL_DESDE, nivelHasta = NIVEL_HASTA } = leida;
  return nivelDesde > nivelHasta ? { ...leida, nivelDesde: undefined, nivelHasta: undefined } : leida;
});

export interface CifraElegida {
  readonly fila: string;
  readonly columna: string;
}

export function cifraElegida({ cifra }: Busqueda): CifraElegida | undefined {
  const [fila, columna] = cifra?.split('@') ?? [];
  return fila === undefined || columna === undefined ? undefined : { fila, columna };
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
    columnas: columnasDe(busqueda) ?? columnasUsuales[estado],
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

const columnasDe = ({ columnas }: Busqueda): readonly ColumnaPosible[] | undefined =>
  columnas === undefined ? undefined : columnasPosibles.filter((una) => columnas.split(',').includes(una));

/** None when there is nothing to compare. */
function columnasConocidas(pedidas: string): string | undefined {
  const conocidas = columnasPosibles.filter((una) => pedidas.split(',').includes(una));
  return conocidas.some((una) => una !== 'variacion') ? conocidas.join(',') : undefined;
}
