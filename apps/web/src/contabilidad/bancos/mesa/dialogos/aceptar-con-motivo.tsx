// Suggestions whose partidas have warnings: accepted with the reason, or left.
import { motivo } from '@cuadra/contract/campos';
import { z } from 'zod';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { aceptar, type ConAdvertencias } from '../ordenes/ordenes.ts';
import type { OrdenesDeMesa } from '../ordenes/use-ordenes.ts';

interface AceptarConMotivoProps {
  readonly porAceptar: ConAdvertencias;
  readonly ordenes: Pick<OrdenesDeMesa, 'pedir'>;
  readonly onCerrar: () => void;
}

const esquema = z.object({ motivo });
type Escrito = z.output<typeof esquema>;

export function AceptarConMotivo({ porAceptar, ordenes, onCerrar }: AceptarConMotivoProps) {
  const { sugerencias, mensajes } = porAceptar;
  const order = useTask({
    initial: { motivo: '' },
    resolver: judgedBy<Escrito, Escrito>(esquema),
    run: (escrito) => ordenes.pedir((mesa) => aceptar(mesa, sugerencias, escrito.motivo)),
  });
  return (
    <OrderDialog
      title={sugerencias.length === 1 ? 'La partida tiene advertencias' : 'Hay partidas con advertencias'}
      order={order}
      submit="Aceptar"
      onClose={onCerrar}
    >
      <FormNotice
        tone="aviso"
        text={
          <Stack as="ul" dots>
            {mensajes.map((mensaje) => (
              <li key={mensaje}>{mensaje}</li>
            ))}
          </Stack>
        }
      />
      <LongTextField name="motivo" label="Por qué se sigue adelante" rows={2} />
    </OrderDialog>
  );
}
