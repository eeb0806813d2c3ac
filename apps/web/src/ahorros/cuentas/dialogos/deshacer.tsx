// Undoes a transfer or an adjustment with its opposite: both stay in sight.
import { deshacerMovimiento, type MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { nombresDeMovimientoAhorro } from '@cuadra/core/ahorros/cuenta';
import { centavos, magnitud } from '@cuadra/core/dinero';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Consequence, Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { refrescarCuentas } from '../consultas.ts';
import type { DeCuenta } from './dialogo-de-cuenta.tsx';

interface DeshacerProps extends DeCuenta {
  readonly movimiento: MovimientoDeAhorro;
}

export function Deshacer({ cuenta, movimiento, onCerrar }: DeshacerProps) {
  const { n, clase, fecha, monto, contraparte } = movimiento;
  const order = useOrder(deshacerMovimiento, {
    params: { id: cuenta.id, n },
    initial: { motivo: '' },
    refresh: refrescarCuentas,
    done: 'Se deshizo con su contrario.',
  });
  const suma = formatearQuetzales(magnitud(centavos(monto)));
  const [devuelve, recibe] =
    monto < 0 ? [contraparte?.numero, cuenta.numero] : [cuenta.numero, contraparte?.numero];
  return (
    <OrderDialog
      title={contraparte === null ? 'Deshacer el movimiento' : 'Deshacer la transferencia'}
      order={order}
      submit="Deshacer"
      danger
      onClose={onCerrar}
    >
      <Lead>{`${nombresDeMovimientoAhorro[clase]} del ${formatDate(fecha)} por ${suma}.`}</Lead>
      <Consequence>
        {devuelve !== undefined && recibe !== undefined
          ? `${suma} vuelven de la cuenta ${devuelve} a la cuenta ${recibe}. Ambos movimientos quedan a la vista.`
          : `Se registra su contrario por ${suma}. Ambos movimientos quedan a la vista.`}
      </Consequence>
      <LongTextField name="motivo" label="Motivo" />
    </OrderDialog>
  );
}
