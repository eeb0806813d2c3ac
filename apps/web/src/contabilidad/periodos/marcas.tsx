// The drawings of what a close is made of: a month, and a gate. Each state has one of its own, so that it is not told by colour alone.
import {
  ArrowPathIcon,
  ClockIcon,
  ExclamationTriangleIcon,
  LockClosedIcon,
  LockOpenIcon,
  MinusIcon,
  UserGroupIcon,
} from '@heroicons/react/16/solid';
import { CheckCircleIcon, ExclamationCircleIcon, MinusCircleIcon } from '@heroicons/react/20/solid';
import { Row } from '#ui/layout/layout.tsx';
import type { Tone } from '#ui/look/look.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import { type EstadoDeCompuertaVisible, nombresDeEstado } from './compuertas-visibles.ts';
import { type EstadoVisible, estadosVisibles } from './meses.ts';

type Dibujado<E extends string> = Readonly<Record<E, readonly [dibujo: Icon, tono: Tone]>>;

const compuertas: Dibujado<EstadoDeCompuertaVisible> = {
  'en-orden': [CheckCircleIcon, 'success'],
  excepcion: [MinusCircleIcon, 'warning'],
  pendiente: [ExclamationCircleIcon, 'error'],
};

export function MarcaDeCompuerta({ estado }: { readonly estado: EstadoDeCompuertaVisible }) {
  const [Dibujo, tono] = compuertas[estado];
  return (
    <Row as="span" inline rigid tone={tono}>
      <Dibujo width={20} height={20} role="img" aria-label={nombresDeEstado[estado]} />
    </Row>
  );
}

const meses: Dibujado<EstadoVisible> = {
  abierto: [LockOpenIcon, 'normal'],
  en_curso: [ClockIcon, 'normal'],
  futuro: [MinusIcon, 'hint'],
  limitado: [UserGroupIcon, 'warning'],
  vencido: [ExclamationTriangleIcon, 'error'],
  cerrando: [ArrowPathIcon, 'warning'],
  cerrado: [LockClosedIcon, 'hint'],
};

export function MarcaDePeriodo({ estado }: { readonly estado: EstadoVisible }) {
  const [Dibujo, tono] = meses[estado];
  return (
    <Row as="span" inline rigid tone={tono}>
      <Dibujo width={16} height={16} aria-hidden="true" />
    </Row>
  );
}

export function EtiquetaDePeriodo({ estado }: { readonly estado: EstadoVisible }) {
  return (
    <Row as="span" inline oneLine gap="sm" size="xs" muted unbroken>
      <MarcaDePeriodo estado={estado} /> {estadosVisibles[estado]}
    </Row>
  );
}
