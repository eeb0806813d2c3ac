// Asks why, and does it. What was written stays if it is refused.
//
//   <ReasonDialog title="Negar la propuesta" submit="Negar" run={(motivo) => call(negar, { params, body: { motivo } })} onClose={…} />
import { motivo } from '@cuadra/contract/campos';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Lead, LongTextField } from './fields.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { judgedBy, useTask } from './use-order.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly lead?: ReactNode;
  /** What is written, when it is not a reason. */
  readonly label?: string;
  readonly description?: ReactNode;
  /** The word on the button. */
  readonly submit: string;
  readonly danger?: boolean;
  /** Beside the buttons. */
  readonly note?: ReactNode;
  readonly run: (reason: string) => Promise<unknown>;
  readonly refresh?: () => Promise<unknown>;
  readonly done?: string;
  readonly onClose: () => void;
}

const schema = z.object({ motivo });
const initial = { motivo: '' };

export function ReasonDialog(props: ReasonDialogProps) {
  const { lead, label = 'Motivo', description, run, refresh, done, ...dialog } = props;
  const order = useTask({
    initial,
    resolver: judgedBy<typeof initial, z.output<typeof schema>>(schema),
    run: ({ motivo: reason }) => run(reason),
    refresh,
    done,
  });
  return (
    <OrderDialog order={order} {...dialog}>
      {lead !== undefined && <Lead>{lead}</Lead>}
      <LongTextField name="motivo" label={label} description={description} />
    </OrderDialog>
  );
}
