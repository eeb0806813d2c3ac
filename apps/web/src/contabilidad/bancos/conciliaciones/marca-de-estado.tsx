// How far the conciliación of a month has come.
import type { EstadoDeConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { CheckCircleIcon, ClockIcon, PencilSquareIcon } from '@heroicons/react/20/solid';
import type { Icon } from '#ui/states/state-message.tsx';
import classes from './conciliacion.module.css';

const MARCAS: Readonly<Record<EstadoDeConciliacion, readonly [texto: string, icono: Icon]>> = {
  abierta: ['Abierta', PencilSquareIcon],
  en_revision: ['En revisión', ClockIcon],
  aprobada: ['Aprobada', CheckCircleIcon],
};

export function MarcaDeEstado({ estado }: { readonly estado: EstadoDeConciliacion }) {
  const [texto, Dibujo] = MARCAS[estado];
  return (
    <span className={classes.estado} data-estado={estado}>
      <Dibujo width={16} height={16} aria-hidden="true" />
      {texto}
    </span>
  );
}
