// The state of an account from a day on, with what it means for whoever comes to the counter.
import { cambiarEstadoDeCuenta, estadosQueSeEligen } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { fechaContable, motivo } from '@cuadra/contract/campos';
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { DialogoDeOrden } from './dialogo-de-orden.tsx';
import { Motivo } from './motivo.tsx';
import { useEnvio } from './use-envio.ts';

const esquema = z.object({ estado: z.enum(estadosQueSeEligen), desde: fechaContable, motivo });
type Escrito = z.output<typeof esquema>;

const CONSECUENCIAS: Readonly<Record<Escrito['estado'], string>> = {
  activa: 'Admite depósitos y retiros, y gana intereses como dice su producto.',
  inactiva: 'Su producto dice si gana intereses mientras esté inactiva.',
  bloqueada: 'No admite retiros hasta que alguien la active. Su producto dice si gana intereses.',
};

interface CambiarEstadoProps {
  readonly cuenta: CuentaEntera;
  readonly onCerrar: () => void;
}

export function CambiarEstado({ cuenta, onCerrar }: CambiarEstadoProps) {
  const otros = estadosQueSeEligen.filter((estado) => estado !== cuenta.estado);
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquema),
    defaultValues: { estado: otros[0] ?? 'activa', desde: todayInGuatemala(), motivo: '' },
  });
  const { control, register, formState } = formulario;
  const orden = useEnvio({
    formulario,
    campos: ['estado', 'desde', 'motivo'],
    hacer: async (escrito) => {
      const { id, version } = cuenta;
      await call(cambiarEstadoDeCuenta, { params: { id }, body: { ...escrito, version } });
      return `La cuenta ${cuenta.numero} quedó ${nombresDeEstadoDeCuentaAhorro[escrito.estado].toLowerCase()}.`;
    },
    alTerminar: onCerrar,
  });
  return (
    <DialogoDeOrden
      titulo="Cambiar el estado"
      texto={`La cuenta ${cuenta.numero} está ${nombresDeEstadoDeCuentaAhorro[cuenta.estado].toLowerCase()}.`}
      boton="Cambiar"
      orden={orden}
      onCerrar={onCerrar}
    >
      <Elegir control={control} otros={otros} />
      <Controller
        control={control}
        name="desde"
        render={({ field, fieldState }) => (
          <DateField
            label="Desde"
            withAsterisk
            valor={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Motivo campo={register('motivo')} error={formState.errors.motivo?.message} autoFoco />
    </DialogoDeOrden>
  );
}

interface ElegirProps {
  readonly control: Control<Escrito>;
  readonly otros: readonly Escrito['estado'][];
}

function Elegir({ control, otros }: ElegirProps) {
  return (
    <Controller
      control={control}
      name="estado"
      render={({ field, fieldState }) => (
        <ChoiceField
          etiqueta="Estado"
          opciones={otros.map((valor) => ({ valor, texto: nombresDeEstadoDeCuentaAhorro[valor] }))}
          valor={field.value}
          onCambio={field.onChange}
          nota={CONSECUENCIAS[field.value]}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
