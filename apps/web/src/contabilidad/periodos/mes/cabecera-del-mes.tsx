// How the month stands and what can be done with it: closed, opened again, looked at once more; and the reopening that
// waits for somebody.

import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import {
  aprobarReapertura,
  rechazarReapertura,
  retirarReapertura,
  type SolicitudDeReapertura,
} from '@cuadra/contract/contabilidad/periodos/reaperturas';
import { ArrowPathIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant, todayInGuatemala } from '#ui/format/date.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarCierres, useAccion } from '../accion.tsx';
import { useAtribuciones } from '../atribuciones.ts';
import { resumen } from '../compuertas-visibles.ts';
import { EtiquetaDePeriodo } from '../marcas.tsx';
import { type ClaveDeMes, estadoVisible, mesConAnio } from '../meses.ts';
import { useAhora } from '../use-ahora.ts';

const Cerrar = lazy(async () => ({ default: (await import('./cerrar.tsx')).Cerrar }));
const Reabrir = lazy(async () => ({ default: (await import('./reabrir.tsx')).Reabrir }));

interface CabeceraDelMesProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
  readonly alRevisar: () => unknown;
  readonly revisando: boolean;
}

export function CabeceraDelMes({ clave, cierre, alRevisar, revisando }: CabeceraDelMesProps) {
  const { periodo, compuertas } = cierre;
  const estado = estadoVisible(periodo, { hoy: todayInGuatemala(), ahora: useAhora() });
  return (
    <>
      <Row justify="between" gap="md xl" pad="md xl" line="below">
        <Row gap="none lg">
          <EtiquetaDePeriodo estado={estado} />
          <Text as="span" size="sm" muted figures role="status">
            {resumen(compuertas)}
          </Text>
          <IconButton
            label="Revisar otra vez"
            icon={ArrowPathIcon}
            loading={revisando}
            onClick={() => void alRevisar()}
          />
        </Row>
        <Acciones clave={clave} cierre={cierre} />
      </Row>
      <Avisos clave={clave} cierre={cierre} vencido={estado === 'vencido'} />
    </>
  );
}

interface AccionesProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
}

function Acciones({ clave, cierre }: AccionesProps) {
  const [abierto, setAbierto] = useState<'cerrar' | 'reabrir'>();
  const { cierra, reabre } = useAtribuciones();
  const { periodo, impideCerrar, impideReabrir, personas, solicitud } = cierre;
  const estaCerrado = periodo.estado === 'cerrado';
  const seReabre = reabre && solicitud === null && (periodo.estado !== 'abierto' || periodo.limite !== null);
  const impide = estaCerrado ? impideReabrir : impideCerrar;
  const interesa = estaCerrado ? reabre : cierra;
  const onClose = () => setAbierto(undefined);
  return (
    <Row justify="end" push gap="md">
      {interesa && impide !== null && (
        <Text as="span" size="sm" muted>
          {impide}
        </Text>
      )}
      {seReabre && (
        <Button variant="default" disabled={impideReabrir !== null} onClick={() => setAbierto('reabrir')}>
          {periodo.estado === 'abierto' ? 'Cambiar la reapertura' : 'Reabrir mes'}
        </Button>
      )}
      {cierra && !estaCerrado && (
        <Button disabled={impideCerrar !== null} onClick={() => setAbierto('cerrar')}>
          Cerrar mes
        </Button>
      )}
      <Suspense>
        {abierto === 'reabrir' && <Reabrir clave={clave} personas={personas} onClose={onClose} />}
        {abierto === 'cerrar' && <Cerrar clave={clave} onClose={onClose} />}
      </Suspense>
    </Row>
  );
}

interface AvisosProps {
  readonly clave: ClaveDeMes;
  readonly cierre: CierreDelMes;
  readonly vencido: boolean;
}

function Avisos({ clave, cierre: { periodo, solicitud }, vencido }: AvisosProps) {
  const { limite } = periodo;
  if (solicitud === null && limite === null) return null;
  return (
    <Stack gap="md" pad="lg xl" line="below">
      {limite !== null && (
        <FormNotice
          tone={vencido ? 'aviso' : 'info'}
          text={
            vencido
              ? `La reapertura venció el ${formatInstant(limite.hasta)}: ya nadie contabiliza en este mes. Ciérrelo o cambie la reapertura.`
              : `Reabierto hasta el ${formatInstant(limite.hasta)} solo para ${nombres(limite.para)}.`
          }
        />
      )}
      {solicitud !== null && <Solicitud clave={clave} solicitud={solicitud} />}
    </Stack>
  );
}

interface SolicitudProps {
  readonly clave: ClaveDeMes;
  readonly solicitud: SolicitudDeReapertura;
}

/** A reopening that waits for a second person: whoever may allows it or not; who asked for it may take it back. */
function Solicitud({ clave, solicitud }: SolicitudProps) {
  const { motivo, limite, pedidaPor, pedidaEn } = solicitud;
  const alcance =
    limite === null
      ? 'para todos'
      : `solo para ${nombres(limite.para)} y hasta el ${formatInstant(limite.hasta)}`;
  return (
    <FormNotice
      tone="aviso"
      text={`${pedidaPor.nombre} pidió reabrir el mes ${alcance}, el ${formatInstant(pedidaEn)}: ${motivo}`}
      actions={<AccionesDeSolicitud clave={clave} solicitud={solicitud} />}
    />
  );
}

const lista = {
  y: new Intl.ListFormat('es', { type: 'conjunction' }),
  o: new Intl.ListFormat('es', { type: 'disjunction' }),
};
const nombres = (personas: readonly { readonly nombre: string }[]) =>
  lista.y.format(personas.map(({ nombre }) => nombre));

function AccionesDeSolicitud({ clave, solicitud: { id, pedidaPor, aprueban } }: SolicitudProps) {
  const [rechazando, setRechazando] = useState(false);
  const { yo } = useAtribuciones();
  const { run: hacer, busy: ocupado, message: mensaje } = useAccion();
  const params = { id };
  const aprobar = async () => {
    if (await hacer(() => call(aprobarReapertura, { params })))
      void notify(`${mesConAnio(clave)} quedó abierto.`);
  };
  const retirar = async () => {
    if (await hacer(() => call(retirarReapertura, { params }))) void notify('Solicitud retirada.');
  };
  return (
    <>
      {mensaje !== undefined && <p role="alert">{mensaje}</p>}
      {pedidaPor.id === yo && (
        <>
          <p>La decide {lista.o.format(aprueban.map(({ nombre }) => nombre))}.</p>
          <Button variant="default" size="xs" loading={ocupado} onClick={() => void retirar()}>
            Retirar la solicitud
          </Button>
        </>
      )}
      {aprueban.some((persona) => persona.id === yo) && (
        <>
          <Button size="xs" loading={ocupado} onClick={() => void aprobar()}>
            Aprobar la reapertura
          </Button>
          <Button variant="default" size="xs" disabled={ocupado} onClick={() => setRechazando(true)}>
            Rechazar
          </Button>
        </>
      )}
      {rechazando && (
        <ReasonDialog
          title="Rechazar la reapertura"
          description="Lo recibe quien la pidió."
          submit="Rechazar"
          run={(motivo) => call(rechazarReapertura, { params, body: { motivo } })}
          refresh={refrescarCierres}
          done="Reapertura rechazada."
          onClose={() => setRechazando(false)}
        />
      )}
    </>
  );
}
