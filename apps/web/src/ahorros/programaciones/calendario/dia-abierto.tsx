// The day that was chosen, under the months.
import { XMarkIcon } from '@heroicons/react/24/outline';
import { formatDate } from '#ui/format/date.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './calendario.module.css';
import type { DiaConAlgo } from './dia-con-algo.ts';
import { LoDelDia } from './lo-del-dia.tsx';

interface DiaAbiertoProps {
  readonly dia: DiaConAlgo;
  readonly onCerrar: () => void;
}

export function DiaAbierto({ dia, onCerrar }: DiaAbiertoProps) {
  return (
    <section className={classes.abierto} aria-label={`Lo del ${formatDate(dia.fecha)}`} aria-live="polite">
      <header className={classes.encabezado}>
        <h3 className={classes.fecha}>{formatDate(dia.fecha)}</h3>
        <IconButton etiqueta="Cerrar el día" icono={XMarkIcon} onClick={onCerrar} />
      </header>
      <LoDelDia dia={dia} />
    </section>
  );
}
