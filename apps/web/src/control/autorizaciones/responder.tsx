// Yes or no to what another person asked for, with A and N too. No takes a reason, which they read.
import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import { CheckIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button, Tooltip } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { FormularioDeMotivo } from '../motivo/formulario-de-motivo.tsx';
import { autorizar, negar } from '../motivo/respuestas.ts';
import classes from './autorizaciones.module.css';
import type { EnPanel } from './lista-con-panel.tsx';

interface ResponderProps {
  readonly autorizacion: Autorizacion;
  readonly panel: EnPanel;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function Responder({ autorizacion: { id, resumen, puede }, panel }: ResponderProps) {
  const { responde, ocupado, mensaje, dar, negando, alNegar, botones } = useRespuesta({ id, puede }, panel);
  if (!responde) return null;
  return (
    <>
      {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
      <div ref={botones} className={classes.botones}>
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
      </div>
      {negando && (
        <Negar
          id={id}
          resumen={resumen}
          onClose={() => alNegar(false)}
          alNegarse={() => {
            alNegar(false);
            panel.seguir();
          }}
        />
      )}
    </>
  );
}

function useRespuesta({ id, puede }: Pick<Autorizacion, 'id' | 'puede'>, panel: EnPanel) {
  const botones = useRef<HTMLDivElement>(null);
  const [negando, setNegando] = useState(false);
  const { ocupado, mensaje, hacer } = useAction(() => Promise.resolve());
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

interface NegarProps extends Pick<Autorizacion, 'id' | 'resumen'> {
  readonly onClose: () => void;
  readonly alNegarse: () => void;
}

function Negar({ id, resumen, onClose, alNegarse }: NegarProps) {
  return (
    <FormDialog titulo="Negar la autorización" onClose={onClose}>
      <FormularioDeMotivo
        etiqueta="Motivo"
        descripcion="Lo lee quien la pidió."
        accion="Negar"
        enviar={(motivo) => negar(id, motivo)}
        alTerminar={() => {
          void notify('Negada.');
          alNegarse();
        }}
        onCancelar={onClose}
      >
        <p className={classes.secundario}>{resumen}</p>
      </FormularioDeMotivo>
    </FormDialog>
  );
}
