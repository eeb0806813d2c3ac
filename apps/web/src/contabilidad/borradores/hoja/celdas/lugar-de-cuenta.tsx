// Where an account stands in the chart and what it has today.
import { CERO } from '@cuadra/core/dinero';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import type { Entorno } from '../entorno.ts';
import classes from './lugar-de-cuenta.module.css';

export function LugarDeCuenta({
  entorno,
  idCuenta,
}: {
  readonly entorno: Entorno;
  readonly idCuenta: string;
}) {
  const hallada = entorno.buscador.cuenta(idCuenta);
  if (hallada === undefined) return null;
  const saldo = entorno.saldos === undefined ? undefined : (entorno.saldos.get(idCuenta) ?? CERO);
  return (
    <>
      <span className={classes.camino}>{hallada.camino} › </span>
      {hallada.cuenta.nombreCuenta}
      {saldo !== undefined && <span className={classes.saldo}> · Saldo {formatearQuetzales(saldo)}</span>}
    </>
  );
}
