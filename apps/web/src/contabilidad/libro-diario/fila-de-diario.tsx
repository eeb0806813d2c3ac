// One row of the book: what opens a partida (or a day, or a month), one of its lines, or its sums.

import type { FilaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { formatearFecha } from '../../ui/format/date.ts';
import { formatearEntero, formatearMonto } from '../../ui/format/money.ts';
import type { DrawnRow } from '../../ui/paged-table.tsx';
import { type Alcance, enlaceDeCuenta, enlaceDePartida } from '../folios/enlaces.ts';
import classes from './libro-diario.module.css';

export function dibujarFila(filtros: Alcance): (fila: FilaDeDiario) => DrawnRow {
  return (fila) => {
    switch (fila.tipo) {
      case 'asiento':
        return { estilo: 'asiento', nombre: nombreDe(fila), celdas: <Asiento asiento={fila} /> };
      case 'linea':
        return {
          estilo: fila.debe === 0 ? 'haber' : 'debe',
          nombre: `${fila.idCuenta} ${fila.nombreCuenta}, debe ${formatearMonto(fila.debe)}, haber ${formatearMonto(fila.haber)}`,
          celdas: <Linea linea={fila} filtros={filtros} />,
        };
      case 'total':
        return {
          estilo: 'total',
          nombre: `Suma, debe ${formatearMonto(fila.debe)}, haber ${formatearMonto(fila.haber)}`,
          celdas: (
            <>
              <td />
              <td>Suma</td>
              <td data-cifra>{formatearMonto(fila.debe)}</td>
              <td data-cifra>{formatearMonto(fila.haber)}</td>
            </>
          ),
        };
      default:
        return fila satisfies never;
    }
  };
}

type AsientoDeDiario = Extract<FilaDeDiario, { tipo: 'asiento' }>;

function Asiento({ asiento }: { readonly asiento: AsientoDeDiario }) {
  const { idPartida, numero, fecha, agencia, concepto, folio } = asiento;
  return (
    <td className={classes.asiento}>
      {idPartida === null ? (
        <strong>{rotuloDeGrupo(asiento)}</strong>
      ) : (
        <a href={enlaceDePartida(idPartida)} tabIndex={-1} className={classes.enlace}>
          Partida {numero}
        </a>
      )}
      <span className={classes.senas}>
        {formatearFecha(fecha)}
        {agencia !== null && ` · Agencia ${agencia}`}
        {folio !== null && ` · Folio ${formatearEntero(folio)}`}
      </span>
      {concepto !== null && (
        <span className={classes.concepto} title={concepto}>
          {concepto}
        </span>
      )}
    </td>
  );
}

function Linea({
  linea,
  filtros,
}: {
  readonly linea: Extract<FilaDeDiario, { tipo: 'linea' }>;
  readonly filtros: Alcance;
}) {
  const { idCuenta, nombreCuenta, debe, haber, concepto, documento } = linea;
  const nota = [concepto, documento === null ? null : `Doc. ${documento}`].filter((parte) => parte !== null);
  return (
    <>
      <td className={classes.codigo}>
        <a href={enlaceDeCuenta(idCuenta, filtros)} tabIndex={-1} className={classes.enlace}>
          {idCuenta}
        </a>
      </td>
      <td className={classes.cuenta} title={[nombreCuenta, ...nota].join(' · ')}>
        {nombreCuenta}
        {nota.length > 0 && <span className={classes.nota}>{nota.join(' · ')}</span>}
      </td>
      <td data-cifra>{debe === 0 ? '' : formatearMonto(debe)}</td>
      <td data-cifra>{haber === 0 ? '' : formatearMonto(haber)}</td>
    </>
  );
}

function rotuloDeGrupo({ numero, hastaNumero, partidas }: AsientoDeDiario): string {
  if (partidas === 1) return `Partida ${numero}`;
  return `${formatearEntero(partidas)} partidas, de la ${numero} a la ${hastaNumero}`;
}

function nombreDe(asiento: AsientoDeDiario): string {
  const { fecha, agencia, concepto } = asiento;
  return [
    asiento.idPartida === null ? rotuloDeGrupo(asiento) : `Partida ${asiento.numero}`,
    formatearFecha(fecha),
    agencia === null ? undefined : `agencia ${agencia}`,
    concepto ?? undefined,
  ]
    .filter((parte) => parte !== undefined)
    .join(', ');
}
