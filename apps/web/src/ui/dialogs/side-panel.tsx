// What is known of the thing chosen in a list: beside the list on wide screens, so that both can be used; over it, as
// a drawer, on small ones. Mount it while something is chosen.
//
//   <SidePanel etiqueta="Cuenta 101101" onClose={…}>…</SidePanel>
//
// Escape inside closes it and the keyboard returns to where it was. `retenido` keeps it still under a dialog.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { useReturnFocus } from './return-focus.ts';
import classes from './side-panel.module.css';

interface SidePanelProps {
  readonly etiqueta: string;
  readonly onClose: () => void;
  readonly retenido?: boolean;
  /** Opened from the keyboard: it goes there. A drawer always takes it. */
  readonly enfocar?: boolean;
  /** From which width of the screen it stands beside the list. */
  readonly desde?: Parameters<typeof useAtLeast>[0];
  /** As a drawer, in pixels. */
  readonly ancho?: number;
  readonly children: ReactNode;
}

export function SidePanel({ desde = 'lg', ...props }: SidePanelProps) {
  useReturnFocus();
  return useAtLeast(desde) ? <AlLado {...props} /> : <Encima {...props} />;
}

function AlLado({ etiqueta, onClose, enfocar = false, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (enfocar) panel.current?.focus({ preventScroll: true });
  }, [enfocar]);
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <section ref={panel} className={classes.alLado} aria-label={etiqueta} tabIndex={-1} onKeyDown={alTeclear}>
      {children}
    </section>
  );
}

function Encima({ etiqueta, onClose, retenido = false, ancho = 440, children }: SidePanelProps) {
  const completo = !useAtLeast('sm');
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={completo ? '100%' : ancho}
      closeOnEscape={!retenido}
      returnFocus={false}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={etiqueta}>{children}</Drawer.Content>
    </Drawer.Root>
  );
}
