// The tags of an account: those that exist are offered while typing, and what is not among them begins with it.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import {
  claveDeEtiqueta,
  ETIQUETA_MAX,
  ETIQUETAS_POR_CUENTA_MAX,
  SEPARADOR_DE_ETIQUETAS,
} from '@cuadra/core/etiquetas';
import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { matchesText } from '#ui/text/text-search.ts';
import { type Arbol, etiquetasDe } from '../arbol.ts';
import type { FormularioDeCuenta } from './formulario-de-cuenta.ts';

interface CampoDeEtiquetasProps {
  readonly form: FormularioDeCuenta;
  readonly arbol: Arbol;
}

export function CampoDeEtiquetas({ form, arbol }: CampoDeEtiquetasProps) {
  const tipo = useWatch({ control: form.control, name: 'tipoCuenta' });
  const [escrito, setEscrito] = useState('');
  const existentes = etiquetasDe(arbol);
  /** One that exists keeps its own name. */
  const comoSeLlaman = (nombres: readonly string[]) =>
    nombres.map(
      (nombre) => existentes.find((una) => claveDeEtiqueta(una) === claveDeEtiqueta(nombre)) ?? nombre,
    );
  return (
    <Controller
      control={form.control}
      name="etiquetas"
      render={({ field: { value = [], onChange, onBlur, ref }, fieldState: { error } }) => (
        <TagsInput
          ref={ref}
          label="Etiquetas"
          description={
            tipo === 'M'
              ? 'Valen para todas las cuentas que dependen de ella. Escriba y presione Intro.'
              : 'Para ver juntas cuentas de códigos distintos. Escriba y presione Intro.'
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={error?.message}
          autoComplete="off"
          spellCheck={false}
          maxLength={ETIQUETA_MAX}
          maxTags={ETIQUETAS_POR_CUENTA_MAX}
          splitChars={[SEPARADOR_DE_ETIQUETAS, ',']}
          // Offered while typing; otherwise the list would cover the buttons of the form.
          searchValue={escrito}
          onSearchChange={setEscrito}
          dropdownOpened={escrito.trim() !== ''}
          onDropdownClose={() => setEscrito('')}
          data={existentes}
          filter={({ options, search }) =>
            options.filter((opcion) => 'value' in opcion && matchesText(opcion.label ?? '', search))
          }
          isDuplicate={(nueva, puestas) =>
            puestas.some((una) => claveDeEtiqueta(una) === claveDeEtiqueta(nueva))
          }
          value={value}
          onChange={(nombres) => onChange(comoSeLlaman(nombres))}
          onBlur={onBlur}
        />
      )}
    />
  );
}
