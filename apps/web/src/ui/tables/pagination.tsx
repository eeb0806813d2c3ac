// The foot of a list by pages: how many on each, which ones are in sight, and the way to the others.
//
//   <Pagination pagina={2} ultima={5} porPagina={50} total={214} onCambio={({ pagina, porPagina }) => …} />
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import {
  ChevronDoubleLeftIcon,
  ChevronDoubleRightIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from '@heroicons/react/24/outline';
import { NativeSelect } from '@mantine/core';
import { type ComponentProps, useId } from 'react';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { type Paging, pageSizes, rangeText } from './page-slice.ts';
import classes from './pagination.module.css';

interface PaginationProps extends Paging {
  readonly ultima: number;
  readonly total: number;
  readonly onCambio: (cambio: Paging) => void;
  /** How many a page may have. */
  readonly tamanos?: readonly number[];
}

export function Pagination({
  pagina,
  ultima,
  porPagina,
  total,
  onCambio,
  tamanos = pageSizes,
}: PaginationProps) {
  const ir = (destino: number) => onCambio({ pagina: destino, porPagina });
  // The first of those in sight stays in sight, whatever the size of the page.
  const cambiarTamano = (tamano: number) =>
    onCambio({ pagina: Math.floor(((pagina - 1) * porPagina) / tamano) + 1, porPagina: tamano });
  const [alInicio, alFinal] = [pagina === 1, pagina === ultima];
  return (
    <nav className={classes.pie} aria-label="Paginación">
      <Tamano porPagina={porPagina} tamanos={tamanos} onCambio={cambiarTamano} />
      <span className={classes.rango} role="status">
        {rangeText({ pagina, porPagina }, total)}
      </span>
      <span className={classes.botones}>
        <Paso
          etiqueta="Primera página"
          icono={ChevronDoubleLeftIcon}
          disabled={alInicio}
          onClick={() => ir(1)}
        />
        <Paso
          etiqueta="Página anterior"
          icono={ChevronLeftIcon}
          disabled={alInicio}
          onClick={() => ir(pagina - 1)}
        />
        <Paso
          etiqueta="Página siguiente"
          icono={ChevronRightIcon}
          disabled={alFinal}
          onClick={() => ir(pagina + 1)}
        />
        <Paso
          etiqueta="Última página"
          icono={ChevronDoubleRightIcon}
          disabled={alFinal}
          onClick={() => ir(ultima)}
        />
      </span>
    </nav>
  );
}

const Paso = (props: ComponentProps<typeof IconButton>) => (
  <IconButton variant="subtle" color="gray" size="md" {...props} />
);

interface TamanoProps {
  readonly porPagina: number;
  readonly tamanos: readonly number[];
  readonly onCambio: (porPagina: number) => void;
}

function Tamano({ porPagina, tamanos, onCambio }: TamanoProps) {
  const id = useId();
  return (
    <span className={classes.tamano}>
      <label htmlFor={id}>Elementos por página</label>
      <NativeSelect
        id={id}
        size="xs"
        data={tamanos.map(String)}
        value={String(porPagina)}
        onChange={({ currentTarget }) => onCambio(Number(currentTarget.value))}
      />
    </span>
  );
}
