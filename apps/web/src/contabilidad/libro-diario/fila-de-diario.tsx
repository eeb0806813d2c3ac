// One row of the book: what opens a partida (or a day, or a month), one of its lines, or its sums. Every figure leads to
// what is behind it: the partida or, added up, what the day or the month adds up.

import type {
  DiaDeDiario,
  FilaDeDiario,
  FilaDeDiarioEnPantalla,
} from '@cuadra/contract/contabilidad/libro-diario';
import type { Centavos } from '@cuadra/core/dinero';
import {
  alcanceDelGrupo,
  enlaceDeCuenta,
  enlaceDeDiario,
  enlaceDePartida,
  enlaceDePartidas,
} from '#contabilidad/libros-legales/enlaces.ts';
import classes from '#contabilidad/libros-legales/libros-legales.module.css';
import { formatDate, formatMonth } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { Row } from '#ui/layout/layout.tsx';
import type { DrawnRow } from '#ui/tables/paged-table.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Filtros } from './busqueda.ts';

export function dibujarFila(filtros: Filtros): (fila: FilaDeDiarioEnPantalla) => DrawnRow {
  return (fila) => {
    const enlace = enlaceDe(fila, filtros);
    switch (fila.tipo) {
      case 'dia':
        return {
          style: 'dia',
          name: `${formatDate(fila.fecha)}, ${contenidoDe(fila)}, debe y haber ${formatearMonto(fila.debe)}`,
          cells: <Dia dia={fila} enlace={enlace} />,
        };
      case 'asiento':
        return {
          style: 'asiento',
          name: nombreDe(fila, filtros),
          cells: <Asiento asiento={fila} filtros={filtros} enlace={enlace} />,
        };
      case 'linea':
        return {
          style: fila.debe === 0 ? 'haber' : 'debe',
          name: `${fila.idCuenta} ${fila.nombreCuenta}, debe ${formatearMonto(fila.debe)}, haber ${formatearMonto(fila.haber)}`,
          cells: <Linea linea={fila} filtros={filtros} enlace={enlace} />,
        };
      case 'total':
        return {
          style: 'total',
          name: `Suma, debe ${formatearMonto(fila.debe)}, haber ${formatearMonto(fila.haber)}`,
          cells: (
            <>
              <td />
              <td>Suma</td>
              <Cifra monto={fila.debe} enlace={enlace} />
              <Cifra monto={fila.haber} enlace={enlace} />
            </>
          ),
        };
      default:
        return fila satisfies never;
    }
  };
}

/** What is behind a row, with the same filters. */
export function enlaceDe(fila: FilaDeDiarioEnPantalla, filtros: Filtros): string {
  if (fila.tipo === 'dia')
    return enlaceDeDiario({ ...filtros, desde: fila.fecha, hasta: fila.fecha }, modoDelDia(filtros));
  if (fila.idPartida !== null) return enlaceDePartida(fila.idPartida);
  const alcance = alcanceDe(fila, filtros);
  return fila.tipo === 'linea' ? enlaceDeCuenta(fila.idCuenta, alcance) : enlaceDePartidas(alcance);
}

/** A day opens as the book is being read. */
const modoDelDia = ({ modo }: Filtros) => (modo === 'centralizado' ? modo : undefined);

function alcanceDe({ fecha, idPartida }: FilaDeDiario, filtros: Filtros): Filtros {
  const { modo = 'detallado' } = filtros;
  if (modo === 'detallado' || (modo === 'centralizado' && idPartida !== null)) return filtros;
  return alcanceDelGrupo(filtros, fecha, modo === 'mes' ? 'mes' : 'dia');
}

/** A day of a long book: it opens by itself. */
function Dia({ dia, enlace }: { readonly dia: DiaDeDiario; readonly enlace: string }) {
  return (
    <>
      <td className={classes.codigo}>
        <a href={enlace} tabIndex={-1} className={classes.enlace}>
          {formatDate(dia.fecha)}
        </a>
      </td>
      <td className={classes.cuenta}>{contenidoDe(dia)}</td>
      <Cifra monto={dia.debe} enlace={enlace} />
      <Cifra monto={dia.haber} enlace={enlace} />
    </>
  );
}

function contenidoDe({ partidas, lineas }: DiaDeDiario): string {
  return `${formatearEntero(partidas)} ${partidas === 1 ? 'partida' : 'partidas'}, ${formatearEntero(lineas)} líneas`;
}

interface DeLaFila {
  readonly filtros: Filtros;
  readonly enlace: string;
}

type AsientoDeDiario = Extract<FilaDeDiario, { tipo: 'asiento' }>;

function Asiento({ asiento, filtros, enlace }: DeLaFila & { readonly asiento: AsientoDeDiario }) {
  const { agencia, concepto, folio } = asiento;
  return (
    <td className={classes.asiento}>
      <Row as="span" oneLine align="baseline" gap="none lg" unbroken className={classes.entrada}>
        <a href={enlace} tabIndex={-1} className={classes.enlace}>
          {rotuloDe(asiento)}
        </a>
        <Text as="span" muted figures>
          {cuandoFue(asiento, filtros)}
          {agencia !== null && ` · Agencia ${agencia}`}
          {folio !== null && ` · Folio ${formatearEntero(folio)}`}
        </Text>
        {concepto !== null && (
          <span className={classes.concepto} title={concepto}>
            {concepto}
          </span>
        )}
      </Row>
    </td>
  );
}

function Linea({
  linea,
  filtros,
  enlace,
}: DeLaFila & { readonly linea: Extract<FilaDeDiario, { tipo: 'linea' }> }) {
  const { idCuenta, nombreCuenta, debe, haber, concepto, documento } = linea;
  const nota = [concepto, documento === null ? null : `Doc. ${documento}`].filter((parte) => parte !== null);
  return (
    <>
      <td className={classes.codigo}>
        <a
          href={enlaceDeCuenta(idCuenta, alcanceDe(linea, filtros))}
          tabIndex={-1}
          className={classes.enlace}
        >
          {idCuenta}
        </a>
      </td>
      <td className={classes.cuenta} title={[nombreCuenta, ...nota].join(' · ')}>
        {nombreCuenta}
        {nota.length > 0 && (
          <Text as="span" muted className={classes.nota}>
            {nota.join(' · ')}
          </Text>
        )}
      </td>
      <Cifra monto={debe} enlace={enlace} />
      <Cifra monto={haber} enlace={enlace} />
    </>
  );
}

function Cifra({ monto, enlace }: { readonly monto: Centavos; readonly enlace: string }) {
  return (
    <td data-cifra>
      {monto !== 0 && (
        <a href={enlace} tabIndex={-1} className={classes.cifra}>
          {formatearMonto(monto)}
        </a>
      )}
    </td>
  );
}

function rotuloDe({ numero, hastaNumero, partidas, agencia }: AsientoDeDiario): string {
  if (partidas === 1) return `Partida ${numero}`;
  // Centralised, it has an agencia and a concepto beside: in a phone they share its two lines.
  if (agencia !== null) return `Partidas ${numero} a ${hastaNumero}`;
  return `${formatearEntero(partidas)} partidas, de la ${numero} a la ${hastaNumero}`;
}

/** A day, or the month that is added up. */
function cuandoFue({ fecha }: AsientoDeDiario, { modo }: Filtros): string {
  return modo === 'mes' ? formatMonth(fecha) : formatDate(fecha);
}

function nombreDe(asiento: AsientoDeDiario, filtros: Filtros): string {
  const { agencia, concepto } = asiento;
  return [
    rotuloDe(asiento),
    cuandoFue(asiento, filtros),
    agencia === null ? undefined : `agencia ${agencia}`,
    concepto ?? undefined,
  ]
    .filter((parte) => parte !== undefined)
    .join(', ');
}
