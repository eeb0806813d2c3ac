// Sends a month to review with the balance that the paper of the bank says: whoever signs compares it with what was imported.
import { type Conciliacion, enviarConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { Centavos } from '@cuadra/core/dinero';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { claveDeMes } from '#contabilidad/bancos/meses.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatDate, formatMonth } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { BoundField, Lead } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';

interface EnviarProps {
  readonly cuenta: CuentaBancaria;
  readonly conciliacion: Conciliacion;
  readonly onCerrar: () => void;
}

interface Escrito {
  /** Null: nothing is written. */
  readonly saldoSegunEstado: Centavos | null;
}

const esquema = z.object({
  saldoSegunEstado: z.custom<Centavos>((saldo) => typeof saldo === 'number', 'Escriba el saldo.'),
});

export function Enviar({ cuenta, conciliacion, onCerrar }: EnviarProps) {
  const { anio, mes, hasta, saldoBanco, saldoSegunEstado } = conciliacion;
  const initial: Escrito = { saldoSegunEstado };
  const order = useOrder(enviarConciliacion, {
    params: { id: cuenta.id },
    initial,
    schema: esquema,
    body: (escrito) => ({ anio, mes, ...escrito }),
    refresh: refrescarBancos,
    done: 'Enviada a revisión.',
  });
  const escrito = useWatch({ control: order.form.control, name: 'saldoSegunEstado' });
  return (
    <OrderDialog
      title={`Enviar a revisión ${formatMonth(claveDeMes({ anio, mes }))}`}
      order={order}
      submit="Enviar a revisión"
      onClose={onCerrar}
    >
      <BoundField name="saldoSegunEstado">
        {({ value, onChange, error }) => (
          <AmountField
            label={`Saldo según el estado de cuenta al ${formatDate(hasta)}`}
            description={
              escrito === null || escrito === saldoBanco
                ? `Las líneas importadas suman ${formatearQuetzales(saldoBanco)}.`
                : `No es lo que suman las líneas importadas: ${formatearQuetzales(saldoBanco)}.`
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            signed
            value={value ?? undefined}
            onChange={(monto) => onChange(monto ?? null)}
            error={error}
          />
        )}
      </BoundField>
      <Lead>
        Desde que se envía, los días hasta el {formatDate(hasta)} no cambian: ni sus líneas, ni sus cruces, ni
        lo que se contabilice en la cuenta. Otra persona la aprueba o la devuelve.
      </Lead>
    </OrderDialog>
  );
}
