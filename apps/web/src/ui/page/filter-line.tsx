// The filters of a list in one line: what is chosen, as chips with their way out, and behind a button the fields. They are
// put away while nobody is choosing, because the room is for the rows.
//
//   <FilterLine filtros={enUso} resumen="01/11/2026 – 30/11/2026" onQuitar={…} onLimpiar={…} herramientas={<Button…/>}>
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
  readonly filtros: readonly { readonly clave: C; readonly texto: string }[];
  readonly onQuitar: (clave: C) => void;
  readonly onLimpiar: () => void;
  /** What holds without being chosen, in words. */
  readonly resumen?: string | undefined;
  readonly pendiente?: boolean;
  /** Before the chips: what is used all the time. */
  readonly aMano?: ReactNode;
  /** At the end of the line. */
  readonly herramientas?: ReactNode;
  /** The fields open elsewhere, in a drawer; absent: below the line. */
  readonly onAbrir?: () => void;
  /** The fields. */
  readonly children?: ReactNode;
}

export function FilterLine<C extends string>(props: FilterLineProps<C>) {
  const { filtros, resumen, pendiente = false, aMano, herramientas, onAbrir, children } = props;
  const campos = useId();
  const { abierta, alternar, cerrar, boton } = useAbierta(pendiente);
  const alTeclear = (event: KeyboardEvent) => {
    // A list or a calendar that is open closes first.
    if (event.key === 'Escape' && !event.defaultPrevented && !pendiente) cerrar();
  };
  return (
    <div className={classes.filtros}>
      <div className={classes.linea}>
        <Button
          ref={boton}
          variant="default"
          size="compact-md"
          className={classes.boton ?? ''}
          leftSection={<FunnelIcon width={16} height={16} aria-hidden="true" />}
          {...(onAbrir === undefined
            ? { 'aria-expanded': abierta, 'aria-controls': campos, onClick: alternar }
            : { 'aria-haspopup': 'dialog', onClick: onAbrir })}
        >
          Filtros
        </Button>
        {aMano}
        {resumen !== undefined && <span className={classes.resumen}>{resumen}</span>}
        <FilterChips filtros={filtros} onQuitar={props.onQuitar} onLimpiar={props.onLimpiar} />
        {herramientas !== undefined && <div className={classes.herramientas}>{herramientas}</div>}
      </div>
      {onAbrir === undefined && (
        <search
          id={campos}
          className={classes.campos}
          aria-label="Filtros"
          hidden={!abierta}
          onKeyDown={alTeclear}
        >
          {abierta && children}
        </search>
      )}
    </div>
  );
}

/** As the person left it; open while something must be chosen. */
function useAbierta(pendiente: boolean) {
  const [pedida, setPedida] = useState(false);
  const boton = useRef<HTMLButtonElement>(null);
  const abierta = pendiente || pedida;
  const estaba = useRef(abierta);
  useEffect(() => {
    // What is put away does not take the keyboard with it.
    const sinFoco = document.activeElement === null || document.activeElement === document.body;
    if (estaba.current && !abierta && sinFoco) boton.current?.focus({ preventScroll: true });
    estaba.current = abierta;
  }, [abierta]);
  return {
    abierta,
    alternar: () => setPedida(!abierta),
    cerrar: () => {
      setPedida(false);
      boton.current?.focus({ preventScroll: true });
    },
    boton,
  };
}
