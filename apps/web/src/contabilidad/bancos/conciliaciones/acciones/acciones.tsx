// What can be done with the conciliación of a month, for whoever may. To approve and to open again ask who they are.
import {
  aprobarConciliacion,
  type Conciliacion,
  devolverConciliacion,
  pedirReapertura,
  reabrirConciliacion,
  retirarReapertura,
} from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { refrescarBancos, useAccion } from '#contabilidad/bancos/consultas.ts';
import { claveDeMes } from '#contabilidad/bancos/meses.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant, formatMonth } from '#ui/format/date.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Enviar } from './enviar.tsx';
import { type Accion, loQuePuede } from './lo-que-puede.ts';

interface AccionesProps {
  readonly cuenta: CuentaBancaria;
  readonly conciliacion: Conciliacion;
}

const BOTONES: Readonly<Record<Accion, string>> = {
  enviar: 'Enviar a revisión',
  devolver: 'Devolver',
  aprobar: 'Aprobar',
  pedir: 'Pedir que se reabra',
  retirar: 'Retirar el pedido',
  reabrir: 'Reabrir',
};

const PRINCIPALES: readonly Accion[] = ['enviar', 'aprobar'];

export function Acciones({ cuenta, conciliacion }: AccionesProps) {
  const usuario = useCurrentUser();
  const [escribiendo, setEscribiendo] = useState<'enviar' | 'devolver' | 'pedir'>();
  const { confirmarYHacer, message: mensaje, busy: ocupado } = useConfirmadas(conciliacion);
  if (usuario === undefined) return null;
  const { acciones, nota } = loQuePuede(conciliacion, usuario, cuenta.conciliadaHasta);
  const { reapertura } = conciliacion;
  const elegir = (accion: Accion) => {
    if (accion === 'enviar' || accion === 'devolver' || accion === 'pedir') setEscribiendo(accion);
    else void confirmarYHacer(accion);
  };
  const dialogo = { conciliacion, onCerrar: () => setEscribiendo(undefined) };
  return (
    <>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      {reapertura !== null && (
        <FormNotice
          tone="aviso"
          text={`${reapertura.pedidaPor.nombre} pidió reabrirla el ${formatInstant(reapertura.pedidaEn)}: ${reapertura.motivo}`}
        />
      )}
      {(acciones.length > 0 || nota !== undefined) && (
        <Actions>
          {acciones.map((accion) => (
            <Button
              key={accion}
              variant={PRINCIPALES.includes(accion) ? 'filled' : 'default'}
              disabled={ocupado}
              onClick={() => elegir(accion)}
            >
              {BOTONES[accion]}
            </Button>
          ))}
          {nota !== undefined && (
            <Text as="span" size="sm" muted>
              {nota}
            </Text>
          )}
        </Actions>
      )}
      {escribiendo === 'enviar' && <Enviar cuenta={cuenta} {...dialogo} />}
      {(escribiendo === 'devolver' || escribiendo === 'pedir') && (
        <PedirMotivo que={escribiendo} {...dialogo} />
      )}
    </>
  );
}

type Confirmada = Exclude<Accion, 'enviar' | 'devolver' | 'pedir'>;

const PREGUNTAS: Readonly<Record<Confirmada, (mes: string) => { title: string; text: string }>> = {
  aprobar: (mes) => ({
    title: 'Aprobar la conciliación',
    text: `Firma la conciliación de ${mes}. Desde entonces solo dos personas pueden reabrirla.`,
  }),
  retirar: (mes) => ({
    title: 'Retirar el pedido',
    text: `La conciliación de ${mes} queda aprobada, como estaba.`,
  }),
  reabrir: (mes) => ({
    title: 'Reabrir la conciliación',
    text: `La conciliación de ${mes} vuelve a quedar abierta: sus días pueden cambiar hasta que se envíe y se apruebe de nuevo.`,
  }),
};

const HECHAS: Readonly<Record<Confirmada, string>> = {
  aprobar: 'Conciliación aprobada.',
  retirar: 'Pedido retirado.',
  reabrir: 'Conciliación reabierta.',
};

const ENDPOINTS = {
  aprobar: aprobarConciliacion,
  retirar: retirarReapertura,
  reabrir: reabrirConciliacion,
} as const;

function useConfirmadas({ id, version, anio, mes }: Conciliacion) {
  const confirmar = useConfirm();
  const { run: hacer, ...accion } = useAccion();
  const confirmarYHacer = async (cual: Confirmada) => {
    if (id === null) return;
    const pregunta = PREGUNTAS[cual](formatMonth(claveDeMes({ anio, mes })));
    if (!(await confirmar({ ...pregunta, action: BOTONES[cual] }))) return;
    const pedido = { params: { id }, body: { version } };
    if (await hacer(() => call(ENDPOINTS[cual], pedido))) void notify(HECHAS[cual]);
  };
  return { ...accion, confirmarYHacer };
}

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

/** Returns it, or asks to open it again, with the reason. */
function PedirMotivo({ que, conciliacion: { id, version }, onCerrar }: PedirMotivoProps) {
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
