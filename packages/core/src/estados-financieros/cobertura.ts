// Which row takes each detail account, and the proof that every one is taken exactly once.
import type { Flujo, Margen, Naturaleza } from '../catalogo.ts';
import type { Definicion, RenglonDeCuentas } from './definicion.ts';

export interface CuentaDelCatalogo {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: 'D' | 'M';
  readonly naturaleza: Naturaleza;
  readonly flujo: Flujo;
  readonly margen: Margen | null;
}

export interface Cobertura {
  /** Detail accounts that the statement answers for. */
  readonly cuentas: number;
  /** In no row. */
  readonly sinUbicar: readonly CuentaDelCatalogo[];
  /** In more than one. */
  readonly repetidas: readonly CuentaDelCatalogo[];
}

export function coberturaDe(definicion: Definicion, catalogo: readonly CuentaDelCatalogo[]): Cobertura {
  const propias = catalogo.filter(
    ({ idCuenta, tipoCuenta }) => tipoCuenta === 'D' && definicion.clases.includes(idCuenta.charAt(0)),
  );
  const renglones = renglonesDeCuentas(definicion);
  const veces = (cuenta: CuentaDelCatalogo) => renglonesDe(renglones, cuenta).length;
  return {
    cuentas: propias.length,
    sinUbicar: propias.filter((cuenta) => veces(cuenta) === 0),
    repetidas: propias.filter((cuenta) => veces(cuenta) > 1),
  };
}

/** The accounts that a row takes; of a header, only when everything under it is the row's too. */
export function tomaDe(
  definicion: Definicion,
  renglon: RenglonDeCuentas,
): (cuenta: CuentaDelCatalogo) => boolean {
  const { detalle } = renglon;
  if (detalle !== undefined) return ({ idCuenta }) => detalle.has(idCuenta);
  const renglones = renglonesDeCuentas(definicion).filter((otro) => otro !== renglon);
  const ajenas = renglon.repite ? [] : renglones.flatMap(({ cuentas }) => cuentas);
  return (cuenta) => {
    const { idCuenta } = cuenta;
    if (!esDeSuNaturaleza(renglon, cuenta)) return false;
    const propio = largoDe(renglon.cuentas, idCuenta);
    if (propio === 0) return false;
    if (ajenas.some((ajena) => ajena.length > propio && ajena.startsWith(idCuenta))) return false;
    return ajenas.every((ajena) => ajena.length <= propio || !idCuenta.startsWith(ajena));
  };
}

function renglonesDeCuentas({ renglones }: Definicion): RenglonDeCuentas[] {
  return renglones.filter((renglon) => renglon.tipo === 'cuentas').filter(({ repite }) => repite !== true);
}

/** Where a row is of one nature, the headers stay: they add what is under them. */
const esDeSuNaturaleza = ({ naturaleza }: RenglonDeCuentas, cuenta: CuentaDelCatalogo): boolean =>
  naturaleza === undefined || cuenta.tipoCuenta === 'M' || cuenta.naturaleza === naturaleza;

/** Those that name the account itself or the longest beginning of its code: one, where the statement is well made. */
function renglonesDe(renglones: readonly RenglonDeCuentas[], cuenta: CuentaDelCatalogo): RenglonDeCuentas[] {
  const { idCuenta } = cuenta;
  const largo = (renglon: RenglonDeCuentas) => {
    if (renglon.detalle !== undefined) return renglon.detalle.has(idCuenta) ? idCuenta.length : 0;
    if (!esDeSuNaturaleza(renglon, cuenta)) return 0;
    return largoDe([...renglon.cuentas, ...(renglon.resultado ?? [])], idCuenta);
  };
  const mayor = Math.max(0, ...renglones.map(largo));
  return mayor === 0 ? [] : renglones.filter((renglon) => largo(renglon) === mayor);
}

/** The length of the longest of those beginnings that is one of the code; 0 when none is. */
function largoDe(inicios: readonly string[], idCuenta: string): number {
  return Math.max(0, ...inicios.map((inicio) => (idCuenta.startsWith(inicio) ? inicio.length : 0)));
}
