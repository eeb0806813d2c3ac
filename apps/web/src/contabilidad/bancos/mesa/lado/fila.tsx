// One line of the bank or of the books, in one line of the screen.
import { nombresDeClase } from '@cuadra/core/bancos/conciliacion-textos';
import { CheckIcon, LinkIcon, SparklesIcon } from '@heroicons/react/20/solid';
import { ChatBubbleBottomCenterTextIcon, MinusCircleIcon, ScaleIcon } from '@heroicons/react/24/outline';
import { memo } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import { type EstadoDeRenglon, estadoDe, nombresDeEstado } from '../datos/estado.ts';
import type { Renglon } from '../datos/renglon.ts';
import classes from './fila.module.css';

interface FilaDeMesaProps {
  readonly renglon: Renglon;
  readonly indice: number;
  readonly activa: boolean;
  readonly elegida: boolean;
  readonly sugerida: boolean;
  readonly senalada: boolean;
}

export const FilaDeMesa = memo(function FilaDeMesa(props: FilaDeMesaProps) {
  const { renglon, indice, activa, elegida, sugerida, senalada } = props;
  const estado = estadoDe(renglon, sugerida);
  const dicho = decirEstado(renglon, estado);
  return (
    <tr
      className={classes.fila}
      tabIndex={activa ? 0 : -1}
      data-index={indice}
      data-estado={estado}
      data-senalada={senalada || undefined}
      aria-rowindex={indice + 2}
      aria-selected={elegida}
      aria-label={decirRenglon(renglon, dicho)}
      title={`${renglon.detalle} · ${dicho}`}
    >
      <td data-marcar className={classes.marca}>
        {estado !== 'cruzado' && (
          <span className={classes.casilla} data-elegida={elegida || undefined}>
            {elegida && <CheckIcon width={12} height={12} aria-hidden="true" />}
          </span>
        )}
      </td>
      <td className={classes.cifra}>{fechaCorta(renglon.fecha)}</td>
      <td className={classes.documento}>{renglon.documento}</td>
      <td className={classes.texto}>{renglon.texto}</td>
      <td className={classes.monto} data-signo={renglon.monto < 0 ? 'salida' : 'entrada'}>
        {formatearMonto(renglon.monto)}
      </td>
      <td className={classes.estado}>
        <Marca estado={estado} renglon={renglon} />
      </td>
    </tr>
  );
});

const DIBUJOS: Readonly<Record<Exclude<EstadoDeRenglon, 'pendiente'>, Icon>> = {
  sugerido: SparklesIcon,
  parcial: ScaleIcon,
  explicado: ChatBubbleBottomCenterTextIcon,
  cruzado: LinkIcon,
};

function Marca({ estado, renglon }: { readonly estado: EstadoDeRenglon; readonly renglon: Renglon }) {
  if (estado === 'pendiente') return null;
  const Dibujo = renglon.explicacion?.clase === 'excluida' ? MinusCircleIcon : DIBUJOS[estado];
  return <Dibujo width={14} height={14} aria-hidden="true" />;
}

function decirEstado({ pendiente, explicacion }: Renglon, estado: EstadoDeRenglon): string {
  if (estado === 'explicado' && explicacion !== null) {
    const clase = nombresDeClase[explicacion.clase][0];
    return explicacion.motivo === null ? clase : `${clase}: ${explicacion.motivo}`;
  }
  if (estado === 'parcial') return `Pendiente de cruzar ${formatearQuetzales(pendiente)}`;
  return nombresDeEstado[estado];
}

/** `02/10/26`: the room is for the text. */
const fechaCorta = (fecha: string): string => `${formatDate(fecha).slice(0, 6)}${fecha.slice(2, 4)}`;

const decirRenglon = ({ fecha, documento, texto, monto }: Renglon, estado: string): string =>
  [formatDate(fecha), documento, texto, formatearQuetzales(monto), estado].filter(Boolean).join(', ');
