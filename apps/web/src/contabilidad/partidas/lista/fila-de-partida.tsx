import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { maximoDe } from '@cuadra/core/dinero';
import { nombresDeTipoDePartida, numeroDePartida } from '@cuadra/core/partida';
import { CheckIcon, ExclamationTriangleIcon, PaperClipIcon } from '@heroicons/react/16/solid';
import { memo } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { type RowPlace, rowProps } from '#ui/tables/row-table.tsx';
import type { WindowedRows } from '#ui/tables/windowed-rows.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { EtiquetaDeEstado, nombreDeEstado } from '../etiqueta-de-estado.tsx';
import celdas from './celdas.module.css';
import classes from './tabla-de-partidas.module.css';
import type { FilaDeLista } from './tabla-de-partidas.tsx';

interface FilaDePartidaProps extends RowPlace {
  readonly fila: FilaDeLista;
  readonly palabras: readonly string[];
  /** Its panel is open. */
  readonly abierta: boolean;
  readonly elegida: boolean;
  readonly medir: WindowedRows['medir'];
}

export const FilaDePartida = memo(function FilaDePartida(props: FilaDePartidaProps) {
  const { fila, palabras, activa, abierta, elegida, medir } = props;
  const { partida, acciones } = fila;
  return (
    <tr
      {...rowProps(props, nombreDeFila(partida))}
      ref={medir}
      id={idDeFila(partida.id)}
      className={`${classes.fila} ${classes.columnas}`}
      aria-selected={elegida}
      aria-current={abierta || undefined}
    >
      <td className={classes.marca} data-marcar>
        <span className={celdas.casilla} data-elegida={elegida || undefined} aria-hidden="true">
          {elegida && <CheckIcon />}
        </span>
      </td>
      <td
        className={classes.numero}
        data-sin-numero={partida.numero === null || undefined}
        title={partida.numeroOriginal === null ? undefined : `Antes: ${partida.numeroOriginal}`}
      >
        {partida.numero === null ? '—' : numeroDePartida(partida)}
      </td>
      <td className={classes.fecha}>{formatDate(partida.fecha)}</td>
      <td className={classes.tipo}>{nombresDeTipoDePartida[partida.tipo]}</td>
      <td className={classes.agencia}>{partida.agencia}</td>
      <td className={classes.concepto}>
        <Concepto fila={fila} palabras={palabras} />
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

function Concepto({ fila, palabras }: Pick<FilaDePartidaProps, 'fila' | 'palabras'>) {
  const { concepto, soportes } = fila.partida;
  return (
    <>
      <span className={classes.texto} title={concepto}>
        {concepto === '' ? 'Sin concepto' : <Highlight texto={concepto} palabras={palabras} />}
      </span>
      {soportes > 0 && (
        <span className={celdas.soporte} title={`${soportes} soporte(s)`}>
          <PaperClipIcon width={14} height={14} aria-hidden="true" />
        </span>
      )}
      {fila.nota !== undefined && <div className={celdas.nota}>{fila.nota}</div>}
    </>
  );
}

/** The larger side of a draft that does not balance yet, with a mark that says so. */
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
    numero === null ? 'Sin número' : numeroDePartida(partida),
    concepto === '' ? 'sin concepto' : concepto,
    formatDate(fecha),
    nombresDeTipoDePartida[tipo],
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
