// Which accounts are meant: one, those of detail under a header, or those from one code to another.
import type { Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { problemaDeCampo } from '../../platform/problema.ts';
import { agenciasPedidas } from '../agencias/agencias-pedidas.ts';
import { listarCuentas } from '../catalogo/queries.ts';

export interface Cuenta {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
  readonly naturaleza: Naturaleza;
}

export interface Seleccion {
  /** The whole chart, for the names of what stands on the other side. */
  readonly catalogo: readonly Cuenta[];
  /** Of detail, by their code. */
  readonly cuentas: readonly Cuenta[];
  /** The one asked for by itself, of detail or header. */
  readonly pedida: Cuenta | undefined;
  readonly agencias: readonly string[];
}

export interface CuentasPedidas {
  readonly idCuenta?: string | undefined;
  readonly desdeCuenta?: string | undefined;
  readonly hastaCuenta?: string | undefined;
  readonly agencia?: string | undefined;
}

export async function elegirCuentas(
  db: Database,
  actor: Actor,
  { idCuenta, desdeCuenta = '', hastaCuenta = '', agencia }: CuentasPedidas,
): Promise<Seleccion> {
  const agencias = agenciasPedidas(actor, agencia);
  const catalogo = await listarCuentas(db);
  if (idCuenta === undefined) {
    // By their digits: everything under the last code is within the range.
    const cuentas = catalogo.filter(
      (cuenta) =>
        cuenta.idCuenta >= desdeCuenta &&
        (cuenta.idCuenta <= hastaCuenta || cuenta.idCuenta.startsWith(hastaCuenta)),
    );
    return { catalogo, cuentas: deDetalle(cuentas), pedida: undefined, agencias };
  }
  const pedida = catalogo.find((cuenta) => cuenta.idCuenta === idCuenta);
  if (pedida === undefined) throw problemaDeCampo('CUENTA_NO_EXISTE', 'idCuenta');
  return {
    catalogo,
    cuentas: deDetalle(catalogo.filter((cuenta) => cuenta.idCuenta.startsWith(idCuenta))),
    pedida,
    agencias,
  };
}

function deDetalle(cuentas: readonly Cuenta[]): Cuenta[] {
  return cuentas.filter(({ tipoCuenta }) => tipoCuenta === 'D');
}
