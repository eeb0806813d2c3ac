// What became of an import, with a drawing of its own so that it is not told by colour alone.
import type { EstadoDeImportacion } from '@cuadra/contract/contabilidad/importaciones/importaciones';
import { ArrowUturnLeftIcon, CheckIcon, ClockIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { nombresDeEstadoDeImportacion } from '#contabilidad/importaciones/nombres.ts';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './etiqueta-de-importacion.module.css';

const dibujos: Readonly<Record<EstadoDeImportacion, Icon>> = {
  completa: CheckIcon,
  pendiente: ClockIcon,
  descartada: XMarkIcon,
  'por-deshacer': ClockIcon,
  deshecha: ArrowUturnLeftIcon,
};

export function EtiquetaDeImportacion({ estado }: { readonly estado: EstadoDeImportacion }) {
  const Dibujo = dibujos[estado];
  return (
    <span className={classes.estado} data-estado={estado}>
      <Dibujo width={14} height={14} aria-hidden="true" />
      {nombresDeEstadoDeImportacion[estado]}
    </span>
  );
}
