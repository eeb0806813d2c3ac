// The state of a month, with a drawing of its own so that it is not told by colour alone.
import {
  ArrowPathIcon,
  ClockIcon,
  ExclamationTriangleIcon,
  LockClosedIcon,
  LockOpenIcon,
  MinusIcon,
  UserGroupIcon,
} from '@heroicons/react/16/solid';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './etiqueta-de-periodo.module.css';
import { type EstadoVisible, estadosVisibles } from './meses.ts';

const dibujos: Readonly<Record<EstadoVisible, Icon>> = {
  abierto: LockOpenIcon,
  en_curso: ClockIcon,
  futuro: MinusIcon,
  limitado: UserGroupIcon,
  vencido: ExclamationTriangleIcon,
  cerrando: ArrowPathIcon,
  cerrado: LockClosedIcon,
};

export function MarcaDePeriodo({ estado }: { readonly estado: EstadoVisible }) {
  const Dibujo = dibujos[estado];
  return <Dibujo width={16} height={16} className={classes.marca} data-estado={estado} aria-hidden="true" />;
}

export function EtiquetaDePeriodo({ estado }: { readonly estado: EstadoVisible }) {
  return (
    <span className={classes.etiqueta}>
      <MarcaDePeriodo estado={estado} /> {estadosVisibles[estado]}
    </span>
  );
}
