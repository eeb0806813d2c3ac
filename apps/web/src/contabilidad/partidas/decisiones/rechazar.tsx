// Returns a partida in review to its author, with the reason.
import { rechazarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { call } from '#platform/api.ts';
import { UnsavedWork } from '#ui/dialogs/unsaved-work.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';

interface RechazarProps {
  readonly partida: ResumenDePartida;
  readonly onClose: () => void;
  /** It went back to its author. */
  readonly onRechazada?: () => void;
}

const initial = { motivo: '' };

export function Rechazar({ partida, onClose, onRechazada }: RechazarProps) {
  const { id, tipo, concepto, debe, autor } = partida;
  const order = useTask({
    initial,
    resolver: judgedBy<typeof initial, typeof initial>(rechazarPartida.body),
    run: async (body) => {
      await call(rechazarPartida, { params: { id }, body });
      // Whoever decides on the next one finds the list without this one.
      await refrescarPartidas();
    },
    done: `Devuelta a ${autor?.nombre ?? 'su autor'}.`,
    onDone: () => onRechazada?.(),
  });
  return (
    <OrderDialog
      title="Rechazar la partida"
      width={480}
      order={order}
      submit="Rechazar partida"
      danger
      onClose={onClose}
    >
      <UnsavedWork name={`partidas/${id}/rechazar`} form={order.form} />
      <Lead>
        «{concepto}», por {formatearQuetzales(debe)}
      </Lead>
      <LongTextField
        name="motivo"
        label="Motivo"
        description={`${autor?.nombre ?? 'Su autor'} lo recibe en sus mensajes y puede ${tipo === 'reversion' ? 'pedirla de nuevo' : 'corregirla'}.`}
        rows={4}
      />
    </OrderDialog>
  );
}
