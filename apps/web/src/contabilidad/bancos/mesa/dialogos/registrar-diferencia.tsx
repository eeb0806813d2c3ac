// What does not match goes to another account, in the same step: a fee inside of a payment, a few centavos.
import { ajusteDeCruce } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { z } from 'zod';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { AccountField, Lead, TextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { sumasDe } from '../datos/eleccion.ts';
import { cruzar } from '../ordenes/ordenes.ts';
import { type DialogoDeMesaProps, decirElegido } from './dialogo.ts';
import { useContracuentas } from './use-contracuentas.ts';

type Ajuste = z.output<typeof ajusteDeCruce>;

export function RegistrarDiferencia({ elegido, ordenes, onCerrar, onHecho }: DialogoDeMesaProps) {
  const cuentas = useContracuentas();
  const { diferencia } = sumasDe(elegido);
  const order = useTask({
    initial: { idCuenta: '', concepto: '' },
    resolver: judgedBy<Ajuste, Ajuste>(ajusteDeCruce),
    run: (ajuste, { motivo }) => ordenes.pedir((mesa) => cruzar(mesa, elegido, { ajuste, motivo })),
    onDone: onHecho,
  });
  return (
    <OrderDialog title="Registrar la diferencia" order={order} submit="Registrar y cruzar" onClose={onCerrar}>
      <Lead>
        {decirElegido(elegido)} La diferencia de <strong>{formatearQuetzales(diferencia)}</strong>{' '}
        {diferencia < 0
          ? 'sale del banco contra la cuenta que elija, y todo queda cruzado.'
          : 'entra al banco contra la cuenta que elija, y todo queda cruzado.'}
      </Lead>
      <AccountField name="idCuenta" label="Cuenta" accounts={cuentas} autoFocus />
      <TextField name="concepto" label="Concepto" maxLength={200} />
    </OrderDialog>
  );
}
