// Who took a cheque, with which document, and when.
import { type Cheque, entregarCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { DateField, FieldRow, Lead, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { decirCheque } from '../detalle/vida-de-cheque.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';

export function EntregarCheque({
  cheque,
  onCerrar,
  onHecho,
}: DialogoDeChequeProps & { readonly cheque: Cheque }) {
  const order = useOrder(entregarCheque, {
    params: { id: cheque.id },
    version: cheque.version,
    initial: { a: cheque.beneficiario ?? '', documento: '', en: todayInGuatemala() },
    refresh: refrescarBancos,
    onDone: onHecho,
  });
  return (
    <OrderDialog title="Anotar la entrega" order={order} submit="Anotar" onClose={onCerrar}>
      <Lead>{decirCheque(cheque)}</Lead>
      <TextField name="a" label="Quién lo recibió" />
      <FieldRow>
        <TextField name="documento" label="Documento" placeholder="DPI o pasaporte" maxLength={30} optional />
        <DateField name="en" label="Cuándo" />
      </FieldRow>
    </OrderDialog>
  );
}
