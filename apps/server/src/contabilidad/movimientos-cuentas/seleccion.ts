// Which accounts are meant: one, those of detail under a header, those from one code to another, or those of a tag.
import type { Naturaleza, TipoDeCuenta } from '@cuadra/core/catalogo';
import { cuentasDeEtiqueta } from '@cuadra/core/etiquetas';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import { listarCatalogo, listarCuentas, verEtiqueta } from '#contabilidad/catalogo/queries.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { problemaDeCampo } from '#platform/problema.ts';

export interface Cuenta {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
  readonly naturaleza: Naturaleza;
}

export interface Seleccion {
  /** The whole chart, for the names of what stands on the other side. */
  readonly catalogo: readonly Cuenta[];
  /** Those of detail, by their code. */
  readonly cuentas: readonly Cuenta[];
  /** The one asked for by itself, of detail or header. */
  readonly pedida: Cuenta | undefined;
  /** The tag asked for, as it is written. */
  readonly etiqueta?: string | undefined;
  readonly agencias: readonly string[];
}

/** That of the one asked for, or the one all of them share; none when they differ. */
export function naturalezaDe({ pedida, cuentas }: Pick<Seleccion, 'pedida' | 'cuentas'>): Naturaleza | null {
  const [primera] = cuentas;
  if (pedida !== undefined) return pedida.naturaleza;
  return primera !== undefined && cuentas.every(({ naturaleza }) => naturaleza === primera.naturaleza)
    ? primera.naturaleza
    : null;
}

/** A balance that none of them gives its sign to is debe − haber. */
export const SIN_NATURALEZA_COMUN: Naturaleza = 'deudora';

export interface CuentasPedidas {
  readonly idCuenta?: string | undefined;
  readonly desdeCuenta?: string | undefined;
  readonly hastaCuenta?: string | undefined;
  readonly etiqueta?: string | undefined;
  readonly agencia?: string | undefined;
}

export async function elegirCuentas(
  db: Database,
  actor: Actor,
  { idCuenta, desdeCuenta = '', hastaCuenta = '', etiqueta, agencia }: CuentasPedidas,
): Promise<Seleccion> {
  const agencias = agenciasPedidas(actor, agencia);
  if (etiqueta !== undefined) return { ...(await deEtiqueta(db, etiqueta)), agencias };
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

async function deEtiqueta(db: Database, nombre: string): Promise<Omit<Seleccion, 'agencias'>> {
  const etiqueta = await verEtiqueta(db, nombre);
  if (etiqueta === undefined) throw problemaDeCampo('ETIQUETA_NO_EXISTE', 'etiqueta');
  const catalogo = await listarCatalogo(db);
  return { catalogo, cuentas: deDetalle(cuentasDeEtiqueta(catalogo, etiqueta)), pedida: undefined, etiqueta };
}

function deDetalle(cuentas: readonly Cuenta[]): Cuenta[] {
  return cuentas.filter(({ tipoCuenta }) => tipoCuenta === 'D');
}
