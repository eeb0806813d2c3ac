// The days of a line, cut wherever something changed, with what each piece earned and what they add up to.
import type { segmento } from '@cuadra/contract/ahorros/lineas';
import type { z } from 'zod';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { dayBefore } from '#ui/format/ranges.ts';
import { enMonto, exactoEnQuetzales, tasaEscrita } from './cifras.ts';
import classes from './segmentos.module.css';

type Segmento = Pick<
  z.output<typeof segmento>,
  'desde' | 'hasta' | 'dias' | 'saldo' | 'base' | 'ppm' | 'interes'
>;

interface SegmentosProps {
  readonly segmentos: readonly Segmento[];
  /** What they add up to, before rounding; in centavos with decimals. */
  readonly exacto: string;
}

export function Segmentos({ segmentos, exacto }: SegmentosProps) {
  if (segmentos.length === 0) return <p className={classes.nada}>Ningún día que pagar.</p>;
  const conBase = segmentos.some(({ saldo, base }) => Number(base) !== saldo);
  const dias = segmentos.reduce((suma, uno) => suma + uno.dias, 0);
  return (
    <div className={classes.marco}>
      <table className={classes.tabla} aria-label="Tramos de días">
        <thead>
          <tr>
            <th scope="col">Del – al</th>
            <th scope="col">Días</th>
            <th scope="col">Saldo (Q)</th>
            {conBase && <th scope="col">Gana sobre (Q)</th>}
            <th scope="col">Tasa</th>
            <th scope="col">Interés (Q)</th>
          </tr>
        </thead>
        <tbody>
          {segmentos.map((uno) => (
            // A band of a marginal table repeats the days of the one before: its rate and its part tell it apart.
            <tr key={`${uno.desde} ${uno.ppm} ${uno.base}`}>
              <th scope="row">{deDiaADia(uno)}</th>
              <td>{formatearEntero(uno.dias)}</td>
              <td>{enMonto(uno.saldo)}</td>
              {conBase && <td>{exactoEnQuetzales(uno.base)}</td>}
              <td>{tasaEscrita(uno.ppm)}</td>
              <td>{conDecimales(uno.interes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Suma</th>
            <td>{conBase ? '' : formatearEntero(dias)}</td>
            <td colSpan={conBase ? 3 : 2} />
            <td>{conDecimales(exacto)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Six decimals tell any two apart; all of them are in the exact interest below. */
function conDecimales(exacto: string): string {
  const [enteros = '', decimales = ''] = exactoEnQuetzales(exacto).split('.');
  return `${enteros}.${decimales.slice(0, DECIMALES).padEnd(2, '0')}`;
}

const DECIMALES = 6;

function deDiaADia({ desde, hasta }: Segmento): string {
  const ultimo = dayBefore(hasta);
  if (ultimo <= desde) return formatDate(desde);
  const mismoAnio = desde.slice(0, 4) === ultimo.slice(0, 4);
  return `${mismoAnio ? formatDate(desde).slice(0, 5) : formatDate(desde)} – ${formatDate(ultimo)}`;
}
