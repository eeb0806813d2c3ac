// For how long, at which rate, and what happens at the end.
import { destinosAlVencer, nombresDeDestinoAlVencer } from '@cuadra/core/ahorros/cuenta';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import classes from './apertura.module.css';
import type { AperturaEscrita } from './apertura-escrita.ts';

interface Ofrecida {
  readonly plazo: number | null;
  readonly ppm: number;
  readonly vence: string | null;
}

interface PlazoDeAperturaProps {
  readonly formulario: UseFormReturn<AperturaEscrita>;
  readonly tasas: readonly Ofrecida[];
}

export function PlazoDeApertura({ formulario, tasas }: PlazoDeAperturaProps) {
  const { control } = formulario;
  const alVencer = useWatch({ control, name: 'alVencer' });
  return (
    <>
      <CualPlazo formulario={formulario} tasas={tasas} />
      <Controller
        control={control}
        name="alVencer"
        render={({ field }) => (
          <ChoiceField
            etiqueta="Al vencer"
            opciones={destinosAlVencer.map((valor) => ({
              valor,
              texto: valor === 'renovar' ? 'Renovar' : 'Trasladar',
            }))}
            valor={field.value}
            onCambio={field.onChange}
            nota={nombresDeDestinoAlVencer[field.value]}
          />
        )}
      />
      {alVencer === 'trasladar' && (
        <Controller
          control={control}
          name="destino"
          render={({ field, fieldState }) => (
            <ElegirCuenta
              etiqueta="Se traslada a la cuenta"
              elegida={field.value}
              onCambio={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}

function CualPlazo({ formulario: { control }, tasas }: PlazoDeAperturaProps) {
  return (
    <Controller
      control={control}
      name="plazo"
      render={({ field, fieldState }) => (
        <div>
          <SelectField
            etiqueta="Plazo"
            todos="Elija uno"
            valor={field.value}
            opciones={tasas.flatMap(decirPlazo)}
            onCambio={(plazo) => field.onChange(plazo ?? '')}
          />
          {fieldState.error !== undefined && (
            <p className={classes.error} role="alert">
              {fieldState.error.message}
            </p>
          )}
        </div>
      )}
    />
  );
}

function decirPlazo({ plazo, ppm, vence }: Ofrecida): (readonly [string, string])[] {
  if (plazo === null) return [];
  const partes = [`${plazo} días`, decirTasa(ppm), ...(vence === null ? [] : [`vence ${formatDate(vence)}`])];
  return [[String(plazo), partes.join(', ')]];
}
