// A button of the header that opens a panel. The panel is loaded when it is first opened.
//
//   <PanelButton etiqueta={t('messages.title')} icono={InboxIcon} sinLeer={3} panel={MessagesPanel} />
import { type ComponentType, Suspense, useState } from 'react';
import type { Icon } from '#ui/states/state-message.tsx';
import { BadgedButton } from './badged-button.tsx';
// With the button, not with its panel: its listener must be there before any drawer's.
import './escape-first.ts';

export interface PanelAbierto {
  readonly boton: HTMLElement;
  readonly onCerrar: () => void;
}

interface PanelButtonProps {
  readonly etiqueta: string;
  readonly icono: Icon;
  readonly panel: ComponentType<PanelAbierto>;
  readonly sinLeer?: number;
  readonly insignia?: 'mensajes' | 'notificaciones';
}

export function PanelButton({ panel: Panel, sinLeer = 0, ...resto }: PanelButtonProps) {
  const [boton, setBoton] = useState<HTMLElement | null>(null);
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => {
    setAbierto(false);
    boton?.focus({ preventScroll: true });
  };
  return (
    <>
      <BadgedButton
        {...resto}
        ref={setBoton}
        sinLeer={sinLeer}
        aria-haspopup="dialog"
        aria-expanded={abierto}
        onClick={() => setAbierto(true)}
      />
      {abierto && boton !== null && (
        <Suspense fallback={null}>
          <Panel boton={boton} onCerrar={cerrar} />
        </Suspense>
      )}
    </>
  );
}
