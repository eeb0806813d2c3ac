// Money from this account to another: whose the other is, how much, and what both end up with, before it is done.
import type { CuentaEnLista, CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { transferir } from '@cuadra/contract/ahorros/movimientos';
import { type Centavos, centavos, opuesto } from '@cuadra/core/dinero';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { BoundField, Consequence, Lead, MoneyField, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { refrescarCuentas } from '../consultas.ts';
import { decirTitular } from '../decir-titular.ts';
import { ElegirCuenta } from '../elegir/elegir-cuenta.tsx';
import type { DeCuenta } from './dialogo-de-cuenta.tsx';
import { Puente } from './puente.tsx';

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

const EN_BLANCO: PorEscribir = {
  hacia: undefined,
  monto: undefined,
  concepto: '',
  documento: '',
  puente: null,
};

export function Transferir({ cuenta, onCerrar }: DeCuenta) {
  const order = useOrder(transferir, {
    initial: EN_BLANCO,
    schema: esquema,
    body: ({ hacia, documento, ...escrita }) => ({
      ...escrita,
      desde: cuenta.id,
      hacia: hacia.id,
      documento: documento === '' ? null : documento,
    }),
    refresh: refrescarCuentas,
    done: (_, { monto, hacia }) =>
      `Se transfirieron ${formatearQuetzales(monto)} a la cuenta ${hacia.numero}.`,
  });
  const [hacia, monto] = useWatch({ control: order.form.control, name: ['hacia', 'monto'] });
  return (
    <OrderDialog title="Transferir" order={order} submit="Transferir" onClose={onCerrar}>
      <Lead>
        {`De la cuenta ${cuenta.numero}, ${decirTitular(cuenta)}; saldo ${formatearQuetzales(centavos(cuenta.saldo))}.`}
      </Lead>
      <BoundField name="hacia">
        {({ value, onChange, error }) => (
          <ElegirCuenta
            etiqueta="A la cuenta"
            salvo={cuenta.id}
            elegida={value}
            onCambio={onChange}
            error={error}
            autoFoco
          />
        )}
      </BoundField>
      <MoneyField name="monto" label="Monto (Q)" />
      <TextField name="concepto" label="Concepto" maxLength={200} />
      <TextField name="documento" label="Documento" maxLength={60} optional />
      <BoundField name="puente">
        {({ value, onChange }) => (
          <Puente entre={[cuenta.agencia, hacia?.agencia]} valor={value} onCambio={onChange} />
        )}
      </BoundField>
      {hacia !== undefined && monto !== undefined && monto > 0 && (
        <Consequence>{decirEfecto(cuenta, hacia, monto)}</Consequence>
      )}
    </OrderDialog>
  );
}

function decirEfecto(cuenta: CuentaEntera, hacia: CuentaEnLista, monto: Centavos): string {
  const queda = centavos(cuenta.saldo - monto);
  return queda < 0
    ? `La cuenta no tiene ese saldo: faltan ${formatearQuetzales(opuesto(queda))}.`
    : `${decirTitular(hacia)} recibe ${formatearQuetzales(monto)} en la cuenta ${hacia.numero}. En la cuenta ${cuenta.numero} quedan ${formatearQuetzales(queda)}.`;
}
