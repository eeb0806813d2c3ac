// Returns a conciliación, or asks to open it again, with the reason.
import {
  type Conciliacion,
  devolverConciliacion,
  pedirReapertura,
} from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { call } from '#platform/api.ts';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';

interface PedirMotivoProps {
  readonly que: 'devolver' | 'pedir';
  readonly conciliacion: Conciliacion;
  readonly onCerrar: () => void;
}

const TEXTOS = {
  devolver: {
    title: 'Devolver la conciliación',
    submit: 'Devolver',
    done: 'Conciliación devuelta.',
    description: 'Vuelve a quedar abierta para quien la envió.',
    endpoint: devolverConciliacion,
  },
  pedir: {
    title: 'Pedir que se reabra',
    submit: 'Pedir',
    done: 'Pedido hecho: lo confirma otra persona.',
    description: 'Sigue aprobada hasta que otra persona lo confirme.',
    endpoint: pedirReapertura,
  },
} as const;

export function PedirMotivo({ que, conciliacion: { id, version }, onCerrar }: PedirMotivoProps) {
  const { endpoint, ...textos } = TEXTOS[que];
  if (id === null) return null;
  return (
    <ReasonDialog
      {...textos}
      run={(motivo) => call(endpoint, { params: { id }, body: { version, motivo } })}
      refresh={refrescarBancos}
      onClose={onCerrar}
    />
  );
}
