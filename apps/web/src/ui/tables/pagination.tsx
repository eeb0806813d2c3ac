// The foot of a list by pages: how many on each, which ones are in sight, and the way to the others.
//
//   <Pagination page={2} last={5} perPage={50} total={214} onChange={({ pagina, porPagina }) => …} />
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
  readonly last: number;
  readonly total: number;
  readonly onChange: (change: Paging) => void;
  /** How many a page may have. */
  readonly sizes?: readonly number[];
}

export function Pagination({ page, last, perPage, total, onChange, sizes = pageSizes }: PaginationProps) {
  const go = (target: number) => onChange({ page: target, perPage });
  // The first of those in sight stays in sight, whatever the size of the page.
  const changeSize = (size: number) =>
    onChange({ page: Math.floor(((page - 1) * perPage) / size) + 1, perPage: size });
  const [atStart, atEnd] = [page === 1, page === last];
  return (
    <nav className={classes.pie} aria-label="Paginación">
      <PageSizeField perPage={perPage} sizes={sizes} onChange={changeSize} />
      <span className={classes.rango} role="status">
        {rangeText({ page, perPage }, total)}
      </span>
      <span className={classes.botones}>
        <Step label="Primera página" icon={ChevronDoubleLeftIcon} disabled={atStart} onClick={() => go(1)} />
        <Step
          label="Página anterior"
          icon={ChevronLeftIcon}
          disabled={atStart}
          onClick={() => go(page - 1)}
        />
        <Step
          label="Página siguiente"
          icon={ChevronRightIcon}
          disabled={atEnd}
          onClick={() => go(page + 1)}
        />
        <Step label="Última página" icon={ChevronDoubleRightIcon} disabled={atEnd} onClick={() => go(last)} />
      </span>
    </nav>
  );
}

const Step = (props: ComponentProps<typeof IconButton>) => (
  <IconButton variant="subtle" color="gray" size="md" {...props} />
);

interface PageSizeFieldProps {
  readonly perPage: number;
  readonly sizes: readonly number[];
  readonly onChange: (perPage: number) => void;
}

function PageSizeField({ perPage, sizes, onChange }: PageSizeFieldProps) {
  const id = useId();
  return (
    <span className={classes.tamano}>
      <label htmlFor={id}>Elementos por página</label>
      <NativeSelect
        id={id}
        size="xs"
        data={sizes.map(String)}
        value={String(perPage)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </span>
  );
}
