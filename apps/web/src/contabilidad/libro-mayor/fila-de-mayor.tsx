// One row of the mayor: what opens an account, one of its movements, or what it is left with.
import type { AgrupacionDeMayor, FilaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { formatearFecha } from '../../ui/format/date.ts';
import { formatearEntero, formatearMonto, formatearSaldo } from '../../ui/format/money.ts';
import { mesDe } from '../../ui/format/ranges.ts';
import type { DrawnRow } from '../../ui/paged-table.tsx';
import { type Alcance, enlaceDeCuenta, enlaceDePartida } from '../folios/enlaces.ts';
import classes from './libro-mayor.module.css';

export interface Mirado extends Alcance {
  readonly agrupacion: AgrupacionDeMayor;
}

export function dibujarFila(filtros: Mirado): (fila: FilaDeMayor) => DrawnRow {
  return (fila) => {
    switch (fila.tipo) {
      case 'cuenta':
        return {
          estilo: 'cuenta',
          nombre: `${fila.idCuenta} ${fila.nombreCuenta}, saldo anterior ${formatearMonto(fila.saldoInicial)}`,
          celdas: <Cuenta cuenta={fila} filtros={filtros} />,
        };
      case 'movimiento':
        return {
          estilo: 'movimiento',
          nombre: `${formatearFecha(fila.fecha)}, ${fila.concepto ?? referencia(fila)}, debe ${formatearMonto(fila.debe)}, haber ${formatearMonto(fila.haber)}, saldo ${formatearMonto(fila.saldo)}`,
          celdas: <Movimiento movimiento={fila} filtros={filtros} />,
        };
      case 'total':
        return {
          estilo: 'total',
          nombre: `Suma de ${fila.idCuenta}, debe ${formatearMonto(fila.debe)}, haber ${formatearMonto(fila.haber)}, saldo ${formatearMonto(fila.saldoFinal)}`,
          celdas: (
            <>
              <td className={classes.rotulo}>Suma y saldo</td>
              <td data-cifra>{formatearSaldo(fila.debe)}</td>
              <td data-cifra>{formatearSaldo(fila.haber)}</td>
              <td data-cifra>{formatearSaldo(fila.saldoFinal)}</td>
            </>
          ),
        };
      default:
        return fila satisfies never;
    }
  };
}

function Cuenta({
  cuenta: { idCuenta, nombreCuenta, saldoInicial },
  filtros,
}: {
  readonly cuenta: Extract<FilaDeMayor, { tipo: 'cuenta' }>;
  readonly filtros: Mirado;
}) {
  return (
    <>
      <td className={classes.cuenta} title={nombreCuenta}>
        <a href={enlaceDeCuenta(idCuenta, filtros)} tabIndex={-1} className={classes.enlace}>
          {idCuenta} {nombreCuenta}
        </a>
      </td>
      <td className={classes.anterior}>Saldo anterior</td>
      <td data-cifra>{formatearSaldo(saldoInicial)}</td>
    </>
  );
}

type MovimientoDeMayor = Extract<FilaDeMayor, { tipo: 'movimiento' }>;

function Movimiento({
  movimiento,
  filtros,
}: {
  readonly movimiento: MovimientoDeMayor;
  readonly filtros: Mirado;
}) {
  const { fecha, idPartida, folio, concepto, partidas, debe, haber, saldo } = movimiento;
  const texto = concepto ?? (partidas === 1 ? '1 partida' : `${formatearEntero(partidas)} partidas`);
  const enlace = idPartida === null ? enlaceDelGrupo(movimiento, filtros) : enlaceDePartida(idPartida);
  return (
    <>
      <td className={classes.fecha}>{formatearFecha(fecha)}</td>
      <td className={classes.diario}>
        <a href={enlace} tabIndex={-1} className={classes.enlace}>
          {referencia(movimiento)}
        </a>
      </td>
      <td className={classes.folio} data-cifra>
        {folio === null ? '' : formatearEntero(folio)}
      </td>
      <td className={classes.concepto} title={texto}>
        {texto}
      </td>
      <td data-cifra>{debe === 0 ? '' : formatearMonto(debe)}</td>
      <td data-cifra>{haber === 0 ? '' : formatearMonto(haber)}</td>
      <td data-cifra>{formatearSaldo(saldo)}</td>
    </>
  );
}

function referencia({ numero, hastaNumero }: MovimientoDeMayor): string {
  return numero === hastaNumero ? String(numero) : `${numero} a ${hastaNumero}`;
}

/** The movements that a day or a month adds up. */
function enlaceDelGrupo({ idCuenta, fecha }: MovimientoDeMayor, mirado: Mirado): string {
  const { desde, hasta, agencia, agrupacion } = mirado;
  const dias = agrupacion === 'mes' ? mesDe(fecha) : { desde: fecha, hasta: fecha };
  // The days of the group that are looked at: the later beginning, the earlier end.
  const [, primero = desde] = [dias.desde, desde].sort();
  const [ultimo = hasta] = [dias.hasta, hasta].sort();
  return enlaceDeCuenta(idCuenta, { desde: primero, hasta: ultimo, agencia });
}
