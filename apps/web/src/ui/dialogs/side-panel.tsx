// What is known of the thing chosen in a list: beside the list on wide screens, so that both can be used; over it, as
// a drawer, on small ones. Mount it while something is chosen.
//
//   <SidePanel label="Cuenta 101101" onClose={…}>…</SidePanel>
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
  readonly label: string;
  readonly onClose: () => void;
  readonly held?: boolean;
  /** Opened from the keyboard: it goes there. A drawer always takes it. */
  readonly focus?: boolean;
  /** From which width of the screen it stands beside the list. */
  readonly desde?: Parameters<typeof useAtLeast>[0];
  /** As a drawer, in pixels. */
  readonly width?: number;
  readonly children: ReactNode;
}

export function SidePanel({ desde = 'lg', ...props }: SidePanelProps) {
  useReturnFocus();
  return useAtLeast(desde) ? <Beside {...props} /> : <Above {...props} />;
}

function Beside({ label, onClose, focus = false, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) panel.current?.focus({ preventScroll: true });
  }, [focus]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <section ref={panel} className={classes.alLado} aria-label={label} tabIndex={-1} onKeyDown={onKey}>
      {children}
    </section>
  );
}

function Above({ label, onClose, held = false, width = 440, children }: SidePanelProps) {
  const whole = !useAtLeast('sm');
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={whole ? '100%' : width}
      closeOnEscape={!held}
      returnFocus={false}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={label}>{children}</Drawer.Content>
    </Drawer.Root>
  );
}
