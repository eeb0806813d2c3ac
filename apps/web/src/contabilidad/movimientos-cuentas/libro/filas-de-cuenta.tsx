// The rows around the movements of an account: what it brought, what it is left with, and what drafts would move.

import type {
  CuentaMovida,
  MovimientoEnBorrador,
  ReinicioDeResultados,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { CERO } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import { memo } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import type { RowPlace } from '#ui/tables/row-table.tsx';
import type { Busqueda } from '../busqueda.ts';
import { enlaceDeAnio, enlaceDeCuenta, enlaceDePartida } from '../enlaces.ts';
import { anioDe, decirReinicio } from '../reinicios.ts';
import { Fila } from './fila.tsx';
import classes from './libro-de-cuentas.module.css';

interface FilaDeCuentaProps extends RowPlace {
  readonly cuenta: CuentaMovida;
}

interface FilaDeAperturaProps extends FilaDeCuentaProps {
  /** The only one of the list: its name is already above. */
  readonly sola: boolean;
  readonly busqueda: Busqueda;
}

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
            tabIndex={puesto.activa ? 0 : -1}
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
          tabIndex={puesto.activa ? 0 : -1}
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
        <a href={enlaceDePartida(idPartida)} tabIndex={puesto.activa ? 0 : -1} data-principal>
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
