// The state of a cheque: a dot and its name. Half full: somebody has it, the bank has not paid it. A ring: nothing is
// expected of it any more.
import { type EstadoDeCheque, nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import type { ComponentProps } from 'react';
import { StateMark } from '#ui/marks/state-mark.tsx';

interface EstadoDeChequeVistoProps {
  readonly estado: EstadoDeCheque;
  readonly vencido: boolean;
  /** In a narrow column: of one that is overdue, only that. */
  readonly breve?: boolean;
}

type Mark = Pick<ComponentProps<typeof StateMark>, 'mark' | 'tone' | 'markTone'>;

const MARKS: Readonly<Record<EstadoDeCheque, Mark>> = {
  emitido: { mark: 'full', markTone: 'muted' },
  entregado: { mark: 'half', markTone: 'muted' },
  cobrado: { mark: 'full', markTone: 'success' },
  anulado: { mark: 'ring', tone: 'muted' },
  caduco: { mark: 'ring', tone: 'muted' },
};

export function EstadoDeChequeVisto({ estado, vencido, breve = false }: EstadoDeChequeVistoProps) {
  return (
    <StateMark {...(vencido ? { mark: 'full', tone: 'warning' } : MARKS[estado])}>
      {vencido && breve ? 'Vencido' : nombresDeEstadoDeCheque[estado]}
      {vencido && !breve && ', vencido'}
    </StateMark>
  );
}
