// The filters of a list in one line: what is chosen, as chips with their way out, and behind a button the fields. They are
// put away while nobody is choosing, because the room is for the rows.
//
//   <FilterLine filters={enUso} summary="01/11/2026 – 30/11/2026" onRemove={…} onClear={…} tools={<Button…/>}>
//     <DateRange …/>
//   </FilterLine>
//
// `pendiente` opens it by itself: without choosing something there is nothing to show. Once chosen it is put away, and the
// keyboard stays on its button. Escape inside puts it away too. A screen with too many of them opens a drawer, `onAbrir`.
import { FunnelIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FilterChips } from './filter-chips.tsx';
import classes from './filter-line.module.css';

interface FilterLineProps<C extends string> {
  readonly filters: readonly { readonly key: C; readonly text: string }[];
  readonly onRemove: (key: C) => void;
  readonly onClear: () => void;
  /** What holds without being chosen, in words. */
  readonly summary?: string | undefined;
  readonly pending?: boolean;
  /** Before the chips: what is used all the time. */
  readonly byHand?: ReactNode;
  /** At the end of the line. */
  readonly tools?: ReactNode;
  /** The fields open elsewhere, in a drawer; absent: below the line. */
  readonly onOpen?: () => void;
  /** The fields. */
  readonly children?: ReactNode;
}

export function FilterLine<C extends string>(props: FilterLineProps<C>) {
  const { filters, summary, pending = false, byHand, tools, onOpen, children } = props;
  const fields = useId();
  const { opened, toggle, close, button } = useOpened(pending);
  const onKey = (event: KeyboardEvent) => {
    // A list or a calendar that is open closes first.
    if (event.key === 'Escape' && !event.defaultPrevented && !pending) close();
  };
  return (
    <div className={classes.filtros}>
      <div className={classes.linea}>
        <Button
          ref={button}
          variant="default"
          size="compact-md"
          className={classes.boton ?? ''}
          leftSection={<FunnelIcon width={16} height={16} aria-hidden="true" />}
          {...(onOpen === undefined
            ? { 'aria-expanded': opened, 'aria-controls': fields, onClick: toggle }
            : { 'aria-haspopup': 'dialog', onClick: onOpen })}
        >
          Filtros
        </Button>
        {byHand}
        {summary !== undefined && <span className={classes.resumen}>{summary}</span>}
        <FilterChips filters={filters} onRemove={props.onRemove} onClear={props.onClear} />
        {tools !== undefined && <div className={classes.herramientas}>{tools}</div>}
      </div>
      {onOpen === undefined && (
        <search
          id={fields}
          className={classes.campos}
          aria-label="Filtros"
          hidden={!opened}
          onKeyDown={onKey}
        >
          {opened && children}
        </search>
      )}
    </div>
  );
}

/** As the person left it; open while something must be chosen. */
function useOpened(pending: boolean) {
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opened = pending || asked;
  const was = useRef(opened);
  useEffect(() => {
    // What is put away does not take the keyboard with it.
    const withoutFocus = document.activeElement === null || document.activeElement === document.body;
    if (was.current && !opened && withoutFocus) button.current?.focus({ preventScroll: true });
    was.current = opened;
  }, [opened]);
  return {
    opened,
    toggle: () => setAsked(!opened),
    close: () => {
      setAsked(false);
      button.current?.focus({ preventScroll: true });
    },
    button,
  };
}
