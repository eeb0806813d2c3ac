// A number that was spoilt before it was used: in the register too, so that none is missing.
import { anotarChequeArruinado } from '@cuadra/contract/contabilidad/bancos/cheques';
import { refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { DateField, FieldRow, Lead, LongTextField, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';

export function AnotarArruinado({ cuenta, onCerrar, onHecho }: DialogoDeChequeProps) {
  const order = useOrder(anotarChequeArruinado, {
    params: { id: cuenta.id },
    initial: { numero: '', fecha: todayInGuatemala(), motivo: '' },
    body: ({ numero, ...escrito }) => ({ ...escrito, numero: Number(numero) }),
    refresh: refrescarBancos,
    onDone: onHecho,
  });
  return (
    <OrderDialog title="Anotar un cheque arruinado" order={order} submit="Anotar" onClose={onCerrar}>
      <Lead>
        Un número que se arruinó antes de emitirse queda en el registro como anulado. No contabiliza nada.
      </Lead>
      <FieldRow>
        <TextField name="numero" label="Número" maxLength={12} digits />
        <DateField name="fecha" label="Fecha" />
      </FieldRow>
      <LongTextField name="motivo" label="Motivo" />
    </OrderDialog>
  );
}
