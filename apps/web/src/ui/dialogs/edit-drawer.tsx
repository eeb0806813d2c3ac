// The form of one thing of a list, over it: at its side when there is room, the whole screen when there is not.
//
//   <EditDrawer opened={…} title="Nuevo usuario" onClose={…}>
//     <form>… <EditDrawerFooter><Button type="submit">Guardar</Button></EditDrawerFooter></form>
//   </EditDrawer>
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './edit-drawer.module.css';
import { useReturnFocus } from './return-focus.ts';

interface EditDrawerProps {
  readonly opened: boolean;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

// Its content goes away with the state that opened it, so it leaves at once instead of fading out empty.
const TRANSITION = { duration: 150, exitDuration: 0 };
// Below the dialogs (200), whichever was drawn first: a question about the drawer stands above it.
const STACKING = 190;

export function EditDrawer({ opened, title, subtitle, onClose, children }: EditDrawerProps) {
  // Mantine listens on the window, so that Escape in a question above the drawer would close both.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    onClose();
  };
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={560}
      zIndex={STACKING}
      closeOnEscape={false}
      returnFocus={false}
      onKeyDown={onKey}
      transitionProps={TRANSITION}
      // Given to the content itself, a class would also land on what positions it.
      classNames={{ content: classes.contenido ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content radius={0}>
        <FocusReturn />
        <Drawer.Header className={classes.encabezado ?? ''}>
          <div className={classes.titulos}>
            <Drawer.Title className={classes.titulo ?? ''}>{title}</Drawer.Title>
            {subtitle !== undefined && <p className={classes.subtitulo}>{subtitle}</p>}
          </div>
          <Drawer.CloseButton aria-label="Cerrar el panel" size={36} radius="xl" />
        </Drawer.Header>
        <Drawer.Body className={classes.cuerpo ?? ''}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Is here as long as what the drawer shows, whether its owner closes it or takes it away. */
function FocusReturn() {
  useReturnFocus();
  return null;
}

/** The form's buttons, always in sight at the bottom. */
export function EditDrawerFooter({ children }: { readonly children: ReactNode }) {
  return <div className={classes.pie}>{children}</div>;
}
