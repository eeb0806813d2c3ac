// A date, typed as dd/MM/yyyy or by as little as its day, moved with the arrows, or chosen from the calendar. What is not
// a date leaves the one that was there, and says so.
import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { ActionIcon, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatearFecha, hoyEnGuatemala } from '../../../ui/format/date.ts';
import classes from './cabecera.module.css';
import { leerFecha, sumarDias } from './leer-fecha.ts';

interface CampoDeFechaProps {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** `AAAA-MM-DD`, or empty where it may be. */
  readonly valor: string;
  readonly opcional?: boolean;
  readonly onCambio: (fecha: string) => void;
}

export function CampoDeFecha({ valor, opcional = false, onCambio, error, ...campo }: CampoDeFechaProps) {
  const [escrito, setEscrito] = useState<string>();
  const [noEsFecha, setNoEsFecha] = useState(false);
  const calendario = useRef<HTMLInputElement>(null);
  const referencia = valor === '' ? hoyEnGuatemala() : valor;

  const leer = (texto: string) => (texto.trim() === '' && opcional ? '' : leerFecha(texto, referencia));
  const poner = (fecha: string) => {
    setEscrito(undefined);
    setNoEsFecha(false);
    if (fecha !== valor) onCambio(fecha);
  };
  const alSalir = () => {
    if (escrito === undefined) return;
    const fecha = leer(escrito);
    if (fecha !== undefined) return poner(fecha);
    setEscrito(undefined);
    setNoEsFecha(true);
  };
  const alTeclear = (event: KeyboardEvent) => {
    // The keys that post or go on read what is written before they do.
    if (event.key === 'Enter') return alSalir();
    const paso = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (paso === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    poner(sumarDias(leerFecha(escrito ?? '', referencia) ?? referencia, paso));
  };
  return (
    <TextInput
      {...campo}
      inputMode="numeric"
      autoComplete="off"
      placeholder="dd/mm/aaaa"
      classNames={{ input: 'cifras' }}
      error={noEsFecha ? 'Escríbala como día/mes/año.' : error}
      value={escrito ?? (valor === '' ? '' : formatearFecha(valor))}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        setEscrito(currentTarget.value);
        setNoEsFecha(false);
      }}
      onBlur={alSalir}
      onKeyDown={alTeclear}
      rightSection={
        campo.disabled !== true && (
          <>
            <input
              ref={calendario}
              type="date"
              className={classes.calendario}
              tabIndex={-1}
              aria-hidden="true"
              value={valor}
              onChange={({ currentTarget }) => {
                const fecha = leer(currentTarget.value);
                if (fecha !== undefined) poner(fecha);
              }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              tabIndex={-1}
              aria-label={`Calendario: ${campo.label}`}
              onClick={() => calendario.current?.showPicker()}
            >
              <CalendarDaysIcon width={18} height={18} aria-hidden="true" />
            </ActionIcon>
          </>
        )
      }
    />
  );
}
