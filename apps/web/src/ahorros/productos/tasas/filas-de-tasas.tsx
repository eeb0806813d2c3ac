// The rows of a rate table, by keyboard as in a sheet: Enter goes to the row below and after the last one adds another, Ctrl+Supr takes
// one away, the arrows go up and down, and what is pasted from a sheet fills the cells from there on.
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import classes from './tasas.module.css';
import { agregar, type Columna, cambiar, columnasDe, type Fila, pegar, quitar } from './tramos-escritos.ts';

interface FilasDeTasasProps {
  readonly clase: ClaseDeProducto;
  readonly filas: readonly Fila[];
  readonly errores: ReadonlyMap<number, readonly string[]>;
  readonly onCambio: (filas: readonly Fila[]) => void;
}

const nombres: Readonly<Record<Columna, string>> = {
  montoDesde: 'Desde (Q)',
  montoHasta: 'Menos de (Q)',
  plazoDesde: 'Desde (días)',
  plazoHasta: 'Hasta (días)',
  tasa: 'Tasa anual (%)',
};

const vacias: Readonly<Record<Columna, string>> = {
  montoDesde: '0.00',
  montoHasta: 'En adelante',
  plazoDesde: '0',
  plazoHasta: 'En adelante',
  tasa: '0.00',
};

export function FilasDeTasas(props: FilasDeTasasProps) {
  const { clase, filas, onCambio } = props;
  const marco = useRef<HTMLFieldSetElement>(null);
  const porEnfocar = useRef<readonly [lugar: number, columna: Columna]>(undefined);
  // The cell exists once the row was drawn.
  useEffect(() => {
    if (porEnfocar.current === undefined) return;
    const [lugar, columna] = porEnfocar.current;
    porEnfocar.current = undefined;
    marco.current?.querySelector<HTMLInputElement>(`[data-celda="${lugar} ${columna}"]`)?.focus();
  });
  const poner = (nuevas: readonly Fila[], lugar: number, columna: Columna) => {
    porEnfocar.current = [Math.min(lugar, nuevas.length - 1), columna];
    onCambio(nuevas);
  };
  return (
    <fieldset ref={marco} className={classes.filas} data-clase={clase} aria-label="Tramos">
      <div className={classes.titulos} aria-hidden="true">
        {columnasDe(clase).map((columna) => (
          <span key={columna}>{nombres[columna]}</span>
        ))}
      </div>
      {filas.map((fila, lugar) => (
        <FilaDeTasas key={fila.clave} {...props} fila={fila} lugar={lugar} poner={poner} />
      ))}
      <div className={classes.pie}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
          onClick={() => poner(agregar(filas, filas.length - 1), filas.length, 'montoHasta')}
        >
          Agregar tramo
        </Button>
        <span className={classes.teclas}>Enter agrega, Ctrl+Supr quita. Puede pegar desde una hoja.</span>
      </div>
    </fieldset>
  );
}

interface FilaDeTasasProps extends FilasDeTasasProps {
  readonly fila: Fila;
  readonly lugar: number;
  readonly poner: (filas: readonly Fila[], lugar: number, columna: Columna) => void;
}

function FilaDeTasas({ clase, filas, fila, lugar, errores, onCambio, poner }: FilaDeTasasProps) {
  const idError = useId();
  const suyos = errores.get(lugar) ?? [];
  const alTeclear = (event: KeyboardEvent<HTMLInputElement>, columna: Columna) => {
    const hecho = teclear(event, filas, lugar);
    if (hecho === undefined) return;
    event.preventDefault();
    poner(hecho.filas, hecho.lugar, columna);
  };
  const alPegar = (event: ClipboardEvent<HTMLInputElement>, columna: Columna) => {
    const pegadas = pegar(filas, lugar, columna, clase, event.clipboardData.getData('text/plain'));
    if (pegadas === undefined) return;
    event.preventDefault();
    poner(pegadas, lugar, columna);
  };
  return (
    <fieldset className={classes.fila} aria-label={`Tramo ${lugar + 1}`}>
      {columnasDe(clase).map((columna) => (
        <TextInput
          key={columna}
          aria-label={nombres[columna]}
          aria-describedby={suyos.length > 0 ? idError : undefined}
          data-celda={`${lugar} ${columna}`}
          data-titulo={nombres[columna]}
          data-autofocus={(lugar === 0 && columna === 'tasa') || undefined}
          className="cifras"
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          placeholder={vacias[columna]}
          error={suyos.length > 0}
          value={fila[columna]}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => onCambio(cambiar(filas, lugar, columna, currentTarget.value))}
          onKeyDown={(event) => alTeclear(event, columna)}
          onPaste={(event) => alPegar(event, columna)}
        />
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`Quitar el tramo ${lugar + 1}`}
        onClick={() => poner(quitar(filas, lugar), lugar, 'montoHasta')}
      >
        <TrashIcon width={18} height={18} aria-hidden="true" />
      </ActionIcon>
      {suyos.length > 0 && (
        <p id={idError} className={classes.error}>
          {suyos.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

/** The rows after a key, and to which it goes; undefined when the key is the field's own. */
function teclear(
  { key, ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  filas: readonly Fila[],
  lugar: number,
): { readonly filas: readonly Fila[]; readonly lugar: number } | undefined {
  if (key === 'Delete' && (ctrlKey || metaKey)) return { filas: quitar(filas, lugar), lugar };
  if (ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'ArrowUp' && lugar > 0) return { filas, lugar: lugar - 1 };
  if (key === 'ArrowDown' && lugar < filas.length - 1) return { filas, lugar: lugar + 1 };
  if (key !== 'Enter') return undefined;
  const alFinal = lugar === filas.length - 1;
  return { filas: alFinal ? agregar(filas, lugar) : filas, lugar: lugar + 1 };
}
