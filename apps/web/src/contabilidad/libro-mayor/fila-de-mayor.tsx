// One row of the mayor: what opens an account, one of its movements, or what it is left with. Every figure leads to what
// is behind it: the partida or, added up, the movements of that account in those days.

import type { FilaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { alcanceDelGrupo, enlaceDeCuenta, enlaceDePartida } from '#contabilidad/libros-legales/enlaces.ts';
import classes from '#contabilidad/libros-legales/libros-legales.module.css';
import { formatDate, formatMonth } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import type { DrawnRow } from '#ui/tables/paged-table.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Filtros } from './busqueda.ts';

export function dibujarFila(filtros: Filtros): (fila: FilaDeMayor) => DrawnRow {
  return (fila) => {
    const enlace = enlaceDe(fila, filtros);
    switch (fila.tipo) {
      case 'cuenta':
        return {
          style: 'cuenta',
          name: `${fila.idCuenta} ${fila.nombreCuenta}, saldo anterior ${formatearMonto(fila.saldoInicial)}`,
          cells: <Cuenta cuenta={fila} enlace={enlace} />,
        };
      case 'movimiento':
        return {
          style: 'movimiento',
          name: `${cuandoFue(fila, filtros)}, ${fila.concepto ?? referencia(fila)}, debe ${formatearMonto(fila.debe)}, haber ${formatearMonto(fila.haber)}, saldo ${formatearMonto(fila.saldo)}`,
          cells: <Movimiento movimiento={fila} cuando={cuandoFue(fila, filtros)} enlace={enlace} />,
        };
      case 'total':
        return {
          style: 'total',
          name: `Suma de ${fila.idCuenta}, debe ${formatearMonto(fila.debe)}, haber ${formatearMonto(fila.haber)}, saldo ${formatearMonto(fila.saldoFinal)}`,
          cells: (
            <>
              <td className={classes.abre}>Suma y saldo</td>
              <Cifra texto={formatearSaldo(fila.debe)} enlace={enlace} />
              <Cifra texto={formatearSaldo(fila.haber)} enlace={enlace} />
              <Cifra texto={formatearSaldo(fila.saldoFinal)} enlace={enlace} />
            </>
          ),
        };
      default:
        return fila satisfies never;
    }
  };
}

/** What is behind a row, with the same filters. */
export function enlaceDe(fila: FilaDeMayor, filtros: Filtros): string {
  if (fila.tipo !== 'movimiento') return enlaceDeCuenta(fila.idCuenta, filtros);
  if (fila.idPartida !== null) return enlaceDePartida(fila.idPartida);
  const grupo = filtros.agrupacion === 'mes' ? 'mes' : 'dia';
  return enlaceDeCuenta(fila.idCuenta, alcanceDelGrupo(filtros, fila.fecha, grupo));
}

function Cuenta({
  cuenta: { idCuenta, nombreCuenta, saldoInicial },
  enlace,
}: {
  readonly cuenta: Extract<FilaDeMayor, { tipo: 'cuenta' }>;
  readonly enlace: string;
}) {
  return (
    <>
      <td className={`${classes.abre} ${classes.cuenta}`} title={nombreCuenta}>
        <a href={enlace} tabIndex={-1} className={classes.enlace}>
          {idCuenta} {nombreCuenta}
        </a>
      </td>
      <td className={classes.anterior}>
        <Text muted weight="normal" textAlign="right">
          Saldo anterior
        </Text>
      </td>
      <Cifra texto={formatearSaldo(saldoInicial)} enlace={enlace} />
    </>
  );
}

type MovimientoDeMayor = Extract<FilaDeMayor, { tipo: 'movimiento' }>;

function Movimiento({
  movimiento,
  cuando,
  enlace,
}: {
  readonly movimiento: MovimientoDeMayor;
  readonly cuando: string;
  readonly enlace: string;
}) {
  const { folio, concepto, partidas, debe, haber, saldo } = movimiento;
  const texto = concepto ?? (partidas === 1 ? '1 partida' : `${formatearEntero(partidas)} partidas`);
  return (
    <>
      <td className={classes.codigo}>{cuando}</td>
      <td className={`${classes.codigo} ${classes.diarioDe}`}>
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
      <Cifra texto={debe === 0 ? '' : formatearMonto(debe)} enlace={enlace} />
      <Cifra texto={haber === 0 ? '' : formatearMonto(haber)} enlace={enlace} />
      <Cifra texto={formatearSaldo(saldo)} enlace={enlace} />
    </>
  );
}

function Cifra({ texto, enlace }: { readonly texto: string; readonly enlace: string }) {
  return (
    <td data-cifra>
      {texto !== '' && (
        <a href={enlace} tabIndex={-1} className={classes.cifra}>
          {texto}
        </a>
      )}
    </td>
  );
}

/** A day; or, of a month added up, `mar 2026`. */
function cuandoFue({ fecha }: MovimientoDeMayor, { agrupacion }: Filtros): string {
  return agrupacion === 'mes' ? formatMonth(fecha) : formatDate(fecha);
}

function referencia({ numero, hastaNumero }: MovimientoDeMayor): string {
  return numero === hastaNumero ? String(numero) : `${numero} a ${hastaNumero}`;
}
