// Ends a cheque that the bank did not pay: annulled, or stale because nobody cashed it in time.
import { anularCheque, type Cheque, caducarCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { useContracuentas } from '#contabilidad/bancos/mesa/dialogos/use-contracuentas.ts';
import { useResultados } from '#contabilidad/bancos/mesa/dialogos/use-resultados.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { AccountField, DateField, Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { decirCheque } from '../detalle/vida-de-cheque.ts';
import type { DialogoDeChequeProps } from './dialogo-de-cheque.tsx';

interface DeCheque extends DialogoDeChequeProps {
  readonly cheque: Cheque;
}

export function AnularCheque({ cheque, onCerrar, onHecho }: DeCheque) {
  const { resultados, tomar, campo } = useResultados();
  const order = useOrder(anularCheque, {
    params: { id: cheque.id },
    version: cheque.version,
    initial: { fecha: todayInGuatemala(), motivo: '' },
    body: (escrito) => ({ ...escrito, resultados }),
    take: tomar,
    refresh: refrescarBancos,
    onDone: onHecho,
  });
  return (
    <OrderDialog title="Anular el cheque" order={order} submit="Anular" danger onClose={onCerrar}>
      <Lead>
        {decirCheque(cheque)} Su partida se revierte, y ambas se cruzan entre sí: nada queda pendiente en el
        banco.
      </Lead>
      <DateField name="fecha" label="Fecha" />
      <LongTextField name="motivo" label="Motivo" autoFocus />
      {campo}
    </OrderDialog>
  );
}

export function CaducarCheque({ cuenta, cheque, onCerrar, onHecho }: DeCheque) {
  const cuentas = useContracuentas();
  const order = useOrder(caducarCheque, {
    params: { id: cheque.id },
    version: cheque.version,
    initial: {
      fecha: todayInGuatemala(),
      idCuenta: '',
      motivo: `Nadie lo cobró en ${cuenta.caducidadDias} días`,
    },
    refresh: refrescarBancos,
    onDone: onHecho,
  });
  return (
    <OrderDialog
      title="Dar el cheque por caduco"
      order={order}
      submit="Dar por caduco"
      danger
      onClose={onCerrar}
    >
      <Lead>
        {decirCheque(cheque)} El dinero vuelve a la cuenta del banco y queda debido en la cuenta que elija.
      </Lead>
      <AccountField name="idCuenta" label="Cuenta en la que se debe" accounts={cuentas} autoFocus />
      <DateField name="fecha" label="Fecha" />
      <LongTextField name="motivo" label="Motivo" />
    </OrderDialog>
  );
}
