// What somebody decides about opening balances that were sent or posted.
import {
  type Apertura,
  aprobarApertura,
  aprobarReversionDeApertura,
  devolverApertura,
  negarReversionDeApertura,
  pedirReversionDeApertura,
} from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarAperturas, useAccionDeApertura } from './use-accion-de-apertura.ts';

type PorMotivar = 'devolver' | 'deshacer';

export function Decisiones({ apertura }: { readonly apertura: Apertura }) {
  const { run: hacer, busy: ocupado, message: mensaje } = useAccionDeApertura();
  const [pidiendo, setPidiendo] = useState<PorMotivar>();
  const { id, version } = apertura;
  const params = { id };
  const conMotivo = (motivo: string) =>
    pidiendo === 'devolver'
      ? call(devolverApertura, { params, body: { version, motivo } })
      : call(pedirReversionDeApertura, { params, body: { motivo } });
  return (
    <>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Avisos apertura={apertura} />
      <Actions>
        <Aprobar apertura={apertura} ocupado={ocupado} hacer={hacer} />
        <Objetar apertura={apertura} ocupado={ocupado} hacer={hacer} onPedir={setPidiendo} />
      </Actions>
      {pidiendo !== undefined && (
        <ReasonDialog
          title={pidiendo === 'devolver' ? 'Devolver los saldos iniciales' : 'Deshacer los saldos iniciales'}
          submit={pidiendo === 'devolver' ? 'Devolver' : 'Pedir'}
          run={conMotivo}
          refresh={refrescarAperturas}
          onClose={() => setPidiendo(undefined)}
        />
      )}
    </>
  );
}

/** Whom they wait for, and why they may not be undone. */
function Avisos({ apertura }: { readonly apertura: Apertura }) {
  const { estado, reversionPedida, dependencias, puede } = apertura;
  return (
    <>
      {estado === 'en_revision' && !puede.aprobar && (
        <FormNotice
          tone="info"
          text="Esperan a que los apruebe un contador que no los haya escrito ni enviado."
        />
      )}
      {reversionPedida !== null && (
        <FormNotice
          tone="aviso"
          text={`${reversionPedida.por.nombre} pidió deshacerlos: ${reversionPedida.motivo}`}
        />
      )}
      {estado === 'contabilizada' && dependencias.length > 0 && (
        <FormNotice tone="info" text={`No se pueden deshacer. ${dependencias.join(' ')}`} />
      )}
    </>
  );
}

interface DecisionProps {
  readonly apertura: Apertura;
  readonly ocupado: boolean;
  readonly hacer: (accion: () => Promise<unknown>) => Promise<boolean>;
}

function Aprobar({ apertura: { id, version, agencia, fecha, puede }, ocupado, hacer }: DecisionProps) {
  const confirmar = useConfirm();
  const params = { id };
  const aprobar = async () => {
    const seguro = await confirmar({
      title: 'Aprobar los saldos iniciales',
      text: `Se contabiliza la partida de apertura de la agencia ${agencia} al ${formatDate(fecha)}.`,
      action: 'Aprobar',
    });
    if (!seguro) return;
    if (await hacer(() => call(aprobarApertura, { params, body: { version } })))
      void notify('Los saldos iniciales quedaron contabilizados.');
  };
  const deshacer = async () => {
    const seguro = await confirmar({
      title: 'Deshacer los saldos iniciales',
      text: `Se contabiliza la partida inversa con fecha ${formatDate(fecha)}, y la agencia ${agencia} puede empezar de nuevo.`,
      action: 'Deshacer',
      danger: true,
    });
    if (!seguro) return;
    if (await hacer(() => call(aprobarReversionDeApertura, { params })))
      void notify('Los saldos iniciales se deshicieron.');
  };
  return (
    <>
      {puede.aprobar && (
        <Button loading={ocupado} onClick={() => void aprobar()}>
          Aprobar y contabilizar
        </Button>
      )}
      {puede.aprobarReversion && (
        <Button color="red" loading={ocupado} onClick={() => void deshacer()}>
          Deshacerlos
        </Button>
      )}
    </>
  );
}

interface ObjetarProps extends DecisionProps {
  readonly onPedir: (que: PorMotivar) => void;
}

/** Whatever is not approving: for what is returned or undone, the reason is asked first. */
function Objetar({ apertura, ocupado, hacer, onPedir }: ObjetarProps) {
  const { id, estado, reversionPedida, dependencias, puede } = apertura;
  return (
    <>
      {estado === 'en_revision' && (
        <Button variant="default" disabled={ocupado} onClick={() => onPedir('devolver')}>
          {puede.aprobar ? 'Devolver' : 'Retirar para corregir'}
        </Button>
      )}
      {puede.pedirReversion && dependencias.length === 0 && (
        <Button variant="default" disabled={ocupado} onClick={() => onPedir('deshacer')}>
          Pedir que se deshagan
        </Button>
      )}
      {reversionPedida !== null && estado === 'contabilizada' && (
        <Button
          variant="default"
          disabled={ocupado}
          onClick={() => void hacer(() => call(negarReversionDeApertura, { params: { id } }))}
        >
          Dejarlos como están
        </Button>
      )}
    </>
  );
}
