// The form of an account, the same for a new one and for one that is edited. The schema is the contract's.
import { cuentaNueva } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { applyErrors } from '#ui/fields/field-errors.ts';

export type CuentaEscrita = z.input<typeof cuentaNueva>;
export type CuentaLeida = z.output<typeof cuentaNueva>;

export interface FormularioDeCuenta extends UseFormReturn<CuentaEscrita, unknown, CuentaLeida> {
  /** What was refused and belongs to no field. */
  readonly general: string | undefined;
  readonly enviar: (hacer: (cuenta: CuentaLeida) => Promise<void>) => Promise<void>;
}

const CAMPOS = [
  'idCuenta',
  'nombreCuenta',
  'tipoCuenta',
  'naturaleza',
  'flujo',
  'margen',
  'saldoContrario',
  'estado',
  'etiquetas',
] as const;

export function useFormularioDeCuenta(defaultValues: CuentaEscrita): FormularioDeCuenta {
  const [general, setGeneral] = useState<string>();
  const form = useForm({ resolver: zodResolver(cuentaNueva), defaultValues });
  const enviar = (hacer: (cuenta: CuentaLeida) => Promise<void>) =>
    form.handleSubmit(async (cuenta) => {
      setGeneral(undefined);
      try {
        await hacer(cuenta);
      } catch (error) {
        setGeneral(applyErrors(error, form.setError, CAMPOS));
      }
    })();
  return { ...form, general, enviar };
}
