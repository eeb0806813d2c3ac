// The state of a partida, with a drawing of its own so that it is not told by colour alone.
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { nombresDeEstadoDePartida } from '@cuadra/core/partida';
import {
  ArrowUturnLeftIcon,
  CheckIcon,
  ClockIcon,
  ExclamationCircleIcon,
  PencilIcon,
} from '@heroicons/react/16/solid';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './etiqueta-de-estado.module.css';

type Partida = Pick<ResumenDePartida, 'estado' | 'revertidaPor'>;
type Estado = ResumenDePartida['estado'] | 'revertida';

const dibujos: Readonly<Record<Estado, Icon>> = {
  borrador: PencilIcon,
  en_revision: ClockIcon,
  rechazada: ExclamationCircleIcon,
  contabilizada: CheckIcon,
  revertida: ArrowUturnLeftIcon,
};

export function EtiquetaDeEstado({ partida }: { readonly partida: Partida }) {
  const estado = estadoDe(partida);
  const Dibujo = dibujos[estado];
  return (
    <span className={classes.estado} data-estado={estado} title={nombreDeEstado(partida)}>
      <Dibujo width={14} height={14} aria-hidden="true" />
      <span>{nombreDeEstado(partida)}</span>
    </span>
  );
}

export function nombreDeEstado(partida: Partida): string {
  const estado = estadoDe(partida);
  return estado === 'revertida' ? 'Revertida' : nombresDeEstadoDePartida[estado];
}

/** A posted one that was reversed is still posted; what people need to see is that its effect was undone. */
const estadoDe = ({ estado, revertidaPor }: Partida): Estado =>
  revertidaPor === null ? estado : 'revertida';
