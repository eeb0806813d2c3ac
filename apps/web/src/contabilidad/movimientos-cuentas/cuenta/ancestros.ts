import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { padreDe } from '@cuadra/core/catalogo';

/** The headers an account is under, from the widest. */
export function ancestrosDe(idCuenta: string, catalogo: readonly Cuenta[]): Cuenta[] {
  const porCodigo = new Map(catalogo.map((cuenta) => [cuenta.idCuenta, cuenta]));
  const ancestros: Cuenta[] = [];
  let codigo = padreDe(idCuenta);
  while (codigo !== undefined && codigo !== null) {
    const cuenta = porCodigo.get(codigo);
    if (cuenta !== undefined) ancestros.unshift(cuenta);
    codigo = padreDe(codigo);
  }
  return ancestros;
}
