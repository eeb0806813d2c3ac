// Where the interest of an account goes and, if it has a term, what happens at its end.
import { cambiarAlVencer } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import type { CuentaEnLista, CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { destinosAlVencer, nombresDeDestinoAlVencer } from '@cuadra/core/ahorros/cuenta';
import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import { DialogoDeOrden } from './dialogo-de-orden.tsx';
import { useEnvio } from './use-envio.ts';

const esquema = z
  .object({
    alVencer: z.enum(destinosAlVencer).nullable(),
    /** The same one, the one it had, or another. */
    hacia: z.enum(['misma', 'actual', 'otra']),
    destino: z.custom<CuentaEnLista | undefined>(() => true),
  })
  .refine(({ hacia, destino }) => hacia !== 'otra' || destino !== undefined, {
    path: ['destino'],
    message: 'Elija a qué cuenta.',
  })
  .refine(({ alVencer, hacia }) => alVencer !== 'trasladar' || hacia !== 'misma', {
    path: ['alVencer'],
    message: 'Para trasladarla elija otra cuenta.',
  });
type Escrito = z.output<typeof esquema>;

interface AlVencerProps {
  readonly cuenta: CuentaEntera;
  readonly onCerrar: () => void;
}

export function AlVencer({ cuenta, onCerrar }: AlVencerProps) {
  const { plazo, destino: actual } = cuenta;
  const formulario = useForm<Escrito>({
    resolver: zodResolver(esquema),
    defaultValues: {
      alVencer: plazo?.alVencer ?? null,
      hacia: actual === null ? 'misma' : 'actual',
      destino: undefined,
    },
  });
  const { control } = formulario;
  const orden = useEnvio({
    formulario,
    campos: ['alVencer', 'destino'],
    hacer: async ({ alVencer, hacia: elegida, destino }) => {
      const ids = { misma: null, actual: actual?.id ?? null, otra: destino?.id ?? null };
      const body = { alVencer, destino: ids[elegida], version: cuenta.version };
      await call(cambiarAlVencer, { params: { id: cuenta.id }, body });
      return 'Instrucción guardada.';
    },
    alTerminar: onCerrar,
  });
  return (
    <DialogoDeOrden
      titulo={plazo === null ? 'Destino de los intereses' : 'Instrucción al vencimiento'}
      boton="Guardar"
      impedida={!orden.isDirty}
      orden={orden}
      onCerrar={onCerrar}
    >
      {plazo !== null && <QuePasa control={control} />}
      <Hacia control={control} cuenta={cuenta} />
    </DialogoDeOrden>
  );
}

interface DeFormulario {
  readonly control: Control<Escrito>;
}

function QuePasa({ control }: DeFormulario) {
  return (
    <Controller
      control={control}
      name="alVencer"
      render={({ field, fieldState }) => (
        <ChoiceField
          etiqueta="Al vencer"
          opciones={destinosAlVencer.map((valor) => ({
            valor,
            texto: valor === 'renovar' ? 'Renovar' : 'Trasladar',
          }))}
          valor={field.value ?? 'renovar'}
          onCambio={field.onChange}
          nota={nombresDeDestinoAlVencer[field.value ?? 'renovar']}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function Hacia({ control, cuenta }: DeFormulario & Pick<AlVencerProps, 'cuenta'>) {
  const { destino: actual } = cuenta;
  const hacia = useWatch({ control, name: 'hacia' });
  return (
    <>
      <Controller
        control={control}
        name="hacia"
        render={({ field }) => (
          <SelectField
            etiqueta="Sus intereses van a"
            valor={field.value}
            opciones={[
              ['misma', 'Esta misma cuenta'],
              ...(actual === null ? [] : [['actual', `${actual.numero} ${actual.titular}`] as const]),
              ['otra', 'Otra cuenta'],
            ]}
            onCambio={field.onChange}
          />
        )}
      />
      {hacia === 'otra' && (
        <Controller
          control={control}
          name="destino"
          render={({ field, fieldState }) => (
            <ElegirCuenta
              etiqueta="Cuenta"
              salvo={cuenta.id}
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
