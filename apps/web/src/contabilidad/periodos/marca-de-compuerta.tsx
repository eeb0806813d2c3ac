import { CheckCircleIcon, ExclamationCircleIcon, MinusCircleIcon } from '@heroicons/react/20/solid';
import type { Icon } from '#ui/states/state-message.tsx';
import { type EstadoDeCompuertaVisible, nombresDeEstado } from './compuertas-visibles.ts';
import classes from './marca-de-compuerta.module.css';

const dibujos: Readonly<Record<EstadoDeCompuertaVisible, Icon>> = {
  'en-orden': CheckCircleIcon,
  excepcion: MinusCircleIcon,
  pendiente: ExclamationCircleIcon,
};

/** A drawing of its own for each state, with its name for whoever does not see it. */
export function MarcaDeCompuerta({ estado }: { readonly estado: EstadoDeCompuertaVisible }) {
  const Dibujo = dibujos[estado];
  return (
    <Dibujo
      width={20}
      height={20}
      className={classes.marca}
      data-estado={estado}
      role="img"
      aria-label={nombresDeEstado[estado]}
    />
  );
}
