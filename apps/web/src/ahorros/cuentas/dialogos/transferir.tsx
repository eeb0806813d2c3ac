// Money from this account to another: whose the other is, how much, and what both end up with, before it is done.
import type { CuentaEnLista, CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { transferir } from '@cuadra/contract/ahorros/movimientos';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { call } from '#platform/api.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { decirTitular } from '../decir-titular.ts';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import { DialogoDeOrden } from './dialogo-de-orden.tsx';
import classes from './dialogos.module.css';
import { Puente } from './puente.tsx';
import { useEnvio } from './use-envio.ts';

const esquema = z.object({
  hacia: z.custom<CuentaEnLista>((valor) => valor !== undefined, 'Elija a qué cuenta.'),
  monto: z.custom<Centavos>((valor) => typeof valor === 'number' && valor > 0, 'Escriba el monto.'),
  concepto: z.string().trim().min(3, 'Escriba el concepto.').max(200),
  documento: z.string().trim().max(60),
  puente: z.string().nullable(),
});
type Escrita = z.output<typeof esquema>;
interface PorEscribir extends Omit<Escrita, 'hacia' | 'monto'> {
  hacia: CuentaEnLista | undefined;
  monto: Centavos | undefined;
}

interface TransferirProps {
  readonly cuenta: CuentaEntera;
  readonly onCerrar: () => void;
}

export function Transferir({ cuenta, onCerrar }: TransferirProps) {
  const formulario = useForm<PorEscribir, unknown, Escrita>({
    resolver: zodResolver(esquema as never),
    defaultValues: { hacia: undefined, monto: undefined, concepto: '', documento: '', puente: null },
  });
  const orden = useEnvio({
    formulario,
    campos: ['hacia', 'monto', 'concepto', 'documento'],
    hacer: async ({ hacia, monto, concepto, documento, puente }, llaveDe) => {
      const body = {
        ...{ desde: cuenta.id, hacia: hacia.id, monto, concepto, puente },
        documento: documento === '' ? null : documento,
      };
      await call(transferir, { body }, { llave: llaveDe(body) });
      return `Se transfirieron ${formatearQuetzales(monto)} a la cuenta ${hacia.numero}.`;
    },
    alTerminar: onCerrar,
  });
  return (
    <DialogoDeOrden
      titulo="Transferir"
      texto={`De la cuenta ${cuenta.numero}, ${decirTitular(cuenta)}; saldo ${formatearQuetzales(centavos(cuenta.saldo))}.`}
      boton="Transferir"
      orden={orden}
      onCerrar={onCerrar}
    >
      <Campos formulario={formulario} cuenta={cuenta} />
      <Consecuencia formulario={formulario} cuenta={cuenta} />
    </DialogoDeOrden>
  );
}

interface DeFormulario {
  readonly formulario: UseFormReturn<PorEscribir, unknown, Escrita>;
  readonly cuenta: CuentaEntera;
}

function Campos({ formulario, cuenta }: DeFormulario) {
  const { control } = formulario;
  const hacia = useWatch({ control, name: 'hacia' });
  return (
    <>
      <Controller
        control={control}
        name="hacia"
        render={({ field, fieldState }) => (
          <ElegirCuenta
            etiqueta="A la cuenta"
            salvo={cuenta.id}
            elegida={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
            autoFoco
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
            valor={field.value}
            onCambio={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Textos formulario={formulario} />
      <Controller
        control={control}
        name="puente"
        render={({ field }) => (
          <Puente entre={[cuenta.agencia, hacia?.agencia]} valor={field.value} onCambio={field.onChange} />
        )}
      />
    </>
  );
}

function Textos({ formulario: { register, formState } }: Pick<DeFormulario, 'formulario'>) {
  const { errors } = formState;
  return (
    <>
      <TextInput
        label="Concepto"
        withAsterisk
        autoComplete="off"
        maxLength={200}
        error={errors.concepto?.message}
        {...register('concepto')}
      />
      <TextInput
        label="Documento"
        autoComplete="off"
        maxLength={60}
        error={errors.documento?.message}
        {...register('documento')}
      />
    </>
  );
}

/** In words, before it is done. */
function Consecuencia({ formulario: { control }, cuenta }: DeFormulario) {
  const [hacia, monto] = useWatch({ control, name: ['hacia', 'monto'] });
  if (hacia === undefined || monto === undefined || monto <= 0) return null;
  const queda = centavos(cuenta.saldo - monto);
  return (
    <p className={classes.consecuencia} role="status">
      {queda < 0
        ? `La cuenta no tiene ese saldo: faltan ${formatearQuetzales(centavos(-queda))}.`
        : `${decirTitular(hacia)} recibe ${formatearQuetzales(monto)} en la cuenta ${hacia.numero}. En la cuenta ${cuenta.numero} quedan ${formatearQuetzales(queda)}.`}
    </p>
  );
}
