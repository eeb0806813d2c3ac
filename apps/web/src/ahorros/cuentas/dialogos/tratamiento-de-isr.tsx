// Whether ISR is withheld of the interest of an account, and the document that says otherwise.
import { cambiarIsr } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { nombresDeTratamientoDeIsr, tratamientosDeIsr } from '@cuadra/core/ahorros/cuenta';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { DialogoDeOrden } from './dialogo-de-orden.tsx';
import { useEnvio } from './use-envio.ts';

const esquema = z
  .object({
    tratamiento: z.enum(tratamientosDeIsr),
    documento: z.string().trim().max(120),
    vence: z.string(),
  })
  .refine(({ tratamiento, documento }) => tratamiento === 'afecto' || documento !== '', {
    path: ['documento'],
    message: 'Escriba el documento que la exime.',
  });
type Escrito = z.output<typeof esquema>;

interface TratamientoDeIsrProps {
  readonly cuenta: CuentaEntera;
  readonly onCerrar: () => void;
}

export function TratamientoDeIsr({ cuenta, onCerrar }: TratamientoDeIsrProps) {
  const { tratamiento, documento, vence } = cuenta.isr;
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquema),
    defaultValues: { tratamiento, documento: documento ?? '', vence: vence ?? '' },
  });
  const orden = useEnvio({
    formulario,
    campos: ['tratamiento', 'documento', 'vence'],
    hacer: async (escrito) => {
      const exento = escrito.tratamiento === 'exento';
      const body = {
        tratamiento: escrito.tratamiento,
        documento: exento ? escrito.documento : null,
        vence: exento && escrito.vence !== '' ? escrito.vence : null,
        version: cuenta.version,
      };
      await call(cambiarIsr, { params: { id: cuenta.id }, body });
      return `Tratamiento guardado: ${nombresDeTratamientoDeIsr[escrito.tratamiento].toLowerCase()}.`;
    },
    alTerminar: onCerrar,
  });
  return (
    <DialogoDeOrden
      titulo="Tratamiento de ISR"
      texto={`Cuenta ${cuenta.numero}. Rige para los intereses que se abonen desde ahora.`}
      boton="Guardar"
      impedida={!orden.isDirty}
      orden={orden}
      onCerrar={onCerrar}
    >
      <Campos formulario={formulario} />
    </DialogoDeOrden>
  );
}

interface DeFormulario {
  readonly formulario: UseFormReturn<Escrito>;
}

function Campos({ formulario }: DeFormulario) {
  const { control } = formulario;
  const exenta = useWatch({ control, name: 'tratamiento' }) === 'exento';
  return (
    <>
      <Controller
        control={control}
        name="tratamiento"
        render={({ field }) => (
          <ChoiceField
            etiqueta="Tratamiento"
            opciones={tratamientosDeIsr.map((valor) => ({ valor, texto: nombresDeTratamientoDeIsr[valor] }))}
            valor={field.value}
            onCambio={field.onChange}
            nota={
              exenta ? 'No se le retiene mientras su documento no venza.' : 'Se le retiene de cada abono.'
            }
          />
        )}
      />
      {exenta && <Exencion formulario={formulario} />}
    </>
  );
}

function Exencion({ formulario: { control, register, formState } }: DeFormulario) {
  return (
    <>
      <TextInput
        label="Documento que la exime"
        withAsterisk
        autoComplete="off"
        maxLength={120}
        error={formState.errors.documento?.message}
        {...register('documento')}
      />
      <Controller
        control={control}
        name="vence"
        render={({ field, fieldState }) => (
          <DateField
            label="Vence"
            opcional
            description="Vacío: no vence."
            valor={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
