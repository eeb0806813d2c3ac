// The rules an account must keep by itself, asked before the database is: all that is wrong is told at once, each
// thing beside the field where it was typed.
import { problemas } from '@cuadra/contract/problema';
import { type CuentaPropuesta, type ErrorDeCuenta, revisarCuenta } from '@cuadra/core/catalogo';
import { ProblemaError } from '#platform/problema.ts';

const CAMPOS: Readonly<Record<ErrorDeCuenta, string>> = {
  CODIGO_INVALIDO: 'idCuenta',
  NATURALEZA_INVALIDA: 'naturaleza',
  FLUJO_INVALIDO: 'flujo',
  MARGEN_INVALIDO: 'margen',
};

export function exigirCuentaValida(cuenta: CuentaPropuesta): void {
  const codigos = revisarCuenta(cuenta);
  const [primero] = codigos;
  if (primero === undefined) return;
  const errores = codigos.map((codigo) => ({ campo: CAMPOS[codigo], codigo, mensaje: problemas[codigo][1] }));
  throw new ProblemaError(primero, { errores });
}
