// Whose an account is: added, taken away, put first.
import { cambiarTitulares } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import { z } from 'zod';
import { BoundField, Lead } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { useOrder } from '#ui/order/use-order.ts';
import { refrescarCuentas } from '../consultas.ts';
import type { AsociadoElegido } from '../elegir/elegir-titulares.tsx';
import { ElegirTitulares } from '../elegir/elegir-titulares.tsx';
import type { DeCuenta } from './dialogo-de-cuenta.tsx';

const esquema = z.object({
  titulares: z.array(z.custom<AsociadoElegido>()).min(1, 'Una cuenta tiene al menos un titular.'),
});

export function CambiarTitulares({ cuenta, onCerrar }: DeCuenta) {
  const order = useOrder(cambiarTitulares, {
    params: { id: cuenta.id },
    version: cuenta.version,
    initial: { titulares: cuenta.titulares.map(({ estado: _, ...titular }): AsociadoElegido => titular) },
    schema: esquema,
    body: ({ titulares }) => ({ titulares: titulares.map(({ id }) => id) }),
    refresh: refrescarCuentas,
    done: 'Titulares guardados.',
  });
  return (
    <OrderDialog
      title="Titulares"
      order={order}
      submit="Guardar"
      disabled={!order.isDirty}
      onClose={onCerrar}
    >
      <Lead>{`Cuenta ${cuenta.numero}. El primero es a cuyo nombre está.`}</Lead>
      <BoundField name="titulares">
        {({ value, onChange, error }) => (
          <ElegirTitulares titulares={value} onCambio={onChange} error={error} />
        )}
      </BoundField>
    </OrderDialog>
  );
}
