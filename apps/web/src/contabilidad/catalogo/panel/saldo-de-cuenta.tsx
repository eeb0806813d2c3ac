// What the account of the panel holds today, and the way to its movements.
import { queryString } from '@cuadra/contract/endpoint';
import { ArrowRightIcon } from '@heroicons/react/16/solid';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { Nodo } from '../arbol.ts';
import type { useSaldosDelCatalogo } from '../use-saldos-del-catalogo.ts';
import classes from './panel-de-cuenta.module.css';

interface SaldoDeCuentaProps {
  readonly nodo: Nodo;
  readonly saldos: ReturnType<typeof useSaldosDelCatalogo>;
}

export function SaldoDeCuenta({
  nodo: { cuenta },
  saldos: { puedeVer, saldos, error, reintentar },
}: SaldoDeCuentaProps) {
  if (!puedeVer) return null;
  if (saldos === undefined && error !== null) return <ErrorState error={error} reintentar={reintentar} />;
  const saldo = saldos?.de(cuenta.idCuenta);
  const { fecha = '' } = saldos ?? {};
  return (
    <section className={classes.saldo} aria-label="Saldo" aria-busy={saldos === undefined}>
      <p className={classes.nombreDelSaldo}>
        {saldos === undefined ? 'Saldo' : `Saldo al ${formatDate(fecha)}`}
        {cuenta.tipoCuenta === 'M' && ', acumulado de sus cuentas'}
      </p>
      {typeof saldo === 'object' ? (
        <dl className={classes.lados}>
          <dt>Deudoras</dt>
          <dd>{formatearQuetzales(saldo.deudora)}</dd>
          <dt>Acreedoras</dt>
          <dd>{formatearQuetzales(saldo.acreedora)}</dd>
        </dl>
      ) : (
        <p className={classes.cifra}>{saldo === undefined ? '\u00a0' : formatearQuetzales(saldo)}</p>
      )}
      {saldos !== undefined && (
        <PlainLink className={classes.movimientos} to={movimientosDe(cuenta.idCuenta, fecha)}>
          Ver sus movimientos de {fecha.slice(0, 4)} <ArrowRightIcon aria-hidden="true" />
        </PlainLink>
      )}
    </section>
  );
}

const movimientosDe = (cuenta: string, hasta: string): string =>
  `/contabilidad/movimientos-cuentas${queryString({ cuenta, desde: `${hasta.slice(0, 4)}-01-01`, hasta })}`;
