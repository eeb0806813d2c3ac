// How the first money comes: at the counter afterwards, or now from another account.
import { centavos } from '@cuadra/core/dinero';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Puente } from '../dialogos/puente.tsx';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import type { AperturaEscrita } from './apertura-escrita.ts';

interface PrimerDepositoProps {
  readonly formulario: UseFormReturn<AperturaEscrita>;
  readonly aperturaMinima: number;
}

export function PrimerDeposito({ formulario: { control }, aperturaMinima }: PrimerDepositoProps) {
  const primero = useWatch({ control, name: 'primero' });
  return (
    <>
      <Controller
        control={control}
        name="primero"
        render={({ field }) => (
          <ChoiceField
            etiqueta="Primer depósito"
            opciones={[
              { valor: 'ventanilla', texto: 'En ventanilla' },
              { valor: 'transferencia', texto: 'De otra cuenta' },
            ]}
            valor={field.value}
            onCambio={field.onChange}
            nota={
              field.value === 'ventanilla'
                ? 'La cuenta se abre en cero y espera su depósito en caja.'
                : 'El dinero pasa de una cuenta a otra al abrirla.'
            }
          />
        )}
      />
      {primero === 'transferencia' && <DeOtraCuenta control={control} aperturaMinima={aperturaMinima} />}
    </>
  );
}

interface DeOtraCuentaProps extends Pick<PrimerDepositoProps, 'aperturaMinima'> {
  readonly control: PrimerDepositoProps['formulario']['control'];
}

function DeOtraCuenta({ control, aperturaMinima }: DeOtraCuentaProps) {
  const [agencia, desde] = useWatch({ control, name: ['agencia', 'desde'] });
  return (
    <>
      <Controller
        control={control}
        name="desde"
        render={({ field, fieldState }) => (
          <ElegirCuenta
            etiqueta="De la cuenta"
            elegida={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="monto"
        render={({ field, fieldState }) => (
          <AmountField
            label="Monto (Q)"
            withAsterisk
            {...(aperturaMinima > 0
              ? { description: `Al menos ${formatearQuetzales(centavos(aperturaMinima))}.` }
              : {})}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            valor={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="puente"
        render={({ field }) => (
          <Puente entre={[agencia, desde?.agencia]} valor={field.value} onCambio={field.onChange} />
        )}
      />
    </>
  );
}
