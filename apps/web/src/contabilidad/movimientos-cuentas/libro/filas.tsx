// A row of the book, reached with the keyboard.

import type {
  CuentaMovida,
  MovimientoDeCuenta,
  MovimientoEnBorrador,
  ReinicioDeResultados,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { CERO } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida, numeroDePartida } from '@cuadra/core/partida';
import { memo, type ReactNode } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import { type RowPlace, rowProps } from '#ui/tables/row-grid.tsx';
import type { Busqueda } from '../busqueda.ts';
import { enlaceDeAnio, enlaceDeCuenta, enlaceDePartida } from '../enlaces.ts';
import { anioDe, decirReinicio } from '../reinicios.ts';
import classes from './libro-de-cuentas.module.css';

interface FilaProps extends RowPlace {
  readonly clase: 'apertura' | 'movimiento' | 'reinicio' | 'cierre' | 'borrador';
  /** What is read aloud. */
  readonly nombre: string;
  readonly children: ReactNode;
}

function Fila({ clase, nombre, children, ...puesto }: FilaProps) {
  return (
    <tr {...rowProps(puesto, nombre)} className={`${classes.fila} ${classes.columnas}`} data-clase={clase}>
      {children}
    </tr>
  );
}

interface FilaDeMovimientoProps extends RowPlace {
  /** Undefined while its page comes. */
  readonly movimiento: MovimientoDeCuenta | undefined;
  /** The days and the agencia looked at. */
  readonly busqueda: Busqueda;
}

export const FilaDeMovimiento = memo(function FilaDeMovimiento(props: FilaDeMovimientoProps) {
  const { movimiento, busqueda, index: indice, place: lugar, active: activa } = props;
  const puesto = { index: indice, place: lugar, active: activa };
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
        <Contrapartida movimiento={movimiento} busqueda={busqueda} active={activa} />
      </td>
      <td data-celda="debe">{debe === 0 ? '' : formatearMonto(debe)}</td>
      <td data-celda="haber">{haber === 0 ? '' : formatearMonto(haber)}</td>
      <td data-celda="saldo" data-contrario={saldo < 0 || undefined}>
        {formatearSaldo(saldo)}
      </td>
    </Fila>
  );
});

type ContrapartidaProps = Pick<FilaDeMovimientoProps, 'busqueda' | 'active'> & {
  readonly movimiento: MovimientoDeCuenta;
};

/** One account leads to its own movements; when there are several, the partida tells them all. */
function Contrapartida({ movimiento, busqueda, active: activa }: ContrapartidaProps) {
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

interface FilaDeCuentaProps extends RowPlace {
  readonly cuenta: CuentaMovida;
}

interface FilaDeAperturaProps extends FilaDeCuentaProps {
  /** The only one of the list: its name is already above. */
  readonly sola: boolean;
  readonly busqueda: Busqueda;
}

/** The rows around the movements of an account: what it brought, what it is left with, and what drafts would move. */
export const FilaDeApertura = memo(function FilaDeApertura(props: FilaDeAperturaProps) {
  const { cuenta, sola, busqueda, ...puesto } = props;
  const { idCuenta, nombreCuenta, saldoInicial } = cuenta;
  const nombre = `${idCuenta} ${nombreCuenta}`;
  return (
    <Fila {...puesto} clase="apertura" nombre={`${nombre}, saldo inicial ${formatearMonto(saldoInicial)}`}>
      <td data-celda="cuenta">
        {!sola && (
          <a
            href={enlaceDeCuenta(idCuenta, busqueda)}
            tabIndex={puesto.active ? 0 : -1}
            className={classes.texto}
            title={nombre}
            data-principal
          >
            <span className={classes.codigo}>{idCuenta}</span> {nombreCuenta}
          </a>
        )}
      </td>
      <td data-celda="rotulo">Saldo inicial</td>
      <td data-celda="saldo" data-contrario={saldoInicial < 0 || undefined}>
        {formatearSaldo(saldoInicial)}
      </td>
    </Fila>
  );
});

export const FilaDeCierre = memo(function FilaDeCierre({ cuenta, ...puesto }: FilaDeCuentaProps) {
  const { idCuenta, debe, haber, saldoFinal } = cuenta;
  const nombre = [
    `Suma de ${idCuenta}`,
    `debe ${formatearMonto(debe)}`,
    `haber ${formatearMonto(haber)}`,
    `saldo final ${formatearMonto(saldoFinal)}`,
  ].join(', ');
  return (
    <Fila {...puesto} clase="cierre" nombre={nombre}>
      <td data-celda="rotulo">Saldo final</td>
      <td data-celda="debe">{formatearSaldo(debe)}</td>
      <td data-celda="haber">{formatearSaldo(haber)}</td>
      <td data-celda="saldo" data-contrario={saldoFinal < 0 || undefined}>
        {formatearSaldo(saldoFinal)}
      </td>
    </Fila>
  );
});

interface FilaDeReinicioProps extends FilaDeCuentaProps {
  readonly reinicio: ReinicioDeResultados;
  readonly busqueda: Busqueda;
}

/** The first of January: what results the year before had come to stays there. */
export const FilaDeReinicio = memo(function FilaDeReinicio(props: FilaDeReinicioProps) {
  const { cuenta, reinicio, busqueda, ...puesto } = props;
  const texto = decirReinicio(reinicio);
  return (
    <Fila {...puesto} clase="reinicio" nombre={`${formatDate(reinicio.fecha)}, ${texto}`}>
      <td data-celda="fecha">{formatDate(reinicio.fecha)}</td>
      <td data-celda="reinicio">
        <a
          href={enlaceDeAnio(cuenta.idCuenta, anioDe(reinicio.fecha) - 1, busqueda)}
          tabIndex={puesto.active ? 0 : -1}
          className={classes.texto}
          title={texto}
          data-principal
        >
          {texto}
        </a>
      </td>
      <td data-celda="saldo">{formatearSaldo(CERO)}</td>
    </Fila>
  );
});

interface FilaDeBorradorProps extends RowPlace {
  readonly borrador: MovimientoEnBorrador;
}

/** Not in the books: it has no number, and moves no balance. */
export const FilaDeBorrador = memo(function FilaDeBorrador({ borrador, ...puesto }: FilaDeBorradorProps) {
  const { fecha, estado, tipo, agencia, concepto, debe, haber, idPartida } = borrador;
  const texto = concepto === '' ? 'Sin concepto' : concepto;
  const lado = debe > 0 ? `debe ${formatearMonto(debe)}` : `haber ${formatearMonto(haber)}`;
  const nombre = [formatDate(fecha), nombresDeEstadoDePartida[estado], texto, lado, 'no suma'].join(', ');
  return (
    <Fila {...puesto} clase="borrador" nombre={nombre}>
      <td data-celda="fecha">{formatDate(fecha)}</td>
      <td data-celda="numero">
        <a href={enlaceDePartida(idPartida)} tabIndex={puesto.active ? 0 : -1} data-principal>
          {nombresDeEstadoDePartida[estado]}
        </a>
      </td>
      <td data-celda="tipo">{nombresDeTipoDePartida[tipo]}</td>
      <td data-celda="agencia">{agencia}</td>
      <td data-celda="concepto" title={texto}>
        {texto}
      </td>
      <td data-celda="contrapartida">No suma al saldo</td>
      <td data-celda="debe">{debe === 0 ? '' : formatearMonto(debe)}</td>
      <td data-celda="haber">{haber === 0 ? '' : formatearMonto(haber)}</td>
      <td data-celda="saldo" />
    </Fila>
  );
});
