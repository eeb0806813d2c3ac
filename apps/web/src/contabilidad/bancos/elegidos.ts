// Which account and which month the address means; what it does not say, where the work waits.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { DireccionDeBancos } from './direccion.ts';
import { type Mes, mesesDe, mesPorConciliar } from './meses.ts';

export function cuentaElegida(
  cuentas: readonly CuentaBancaria[],
  id: string | undefined,
): CuentaBancaria | undefined {
  const dicha = cuentas.find((cuenta) => cuenta.id === id);
  if (dicha !== undefined) return dicha;
  const activas = cuentas.filter(({ activa }) => activa);
  return activas.find(porExplicar) ?? activas[0] ?? cuentas[0];
}

const porExplicar = ({ sinExplicar: { banco, libros } }: CuentaBancaria): boolean => banco + libros > 0;

/** A month that the account does not have is not of an address that somebody wrote on purpose. */
export function mesElegido(
  cuenta: Pick<CuentaBancaria, 'desde' | 'conciliadaHasta'>,
  { anio, mes }: Pick<DireccionDeBancos, 'anio' | 'mes'>,
  hoy?: string,
): Mes {
  const dicho = mesesDe(cuenta, hoy).find((uno) => uno.anio === anio && uno.mes === mes);
  return dicho ?? mesPorConciliar(cuenta, hoy);
}
