// What can be decided about a jornada, and its documents. What takes a decision opens a dialog; what is not for this person
// is there, with why.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import {
  congelarCaja,
  descongelarCaja,
  observarJornada,
  resolverPropuesta,
} from '@cuadra/contract/contabilidad/cajas/revision';
import { estaEnCurso } from '@cuadra/core/cajas/jornada';
import { nombresDeDestino } from '@cuadra/core/cajas/movimiento';
import { CERO } from '@cuadra/core/dinero';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { refrescarCajas, useAccion } from '#contabilidad/cajas/consultas.ts';
import { useDireccion } from '#contabilidad/cajas/use-direccion.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatTime } from '#ui/format/date.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { Revisar } from '../decisiones/revisar.tsx';
import { decirDiferencia } from '../diferencia.ts';
import { type AccionDeRevision, accionesDe } from './acciones.ts';

interface AccionesDeJornadaProps {
  readonly jornada: Jornada;
  readonly onDialogo: (abierto: boolean) => void;
}

const NOMBRES: Readonly<Record<AccionDeRevision, string>> = {
  revisar: 'Revisar',
  aprobar: 'Aprobar propuesta',
  negar: 'Negar',
  observar: 'Observar',
  congelar: 'Arqueo sorpresivo',
  contar: 'Contar',
  descongelar: 'Dejar sin hacer',
};

/** One thing to do first, whatever the state. */
const PRINCIPALES: readonly AccionDeRevision[] = ['revisar', 'aprobar', 'contar'];

export function AccionesDeJornada({ jornada, onDialogo }: AccionesDeJornadaProps) {
  const yo = useCurrentUser();
  const { pulsar, dialogo, cerrarDialogo, ocupado, mensaje } = useDecisiones(jornada, onDialogo);
  if (yo === undefined) return null;
  const posibles = accionesDe(jornada, yo);
  const impedimentos = new Set(posibles.flatMap(({ impedida }) => impedida ?? []));
  return (
    <Stack gap="md">
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <EnEspera jornada={jornada} />
      <Row gap="sm">
        {posibles.map(({ accion, impedida }) => (
          <Button
            key={accion}
            size="compact-md"
            {...(PRINCIPALES.includes(accion) ? {} : { variant: 'default' })}
            disabled={impedida !== undefined || ocupado}
            onClick={() => pulsar(accion)}
          >
            {NOMBRES[accion]}
          </Button>
        ))}
        <Imprimir jornada={jornada} />
      </Row>
      {[...impedimentos].map((texto) => (
        <Text key={texto} muted>
          {texto}
        </Text>
      ))}
      {dialogo !== undefined && <Dialogo cual={dialogo} jornada={jornada} onClose={cerrarDialogo} />}
    </Stack>
  );
}

function useDecisiones(jornada: Jornada, onDialogo: (abierto: boolean) => void) {
  const [dialogo, setDialogo] = useState<AccionDeRevision>();
  const { run: hacer, busy: ocupado, message: mensaje } = useAccion();
  const confirmar = useConfirm();
  const { push } = useDireccion();
  const { id, version, caja } = jornada;
  const abrirDialogo = (cual: AccionDeRevision | undefined) => {
    setDialogo(cual);
    onDialogo(cual !== undefined);
  };
  const preguntar = async (pregunta: Parameters<typeof confirmar>[0]) => {
    onDialogo(true);
    const si = await confirmar(pregunta);
    onDialogo(false);
    return si;
  };
  const congelar = async () => {
    const si = await preguntar({
      title: `Congelar ${caja.codigo}`,
      text: `La caja no admite movimientos hasta que se cuente o se deje sin hacer. Cuéntela con ${jornada.cajero.nombre}: firman los dos.`,
      action: 'Congelar',
    });
    if (!si) return;
    const hecho = await hacer(() => call(congelarCaja, { params: { id }, body: { version } }));
    if (hecho) push({ vista: 'contar', jornada: id });
  };
  const aprobar = async () => {
    const { propuesta } = jornada;
    if (propuesta === null) return;
    const si = await preguntar({
      title: 'Aprobar la propuesta',
      text: enPalabras(jornada),
      action: 'Aprobar',
    });
    if (!si) return;
    const body = { decision: 'aprobar', version, propuesta: propuesta.id } as const;
    if (await hacer(() => call(resolverPropuesta, { params: { id }, body })))
      void notify('Propuesta aprobada: la jornada quedó revisada.');
  };
  const pulsar = (accion: AccionDeRevision): void => {
    if (accion === 'congelar') void congelar();
    else if (accion === 'aprobar') void aprobar();
    else if (accion === 'contar') push({ vista: 'contar', jornada: id });
    else abrirDialogo(accion);
  };
  return { pulsar, dialogo, cerrarDialogo: () => abrirDialogo(undefined), ocupado, mensaje };
}

function enPalabras({ propuesta, diferencia, descuadre }: Jornada): string {
  const que = decirDiferencia(diferencia ?? CERO, descuadre);
  if (propuesta?.destino == null) return `${que}. La propuso ${propuesta?.por.nombre ?? 'otra persona'}.`;
  return `${que}: ${nombresDeDestino[propuesta.destino].toLowerCase()}. La propuso ${propuesta.por.nombre}. Se contabiliza al aprobarla.`;
}

function EnEspera({ jornada: { propuesta, congelada } }: { readonly jornada: Jornada }) {
  if (congelada !== null)
    return <FormNotice tone="info" text={`En arqueo sorpresivo: la congeló ${congelada.por.nombre}.`} />;
  if (propuesta === null) return null;
  const donde = propuesta.destino === null ? '' : `: ${nombresDeDestino[propuesta.destino].toLowerCase()}`;
  return (
    <FormNotice tone="info" text={`Espera a una segunda persona. Propuso ${propuesta.por.nombre}${donde}.`} />
  );
}

interface DialogoProps {
  readonly cual: AccionDeRevision;
  readonly jornada: Jornada;
  readonly onClose: () => void;
}

function Dialogo({ cual, jornada, onClose }: DialogoProps) {
  const { id, version, propuesta, cajero } = jornada;
  const params = { id };
  if (cual === 'revisar') return <Revisar jornada={jornada} onClose={onClose} />;
  if (cual === 'observar')
    return (
      <ReasonDialog
        title="Observar la jornada"
        lead={`Vuelve a ${cajero.nombre} con su comentario, y lo responde.`}
        label="Comentario"
        submit="Observar"
        run={(comentario) => call(observarJornada, { params, body: { version, comentario } })}
        refresh={refrescarCajas}
        onClose={onClose}
      />
    );
  if (cual === 'descongelar')
    return (
      <ReasonDialog
        title="Dejar sin hacer el arqueo sorpresivo"
        lead="La caja vuelve a admitir movimientos. El motivo queda en la bitácora."
        submit="Dejar sin hacer"
        run={(motivo) => call(descongelarCaja, { params, body: { version, motivo } })}
        refresh={refrescarCajas}
        onClose={onClose}
      />
    );
  if (cual !== 'negar' || propuesta === null) return null;
  const { id: suId } = propuesta;
  return (
    <ReasonDialog
      title="Negar la propuesta"
      lead={`La jornada sigue sin revisar, y ${propuesta.por.nombre} verá por qué.`}
      submit="Negar"
      run={(motivo) =>
        call(resolverPropuesta, { params, body: { decision: 'negar', version, propuesta: suId, motivo } })
      }
      refresh={refrescarCajas}
      onClose={onClose}
    />
  );
}

interface Documento {
  readonly nombre: string;
  readonly pedir: () => Promise<unknown>;
}

/** Its documents, each once there is something to print. */
function Imprimir({ jornada }: { readonly jornada: Jornada }) {
  const [ocupado, setOcupado] = useState(false);
  const documentos = documentosDe(jornada);
  if (documentos.length === 0) return null;
  const abrir = async ({ pedir }: Documento) => {
    setOcupado(true);
    try {
      await pedir();
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Menu position="bottom-end" disabled={ocupado}>
      <Menu.Target>
        <Button
          variant="default"
          size="compact-md"
          aria-busy={ocupado}
          leftSection={<PrinterIcon width={16} height={16} aria-hidden="true" />}
        >
          Imprimir
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {documentos.map((documento) => (
          <Menu.Item key={documento.nombre} onClick={() => void abrir(documento)}>
            {documento.nombre}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function documentosDe({ id, estado, arqueos }: Jornada): Documento[] {
  const filtros = { jornada: id };
  const sorpresas = arqueos.filter(({ clase }) => clase === 'sorpresa');
  return [
    ...(arqueos.some(({ clase }) => clase === 'cierre')
      ? [
          {
            nombre: 'Arqueo',
            pedir: () => entregar({ reporte: 'arqueo-de-caja', formato: 'pdf', filtros }),
          },
        ]
      : []),
    ...(estaEnCurso(estado)
      ? []
      : [
          {
            nombre: 'Cierre de caja',
            pedir: () => entregar({ reporte: 'cierre-de-caja', formato: 'pdf', filtros }),
          },
        ]),
    ...sorpresas.map(({ id: arqueo, hechoEn }) => ({
      nombre: `Acta del arqueo sorpresivo, ${formatTime(hechoEn)}`,
      pedir: () => entregar({ reporte: 'acta-de-arqueo', formato: 'pdf', filtros: { arqueo } }),
    })),
  ];
}
