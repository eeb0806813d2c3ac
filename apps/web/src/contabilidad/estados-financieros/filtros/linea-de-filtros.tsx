// The filters of a statement in their line: from month to month at hand, how it is laid out at the end, the rest behind the
// button.
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { FilterLine } from '#ui/page/filter-line.tsx';
import classes from './barra-de-filtros.module.css';
import { BarraDeFiltros, type FiltrosProps } from './barra-de-filtros.tsx';
import type { FiltroEnUso } from './filtros-en-uso.ts';
import { finDelMesAnterior, finDelMesSiguiente } from './meses.ts';
import { OpcionesDePresentacion } from './opciones-de-presentacion.tsx';

interface LineaDeFiltrosProps extends FiltrosProps {
  readonly enUso: readonly FiltroEnUso[];
  readonly onLimpiar: () => void;
}

export function LineaDeFiltros({ enUso, onLimpiar, ...filtros }: LineaDeFiltrosProps) {
  return (
    <FilterLine
      filtros={enUso}
      onQuitar={(clave) => filtros.onCambio(enUso.find((uno) => uno.clave === clave)?.sinEl ?? {})}
      onLimpiar={onLimpiar}
      aMano={<DeMesEnMes {...filtros} />}
      herramientas={<OpcionesDePresentacion {...filtros} />}
    >
      <BarraDeFiltros {...filtros} />
    </FilterLine>
  );
}

function DeMesEnMes({ presentacion: { estado, fecha, desde }, onCambio }: FiltrosProps) {
  const siguiente = finDelMesSiguiente(fecha, todayInGuatemala());
  const boton = { variant: 'default', size: 28 } as const;
  return (
    <div className={classes.meses}>
      <IconButton
        {...boton}
        etiqueta="Fin del mes anterior"
        icono={ChevronLeftIcon}
        onClick={() => onCambio({ fecha: finDelMesAnterior(fecha), desde: undefined })}
      />
      <span className={classes.dia}>
        {estado === 'balance-de-comprobacion'
          ? `${formatDate(desde)} – ${formatDate(fecha)}`
          : formatDate(fecha)}
      </span>
      <IconButton
        {...boton}
        etiqueta="Fin del mes siguiente"
        icono={ChevronRightIcon}
        disabled={siguiente === undefined}
        onClick={() => onCambio({ fecha: siguiente, desde: undefined })}
      />
    </div>
  );
}
