// What can be done with the partida. What it takes to decide opens a dialog; what went wrong is said here.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
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
import { lazy, Suspense, useState } from 'react';
import { imprimirComprobantes } from '#contabilidad/comprobantes/imprimir-comprobante.ts';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { useDecisiones } from '../decisiones/use-decisiones.ts';
import classes from './acciones-de-partida.module.css';
import { type Accion, accionesPosibles, porQueNoSeRevierte } from './posibilidades.ts';

const Rechazar = lazy(async () => ({ default: (await import('../decisiones/rechazar.tsx')).Rechazar }));
const Revertir = lazy(async () => ({ default: (await import('../decisiones/revertir.tsx')).Revertir }));

interface AccionesDePartidaProps {
  readonly partida: PartidaCompleta;
  readonly onClose: () => void;
  readonly onDialogo: (abierto: boolean) => void;
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

export function AccionesDePartida({ partida, onClose, onDialogo }: AccionesDePartidaProps) {
  const yo = useCurrentUser();
  const { haciendo, fallo, dialogo, hacer, cerrarDialogo } = useAcciones(partida, onClose, onDialogo);
  if (yo === undefined) return null;
  const esperaAOtra = partida.estado === 'en_revision' && partida.escritores.includes(yo.id);
  const noSeRevierte = porQueNoSeRevierte(partida, yo);
  return (
    <div className={classes.acciones}>
      {fallo !== undefined && <FormNotice tono="error" texto={fallo} />}
      {esperaAOtra && <FormNotice tono="info" texto="Espera la aprobación de otra persona." />}
      {noSeRevierte !== undefined && <FormNotice tono="info" texto={noSeRevierte} />}
      <ul className={classes.botones} aria-label="Acciones">
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
      </ul>
      <Suspense>
        {dialogo === 'rechazar' && <Rechazar partida={partida} onClose={cerrarDialogo} />}
        {dialogo === 'revertir' && <Revertir partida={partida} onClose={cerrarDialogo} />}
      </Suspense>
    </div>
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
