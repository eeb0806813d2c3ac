import type { MovimientoDeCuenta } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { nombresDeTipoDePartida, numeroDePartida } from '@cuadra/core/partida';
import { memo } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import type { RowPlace } from '#ui/tables/row-table.tsx';
import type { Busqueda } from '../busqueda.ts';
import { enlaceDeCuenta, enlaceDePartida } from '../enlaces.ts';
import { Fila } from './fila.tsx';
import classes from './libro-de-cuentas.module.css';

interface FilaDeMovimientoProps extends RowPlace {
  /** Undefined while its page comes. */
  readonly movimiento: MovimientoDeCuenta | undefined;
  /** The days and the agencia looked at. */
  readonly busqueda: Busqueda;
}

export const FilaDeMovimiento = memo(function FilaDeMovimiento(props: FilaDeMovimientoProps) {
  const { movimiento, busqueda, indice, lugar, activa } = props;
  const puesto = { indice, lugar, activa };
  if (movimiento === undefined)
    return (
      <Fila {...puesto} clase="movimiento" nombre="Cargando">
        <td data-celda="fecha" />
        <td data-celda="numero" />
        <td data-celda="concepto">
          <span className={classes.barra} style={{ width: `${45 + ((indice * 17) % 40)}%` }} />
        </td>
      </Fila>
    );
  const { fecha, tipo, agencia, concepto, documento, debe, haber, saldo, idPartida } = movimiento;
  return (
    <Fila {...puesto} clase="movimiento" nombre={nombreDe(movimiento)}>
      <td data-celda="fecha">{formatDate(fecha)}</td>
      <td data-celda="numero">
        <a href={enlaceDePartida(idPartida)} tabIndex={activa ? 0 : -1} data-principal>
          {numeroDePartida(movimiento)}
        </a>
      </td>
      <td data-celda="tipo">{nombresDeTipoDePartida[tipo]}</td>
      <td data-celda="agencia">{agencia}</td>
      <td data-celda="concepto" title={documento === null ? concepto : `${concepto} (${documento})`}>
        {concepto}
        {documento !== null && <span className={classes.documento}> {documento}</span>}
      </td>
      <td data-celda="contrapartida">
        <Contrapartida movimiento={movimiento} busqueda={busqueda} activa={activa} />
      </td>
      <td data-celda="debe">{debe === 0 ? '' : formatearMonto(debe)}</td>
      <td data-celda="haber">{haber === 0 ? '' : formatearMonto(haber)}</td>
      <td data-celda="saldo" data-contrario={saldo < 0 || undefined}>
        {formatearSaldo(saldo)}
      </td>
    </Fila>
  );
});

type ContrapartidaProps = Pick<FilaDeMovimientoProps, 'busqueda' | 'activa'> & {
  readonly movimiento: MovimientoDeCuenta;
};

/** One account leads to its own movements; when there are several, the partida tells them all. */
function Contrapartida({ movimiento, busqueda, activa }: ContrapartidaProps) {
  const { contrapartidas, otrasContrapartidas, idPartida } = movimiento;
  const [primera] = contrapartidas;
  if (primera === undefined) return null;
  const tabIndex = activa ? 0 : -1;
  const cuantas = contrapartidas.length + otrasContrapartidas;
  if (cuantas === 1)
    return (
      <a
        href={enlaceDeCuenta(primera.idCuenta, busqueda)}
        tabIndex={tabIndex}
        title={`${primera.idCuenta} ${primera.nombreCuenta}`}
      >
        <span className={classes.codigo}>{primera.idCuenta}</span> {primera.nombreCuenta}
      </a>
    );
  const nombres = contrapartidas.map(({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}`);
  const resto = otrasContrapartidas > 0 ? [`y ${otrasContrapartidas} más`] : [];
  return (
    <a href={enlaceDePartida(idPartida)} tabIndex={tabIndex} title={[...nombres, ...resto].join('\n')}>
      Varias ({cuantas})
    </a>
  );
}

function nombreDe(movimiento: MovimientoDeCuenta): string {
  const { fecha, concepto, debe, haber, saldo } = movimiento;
  return [
    formatDate(fecha),
    `partida ${numeroDePartida(movimiento)}`,
    concepto,
    debe > 0 ? `debe ${formatearMonto(debe)}` : `haber ${formatearMonto(haber)}`,
    `saldo ${formatearMonto(saldo)}`,
  ].join(', ');
}
