// The state of a run: a drawing and its name, so that it is not told by colour alone.
import { type EstadoDeCorrida, nombresDeEstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import {
  ArrowPathIcon,
  ArrowUturnLeftIcon,
  CheckCircleIcon,
  CheckIcon,
  ClockIcon,
  ExclamationTriangleIcon,
  PauseIcon,
  XMarkIcon,
} from '@heroicons/react/16/solid';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './estado-de-corrida.module.css';

const dibujos: Readonly<Record<EstadoDeCorrida, Icon>> = {
  programado: ClockIcon,
  calculando: ArrowPathIcon,
  calculado: ClockIcon,
  aprobado: CheckIcon,
  aplicando: ArrowPathIcon,
  aplicado: CheckCircleIcon,
  revirtiendo: ArrowPathIcon,
  revertido: ArrowUturnLeftIcon,
  cancelado: XMarkIcon,
  fallido: ExclamationTriangleIcon,
  vencido: ExclamationTriangleIcon,
  detenido: PauseIcon,
};

export function EstadoDeCorridaVisto({ estado }: { readonly estado: EstadoDeCorrida }) {
  const Dibujo = dibujos[estado];
  return (
    <span className={classes.estado} data-estado={estado}>
      <Dibujo width={14} height={14} aria-hidden="true" />
      {nombresDeEstadoDeCorrida[estado]}
    </span>
  );
}
