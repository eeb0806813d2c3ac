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
import type { ComponentProps } from 'react';
import { StateMark } from '#ui/marks/state-mark.tsx';

type Mark = Pick<ComponentProps<typeof StateMark>, 'icon' | 'tone'>;

const MARKS: Readonly<Record<EstadoDeCorrida, Mark>> = {
  programado: { icon: ClockIcon, tone: 'muted' },
  calculando: { icon: ArrowPathIcon, tone: 'normal' },
  calculado: { icon: ClockIcon, tone: 'warning' },
  aprobado: { icon: CheckIcon, tone: 'normal' },
  aplicando: { icon: ArrowPathIcon, tone: 'normal' },
  aplicado: { icon: CheckCircleIcon, tone: 'success' },
  revirtiendo: { icon: ArrowPathIcon, tone: 'normal' },
  revertido: { icon: ArrowUturnLeftIcon, tone: 'muted' },
  cancelado: { icon: XMarkIcon, tone: 'muted' },
  fallido: { icon: ExclamationTriangleIcon, tone: 'error' },
  vencido: { icon: ExclamationTriangleIcon, tone: 'warning' },
  detenido: { icon: PauseIcon, tone: 'warning' },
};

export function EstadoDeCorridaVisto({ estado }: { readonly estado: EstadoDeCorrida }) {
  return <StateMark {...MARKS[estado]}>{nombresDeEstadoDeCorrida[estado]}</StateMark>;
}
