// What the browser keeps at hand from the first visit of a session: the accounts that take lines, and the agencias,
// each under its own key. The session's flag says that they are already there.
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';

const CLAVE_DEL_CATALOGO = 'catalogo';
const CLAVE_DE_AGENCIAS = 'agencias';
const CLAVE_DE_LA_MARCA = 'loaded_variables';
const CARGADO = 'T';
const VACIO = '[]';

export type CuentaGuardada = Pick<Cuenta, 'idCuenta' | 'nombreCuenta' | 'tipoCuenta' | 'idParent'>;

type Guardado = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Origen {
  readonly pedirCatalogo: () => Promise<readonly Cuenta[]>;
  readonly pedirAgencias: () => Promise<readonly Agencia[]>;
  /** Lasts as long as the tab. */
  readonly sesion: Guardado;
  /** Lasts until it is replaced. */
  readonly local: Guardado;
}

/** Both are asked for together; the flag is set only when both are kept. */
export async function cargarVariables({
  pedirCatalogo,
  pedirAgencias,
  sesion,
  local,
}: Origen): Promise<void> {
  if (estaCargado(sesion)) return;
  const [cuentas, agencias] = await Promise.all([pedirCatalogo(), pedirAgencias()]);
  local.setItem(CLAVE_DEL_CATALOGO, JSON.stringify(soloDetalle(cuentas)));
  local.setItem(CLAVE_DE_AGENCIAS, JSON.stringify(agencias));
  sesion.setItem(CLAVE_DE_LA_MARCA, CARGADO);
}

export const estaCargado = (sesion: Guardado): boolean => sesion.getItem(CLAVE_DE_LA_MARCA) === CARGADO;

/** An institution that has just begun has none. */
export const hayCatalogo = (local: Pick<Storage, 'getItem'>): boolean =>
  (local.getItem(CLAVE_DEL_CATALOGO) ?? VACIO) !== VACIO;

/** The session is over: nothing of the institution stays in the browser. */
export function borrarCarga({ sesion, local }: Pick<Origen, 'sesion' | 'local'>): void {
  olvidarCarga(sesion);
  local.removeItem(CLAVE_DEL_CATALOGO);
  local.removeItem(CLAVE_DE_AGENCIAS);
}

/** The next visit to the welcome screen loads them again. */
export const olvidarCarga = (sesion: Guardado): void => sesion.removeItem(CLAVE_DE_LA_MARCA);

export function soloDetalle(cuentas: readonly Cuenta[]): CuentaGuardada[] {
  return cuentas
    .filter(({ tipoCuenta }) => tipoCuenta === 'D')
    .map(({ idCuenta, nombreCuenta, tipoCuenta, idParent }) => ({
      idCuenta: idCuenta.trim(),
      nombreCuenta: nombreCuenta.trim(),
      tipoCuenta,
      idParent: idParent?.trim() ?? null,
    }));
}
