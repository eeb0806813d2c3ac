// What waits for this person's answer, from the one that has waited longest: authorisations, and the hand-made partidas whose review is one.
import { listarPorAprobar, type PorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { type Autorizacion, listarAutorizaciones } from '@cuadra/contract/control/autorizaciones';
import { queryString } from '@cuadra/contract/endpoint';
import { nombreDeOperacion, nombresDeClase } from '@cuadra/core/control/operaciones';
import { CheckBadgeIcon, CheckIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box } from '#ui/layout/layout.tsx';
import { both, Loaded } from '#ui/loading/loaded.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { RowColumn } from '#ui/tables/row-table.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { autorizar, negar } from '../respuestas.ts';
import { Detalle, type EnPanel, ListaConPanel } from './lista-con-panel.tsx';

export function PorResponder() {
  const { history } = useRouter();
  const aprueba = usePermission('partidas:aprobar');
  const autorizaciones = useQuery(queryOf(listarAutorizaciones));
  const partidas = useQuery({ ...queryOf(listarPorAprobar), enabled: aprueba });
  const consulta = both(autorizaciones, aprueba ? partidas : SIN_PARTIDAS);
  return (
    <Loaded query={consulta} rows={16} label="Cargando lo que espera su respuesta">
      {([{ porResponder }, { partidas: porAprobar }]) =>
        porResponder.length + porAprobar.length === 0 ? (
          <Box surface="card">
            <EmptyState
              icon={CheckBadgeIcon}
              title="Nada espera su respuesta"
              text="Lo que otras personas pidan aparecerá aquí al momento."
            />
          </Box>
        ) : (
          <ListaConPanel
            etiqueta="Por responder"
            teclas="Con el teclado: ↑ ↓ para recorrer, Intro para ver con qué decidir, A para autorizar, N para negar."
            filas={enOrden(porResponder, porAprobar)}
            columnas={columnas}
            clave={({ clave }) => clave}
            nombre={(fila) => `${fila.operacion}, ${formatearMonto(fila.monto)}, ${fila.quien}, ${fila.que}`}
            autorizacionDe={({ autorizacion }) => autorizacion}
            onAbrirFuera={({ clave }) => history.push(revisionDe(clave))}
            acciones={(abierta, panel) => <Responder autorizacion={abierta} panel={panel} />}
          />
        )
      }
    </Loaded>
  );
}

const SIN_PARTIDAS = {
  data: { total: 0, partidas: [] },
  error: null,
  refetch: () => Promise.resolve(),
};

/** Where a partida is reviewed, with its supports. */
const revisionDe = (partida: string): string =>
  `/contabilidad/ver-partidas${queryString({ vista: 'aprobaciones', partida })}`;

interface Fila {
  readonly clave: string;
  readonly operacion: string;
  readonly clase: string;
  readonly quien: string;
  readonly que: string;
  readonly agencia: string;
  readonly en: string;
  readonly monto: Autorizacion['monto'];
  /** Undefined: a partida, which is reviewed on its own screen. */
  readonly autorizacion: Autorizacion | undefined;
}

function enOrden(autorizaciones: readonly Autorizacion[], partidas: readonly PorAprobar[]): readonly Fila[] {
  return [...autorizaciones.map(deAutorizacion), ...partidas.map(dePartida)].sort((una, otra) =>
    una.en.localeCompare(otra.en),
  );
}

function deAutorizacion(autorizacion: Autorizacion): Fila {
  const { id, operacion, clase, pedidaPor, resumen, agencia, pedidaEn, monto } = autorizacion;
  return {
    ...{ clave: id, autorizacion, agencia, monto, en: pedidaEn },
    operacion: nombreDeOperacion(operacion),
    clase: nombresDeClase[clase],
    quien: pedidaPor.nombre,
    que: resumen,
  };
}

function dePartida({ partida, motivo, enviadaPor, enviadaEn }: PorAprobar): Fila {
  const { id, concepto, agencia, debe } = partida;
  return {
    ...{ clave: id, autorizacion: undefined, agencia, monto: debe, en: enviadaEn },
    operacion: nombreDeOperacion('partida'),
    clase: 'Se revisa',
    quien: (enviadaPor ?? partida.autor)?.nombre ?? '',
    que: `${concepto}. ${motivo}`,
  };
}

const columnas: readonly RowColumn<Fila>[] = [
  { title: 'Pedida', kind: 'fecha', yields: 'primera', cell: ({ en }) => formatInstant(en) },
  { title: 'Operación', kind: 'texto', cell: ({ operacion }) => operacion },
  { title: 'Qué hace', kind: 'estado', yields: 'segunda', cell: ({ clase }) => clase },
  { title: 'Detalle', kind: 'avisos', yields: 'primera', cell: ({ que }) => <Detalle>{que}</Detalle> },
  { title: 'Lo pide', kind: 'nombre', cell: ({ quien }) => quien },
  { title: 'Agencia', kind: 'cuenta', yields: 'segunda', cell: ({ agencia }) => agencia },
  { title: 'Monto (Q)', kind: 'monto', cell: ({ monto }) => (monto === 0 ? '–' : formatearMonto(monto)) },
];

interface ResponderProps {
  readonly autorizacion: Autorizacion;
  readonly panel: EnPanel;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

/** Yes or no to what another person asked for, with A and N too. No takes a reason, which they read. */
function Responder({ autorizacion: { id, resumen, puede }, panel }: ResponderProps) {
  const { responde, ocupado, mensaje, dar, negando, alNegar, botones } = useRespuesta({ id, puede }, panel);
  if (!responde) return null;
  return (
    <>
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Actions ref={botones} end line="above" pad="lg none">
        <Tooltip label="Tecla N">
          <Button
            variant="default"
            disabled={ocupado}
            leftSection={<XMarkIcon {...TAMANO} />}
            onClick={() => alNegar(true)}
          >
            Negar
          </Button>
        </Tooltip>
        <Tooltip label="Tecla A">
          <Button loading={ocupado} leftSection={<CheckIcon {...TAMANO} />} onClick={() => void dar()}>
            Autorizar
          </Button>
        </Tooltip>
      </Actions>
      {negando && (
        <ReasonDialog
          title="Negar la autorización"
          lead={resumen}
          description="Lo lee quien la pidió."
          submit="Negar"
          danger
          run={async (motivo) => {
            await negar(id, motivo);
            panel.seguir();
          }}
          done="Negada."
          onClose={() => alNegar(false)}
        />
      )}
    </>
  );
}

function useRespuesta({ id, puede }: Pick<Autorizacion, 'id' | 'puede'>, panel: EnPanel) {
  const botones = useRef<HTMLElement>(null);
  const [negando, setNegando] = useState(false);
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(() => Promise.resolve());
  const responde = puede.includes('responder');
  const alNegar = (abierto: boolean) => {
    setNegando(abierto);
    panel.retener(abierto);
  };
  const dar = async () => {
    if (!responde || ocupado) return;
    await hacer(async () => {
      const { estado } = await autorizar(id);
      void notify(estado === 'falta_otra' ? 'Firmado: falta la firma de otra persona.' : 'Autorizado.');
      panel.seguir();
    });
  };
  useKeyPress('a', () => void dar(), botones);
  const empezarANegar = (event: KeyboardEvent) => {
    if (!responde || ocupado) return;
    // The letter is not the beginning of the reason.
    event.preventDefault();
    alNegar(true);
  };
  useKeyPress('n', empezarANegar, botones);
  return { responde, ocupado, mensaje, dar, negando, alNegar, botones };
}
