// The panel of the partida that the address names: all that is known of it, and what can be done with it.
import { type PartidaCompleta, verPartida } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import {
  ArrowUturnLeftIcon,
  CheckIcon,
  DocumentDuplicateIcon,
  PencilSquareIcon,
  PrinterIcon,
  TrashIcon,
  XMarkIcon,
} from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { imprimirComprobantes } from '#contabilidad/comprobantes/imprimir-comprobante.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { SidePanel } from '#ui/dialogs/side-panel.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Title } from '#ui/text/text.tsx';
import { useDecisiones } from '../decisiones/use-decisiones.ts';
import { EtiquetaDeEstado } from '../etiqueta-de-estado.tsx';
import { type Accion, accionesPosibles, porQueNoSeRevierte } from './posibilidades.ts';
import {
  Advertencias,
  DatosDePartida,
  Historia,
  LineasDePartida,
  ParDeReversion,
  Seccion,
} from './secciones.tsx';
import { SoportesDePartida } from './soportes-de-partida.tsx';

const Rechazar = lazy(async () => ({ default: (await import('../decisiones/rechazar.tsx')).Rechazar }));
const Revertir = lazy(async () => ({ default: (await import('../decisiones/revertir.tsx')).Revertir }));

interface PartidaAbiertaProps {
  readonly id: string;
  /** Opened from the keyboard: it goes there. */
  readonly enfocar: boolean;
  readonly onVer: (id: string) => void;
  readonly onClose: () => void;
}

export function PartidaAbierta({ id, enfocar, onVer, onClose }: PartidaAbiertaProps) {
  const { data, error, isPending, refetch } = useQuery(queryOf(verPartida, { params: { id } }));
  const [conDialogo, setConDialogo] = useState(false);
  const noExiste = error instanceof ApiError && error.codigo === 'NO_ENCONTRADO';
  return (
    <SidePanel
      label={data?.numero == null ? 'Partida sin número' : `Partida ${numeroDePartida(data)}`}
      focus={enfocar}
      held={conDialogo}
      onClose={onClose}
    >
      {isPending && (
        <Box pad="xl">
          <SkeletonRows rows={12} label="Cargando la partida" />
        </Box>
      )}
      {data === undefined && error !== null && !noExiste && <ErrorState error={error} retry={refetch} />}
      {noExiste && (
        <EmptyState
          title="La partida no está"
          text="Pudo ser un borrador que alguien descartó, o de una agencia que no es la suya."
          action={
            <Button variant="default" onClick={onClose}>
              Cerrar
            </Button>
          }
        />
      )}
      {data !== undefined && !noExiste && (
        <Panel key={id} partida={data} onVer={onVer} onClose={onClose} onDialogo={setConDialogo} />
      )}
    </SidePanel>
  );
}

interface AccionesProps extends Pick<PartidaAbiertaProps, 'onClose'> {
  readonly partida: PartidaCompleta;
  readonly onDialogo: (abierto: boolean) => void;
}

function Panel({ partida, onVer, ...resto }: AccionesProps & Pick<PartidaAbiertaProps, 'onVer'>) {
  const pareja = partida.revierte ?? partida.revertidaPor ?? partida.reversionPropuesta;
  return (
    <Stack gap="xl" pad="xl" size="sm">
      <PanelHeader onClose={resto.onClose}>
        <Row as="p" gap="xs lg" muted figures>
          {partida.numero === null ? 'Sin número' : `Partida ${numeroDePartida(partida)}`}
          <EtiquetaDeEstado partida={partida} />
        </Row>
        <Title size="lg" roomAbove="2xs" breaks>
          {partida.concepto === '' ? 'Sin concepto' : partida.concepto}
        </Title>
      </PanelHeader>
      <Acciones partida={partida} {...resto} />
      <DatosDePartida partida={partida} />
      <Seccion titulo={`Líneas (${partida.lineas.length})`}>
        <LineasDePartida partida={partida} />
      </Seccion>
      {pareja !== null && (
        <Seccion titulo={partida.reversionPropuesta === null ? 'Reversión' : 'Reversión propuesta'}>
          <ParDeReversion partida={partida} pareja={pareja} onVer={onVer} />
        </Seccion>
      )}
      <Advertencias id={partida.id} />
      <Seccion titulo={`Soportes (${partida.soportes})`}>
        <SoportesDePartida partida={partida} />
      </Seccion>
      <Seccion titulo="Historia">
        <Historia partida={partida} />
      </Seccion>
    </Stack>
  );
}

const presentacion: Readonly<Record<Accion, { readonly texto: string; readonly icono: Icon }>> = {
  aprobar: { texto: 'Aprobar', icono: CheckIcon },
  rechazar: { texto: 'Rechazar', icono: XMarkIcon },
  editar: { texto: 'Editar', icono: PencilSquareIcon },
  revertir: { texto: 'Revertir', icono: ArrowUturnLeftIcon },
  duplicar: { texto: 'Duplicar', icono: DocumentDuplicateIcon },
  imprimir: { texto: 'Imprimir', icono: PrinterIcon },
  descartar: { texto: 'Descartar', icono: TrashIcon },
};

/** What it takes to decide opens a dialog; what went wrong is said here. */
function Acciones({ partida, onClose, onDialogo }: AccionesProps) {
  const yo = useCurrentUser();
  const { haciendo, fallo, dialogo, hacer, cerrarDialogo } = useAcciones(partida, onClose, onDialogo);
  if (yo === undefined) return null;
  const esperaAOtra = partida.estado === 'en_revision' && partida.escritores.includes(yo.id);
  const noSeRevierte = porQueNoSeRevierte(partida, yo);
  return (
    <Stack gap="lg">
      {fallo !== undefined && <FormNotice tone="error" text={fallo} />}
      {esperaAOtra && <FormNotice tone="info" text="Espera la aprobación de otra persona." />}
      {noSeRevierte !== undefined && <FormNotice tone="info" text={noSeRevierte} />}
      <Row as="ul" gap="sm" aria-label="Acciones">
        {accionesPosibles(partida, yo).map((accion) => {
          const { texto, icono: Dibujo } = presentacion[accion];
          return (
            <li key={accion}>
              <Button
                size="xs"
                variant={accion === 'aprobar' ? 'filled' : 'default'}
                leftSection={<Dibujo width={16} height={16} aria-hidden="true" />}
                loading={haciendo === accion}
                disabled={haciendo !== undefined && haciendo !== accion}
                onClick={() => void hacer(accion)}
              >
                {texto}
              </Button>
            </li>
          );
        })}
      </Row>
      <Suspense>
        {dialogo === 'rechazar' && <Rechazar partida={partida} onClose={cerrarDialogo} />}
        {dialogo === 'revertir' && <Revertir partida={partida} onClose={cerrarDialogo} />}
      </Suspense>
    </Stack>
  );
}

function useAcciones(partida: PartidaCompleta, onClose: () => void, onDialogo: (abierto: boolean) => void) {
  const decisiones = useDecisiones();
  const [haciendo, setHaciendo] = useState<Accion>();
  const [fallo, setFallo] = useState<string>();
  const [dialogo, setDialogo] = useState<'rechazar' | 'revertir'>();
  const abrirDialogo = (cual: typeof dialogo) => {
    setDialogo(cual);
    onDialogo(cual !== undefined);
  };
  const cumplir = async (accion: Accion) => {
    switch (accion) {
      case 'aprobar':
        return void (await decisiones.aprobar(partida));
      case 'duplicar':
        return decisiones.duplicar(partida);
      case 'editar':
        return decisiones.editar(partida.id);
      case 'imprimir':
        return void imprimirComprobantes([partida.id]);
      case 'descartar':
        if (await decisiones.descartar(partida)) onClose();
        return;
      case 'rechazar':
      case 'revertir':
        return abrirDialogo(accion);
      default:
        return accion satisfies never;
    }
  };
  const hacer = async (accion: Accion) => {
    setHaciendo(accion);
    setFallo(undefined);
    try {
      await cumplir(accion);
    } catch (error) {
      setFallo(messageOf(error));
    } finally {
      setHaciendo(undefined);
    }
  };
  return { haciendo, fallo, dialogo, hacer, cerrarDialogo: () => abrirDialogo(undefined) };
}
