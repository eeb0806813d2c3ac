// What sending to another caja and asking it for cash have in common: how much, which one, what for.
import type { MedioDeMovimiento } from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { NECESARIO } from '../avanzar.ts';
import classes from '../formulario.module.css';

export interface TrasladoEscrito {
  /** The other one. */
  caja: string;
  medio: MedioDeMovimiento;
  monto: Centavos | null;
  concepto: string;
}

interface CamposDeTrasladoProps<S> {
  readonly formulario: UseFormReturn<TrasladoEscrito, unknown, S>;
  /** What the other caja is called here. */
  readonly caja: string;
}

export function CamposDeTraslado<S>({ formulario, caja }: CamposDeTrasladoProps<S>) {
  const { register, setValue, watch, formState } = formulario;
  const { errors, isSubmitted } = formState;
  const otras = useQuery(consultas.cajasParaTrasladar());
  const faltaCaja = isSubmitted && watch('caja') === '' ? 'Elija la caja.' : undefined;
  const sinOtras = otras.data?.length === 0 ? 'No hay otra caja activa en su agencia.' : undefined;
  return (
    <>
      <AmountField
        {...NECESARIO}
        label="Monto (Q)"
        size="lg"
        autoFocus
        className={classes.monto ?? ''}
        valor={watch('monto') ?? undefined}
        error={errors.monto?.message}
        onCambio={(monto) => setValue('monto', monto ?? null, { shouldDirty: true })}
      />
      <NativeSelect
        {...NECESARIO}
        label={caja}
        error={otras.isError ? 'No se pudieron cargar las cajas.' : (sinOtras ?? faltaCaja)}
        {...register('caja')}
      >
        <option value="">Elija la caja</option>
        {otras.data?.map(({ id, codigo, nombre, atiende }) => (
          <option key={id} value={id}>
            {`${codigo} ${nombre}${atiende === null ? ' (sin jornada abierta)' : `, atiende ${atiende}`}`}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        {...NECESARIO}
        label="Concepto"
        maxLength={200}
        error={errors.concepto?.message}
        {...register('concepto')}
      />
    </>
  );
}
