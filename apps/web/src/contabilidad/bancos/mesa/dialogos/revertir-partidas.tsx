// Undoes partidas that were made from the bank: they are reversed, with the reason, and both stay in the books.
import { fechaContable, motivo } from '@cuadra/contract/campos';
import { z } from 'zod';
import { DateField } from '#ui/fields/date-field.tsx';
import { BoundField, Lead, LongTextField } from '#ui/order/fields.tsx';
import { OrderDialog } from '#ui/order/order-dialog.tsx';
import { judgedBy, useTask } from '#ui/order/use-order.ts';
import type { PartidaHecha } from '../ordenes/hechos.ts';
import { decirPartidas, deshacerPartidas } from '../ordenes/ordenes.ts';
import type { OrdenesDeMesa } from '../ordenes/use-ordenes.ts';
import { useResultados } from './use-resultados.tsx';

interface RevertirPartidasProps {
  readonly partidas: readonly PartidaHecha[];
  readonly ordenes: Pick<OrdenesDeMesa, 'pedir'>;
  readonly onCerrar: () => void;
  readonly onHecho: () => void;
}

/** Several are reversed each on its own day. */
const esquema = z.object({ motivo, fecha: fechaContable.optional() });
type Escrito = z.output<typeof esquema>;

export function RevertirPartidas({ partidas, ordenes, onCerrar, onHecho }: RevertirPartidasProps) {
  const [primera] = partidas;
  const { resultados, tomar, campo } = useResultados();
  const order = useTask<Escrito, Escrito, void>({
    initial: { motivo: '', fecha: undefined },
    resolver: judgedBy<Escrito, Escrito>(esquema),
    run: ({ motivo: escrito, fecha }) =>
      ordenes.pedir((mesa) => deshacerPartidas(mesa, partidas, { motivo: escrito, fecha, resultados })),
    take: tomar,
    onDone: onHecho,
  });
  return (
    <OrderDialog
      title={`Revertir la ${decirPartidas(partidas)}`}
      order={order}
      submit="Revertir"
      danger
      onClose={onCerrar}
    >
      <Lead>
        Lo contabilizado no se borra: se revierte, y lo que cruzaba del banco vuelve a estar pendiente.
      </Lead>
      {partidas.length === 1 && primera !== undefined && (
        <BoundField name="fecha">
          {({ value, onChange, error }) => (
            <DateField
              label="Fecha de la reversión"
              value={value ?? primera.fecha}
              onChange={onChange}
              error={error}
            />
          )}
        </BoundField>
      )}
      <LongTextField name="motivo" label="Motivo" autoFocus />
      {campo}
    </OrderDialog>
  );
}
