// A bank's file that somebody brought, from the moment it is dropped until it is in its account or is refused.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { EstadoDeCuenta } from '@cuadra/contract/contabilidad/bancos/estados';
import type { leerArchivo } from '@cuadra/contract/contabilidad/bancos/leer';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { MapeoDeEstado } from '@cuadra/core/bancos/mapeo-de-estado';

export type Lectura = ResponseOf<typeof leerArchivo>;

export interface Rechazo {
  readonly texto: string;
  readonly codigo: string;
  /** Trying again may help. */
  readonly pasajero: boolean;
}

/** What came of it in one account. */
export interface Resultado {
  readonly cuenta: CuentaBancaria;
  readonly estados: readonly EstadoDeCuenta[];
  readonly rechazo?: Rechazo | undefined;
}

export type Fase =
  /** Its bytes are being looked at. */
  | 'leyendo'
  /** It does not say of which account it is, or it is of another one: somebody chooses. */
  | 'por-elegir'
  /** Its turn comes. */
  | 'en-espera'
  | 'importando'
  | 'terminado'
  | 'rechazado';

export interface ArchivoTraido {
  readonly clave: string;
  readonly nombre: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly fase: Fase;
  readonly lectura?: Lectura | undefined;
  /** Where it goes. */
  readonly destinos: readonly CuentaBancaria[];
  /** Among which it is chosen. */
  readonly opciones: readonly CuentaBancaria[];
  readonly mapeo?: MapeoDeEstado | undefined;
  readonly resultados: readonly Resultado[];
  readonly rechazo?: Rechazo | undefined;
}

/** Whether somebody has still something to decide or to wait for. */
export const sigueEnCurso = ({ fase }: ArchivoTraido): boolean =>
  fase !== 'terminado' && fase !== 'rechazado';

const HOJAS = ['.csv', '.xlsx', '.txt', '.tsv'];

/** Whether its columns can be said: it is a sheet that could not be read. */
export const admiteColumnas = ({ nombre, rechazo, resultados }: ArchivoTraido): boolean =>
  HOJAS.some((extension) => nombre.toLowerCase().endsWith(extension)) &&
  [rechazo, ...resultados.map((uno) => uno.rechazo)].some((uno) => uno?.codigo === 'ESTADO_ILEGIBLE');

/** Those that got something new of them, each once. */
export function cuentasConNuevas(archivos: readonly ArchivoTraido[]): CuentaBancaria[] {
  const cuentas = archivos
    .flatMap(({ resultados }) => resultados)
    .filter(({ estados }) => estados.some(({ nuevas }) => nuevas > 0))
    .map(({ cuenta }) => cuenta);
  return [...new Map(cuentas.map((cuenta) => [cuenta.id, cuenta])).values()];
}
