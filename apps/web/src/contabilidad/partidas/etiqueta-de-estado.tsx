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
import type { Tone } from '#ui/look/look.ts';
import { StateMark } from '#ui/marks/state-mark.tsx';
import type { Icon } from '#ui/states/state-message.tsx';

type Partida = Pick<ResumenDePartida, 'estado' | 'revertidaPor'>;
type Estado = ResumenDePartida['estado'] | 'revertida';

const aspectos: Readonly<Record<Estado, { readonly icon: Icon; readonly tone: Tone }>> = {
  borrador: { icon: PencilIcon, tone: 'normal' },
  en_revision: { icon: ClockIcon, tone: 'warning' },
  rechazada: { icon: ExclamationCircleIcon, tone: 'error' },
  contabilizada: { icon: CheckIcon, tone: 'success' },
  revertida: { icon: ArrowUturnLeftIcon, tone: 'normal' },
};

export function EtiquetaDeEstado({ partida }: { readonly partida: Partida }) {
  const nombre = nombreDeEstado(partida);
  return (
    <StateMark {...aspectos[estadoDe(partida)]} size="xs" title={nombre}>
      <span>{nombre}</span>
    </StateMark>
  );
}

export function nombreDeEstado(partida: Partida): string {
  const estado = estadoDe(partida);
  return estado === 'revertida' ? 'Revertida' : nombresDeEstadoDePartida[estado];
}

/** A posted one that was reversed is still posted; what people need to see is that its effect was undone. */
const estadoDe = ({ estado, revertidaPor }: Partida): Estado =>
  revertidaPor === null ? estado : 'revertida';
