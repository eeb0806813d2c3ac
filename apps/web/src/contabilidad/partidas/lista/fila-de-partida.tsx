import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { maximoDe } from '@cuadra/core/dinero';
import { CheckIcon, ExclamationTriangleIcon, PaperClipIcon } from '@heroicons/react/16/solid';
import { memo } from 'react';
import { formatearFecha } from '../../../ui/format/date.ts';
import { formatearMonto } from '../../../ui/format/money.ts';
import type { WindowedRow, WindowedRows } from '../../../ui/tables/windowed-rows.ts';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { EtiquetaDeEstado, nombreDeEstado } from '../etiqueta-de-estado.tsx';
import { nombresDeTipo, numeroDe } from '../nombres.ts';
import celdas from './celdas.module.css';
import classes from './tabla-de-partidas.module.css';
import type { FilaDeLista } from './tabla-de-partidas.tsx';

interface FilaDePartidaProps {
  readonly fila: FilaDeLista;
  readonly indice: number;
  readonly lugar: WindowedRow['lugar'];
  readonly palabras: readonly string[];
  /** Holds the keyboard. */
  readonly activa: boolean;
  /** Its panel is open. */
  readonly abierta: boolean;
  readonly elegida: boolean;
  readonly medir: WindowedRows['medir'];
}

export const FilaDePartida = memo(function FilaDePartida(props: FilaDePartidaProps) {
  const { fila, indice, lugar, palabras, activa, abierta, elegida, medir } = props;
  const { partida, nota, acciones } = fila;
  return (
    <tr
      ref={medir}
      id={idDeFila(partida.id)}
      className={`${classes.fila} ${classes.columnas}`}
      style={lugar}
      tabIndex={activa ? 0 : -1}
      aria-label={nombreDeFila(partida)}
      aria-rowindex={indice + 2}
      aria-selected={elegida}
      aria-current={abierta || undefined}
      data-index={indice}
    >
      <td className={classes.marca} data-marcar>
        <span className={celdas.casilla} data-elegida={elegida || undefined} aria-hidden="true">
          {elegida && <CheckIcon />}
        </span>
      </td>
      <td className={classes.numero} data-sin-numero={partida.numero === null || undefined}>
        {partida.numero === null ? '—' : numeroDe(partida)}
      </td>
      <td className={classes.fecha}>{formatearFecha(partida.fecha)}</td>
      <td className={classes.tipo}>{nombresDeTipo[partida.tipo]}</td>
      <td className={classes.agencia}>{partida.agencia}</td>
      <td className={classes.concepto}>
        <span className={classes.texto} title={partida.concepto}>
          {partida.concepto === '' ? (
            'Sin concepto'
          ) : (
            <Highlight texto={partida.concepto} palabras={palabras} />
          )}
        </span>
        {partida.soportes > 0 && (
          <span className={celdas.soporte} title={`${partida.soportes} soporte(s)`}>
            <PaperClipIcon width={14} height={14} aria-hidden="true" />
          </span>
        )}
        {nota !== undefined && <div className={celdas.nota}>{nota}</div>}
      </td>
      <td className={classes.monto}>
        <Monto partida={partida} />
      </td>
      <td className={classes.estado}>
        <EtiquetaDeEstado partida={partida} />
      </td>
      <td className={classes.autor} title={partida.autor?.nombre}>
        {partida.autor?.nombre ?? 'Sistema'}
      </td>
      {acciones !== undefined && (
        <td className={classes.acciones} data-acciones>
          {acciones(activa)}
        </td>
      )}
    </tr>
  );
});

/** Of a draft that does not balance yet, its larger side, and a mark that says so. */
function Monto({ partida: { debe, haber } }: { readonly partida: ResumenDePartida }) {
  if (debe === haber) return formatearMonto(debe);
  const aviso = `No cuadra: debe ${formatearMonto(debe)}, haber ${formatearMonto(haber)}`;
  return (
    <span className={celdas.descuadre} title={aviso}>
      <ExclamationTriangleIcon width={14} height={14} aria-hidden="true" />
      {formatearMonto(maximoDe(debe, haber))}
    </span>
  );
}

function nombreDeFila(partida: ResumenDePartida): string {
  const { numero, concepto, fecha, tipo, debe, haber, autor } = partida;
  return [
    numero === null ? 'Sin número' : numeroDe(partida),
    concepto === '' ? 'sin concepto' : concepto,
    formatearFecha(fecha),
    nombresDeTipo[tipo],
    debe === haber
      ? formatearMonto(debe)
      : `no cuadra: debe ${formatearMonto(debe)}, haber ${formatearMonto(haber)}`,
    nombreDeEstado(partida),
    autor?.nombre ?? 'Sistema',
  ].join(', ');
}

const idDeFila = (id: string) => `partida-${id}`;

export function enfocarFila(id: string): void {
  document.getElementById(idDeFila(id))?.focus({ preventScroll: true });
}
