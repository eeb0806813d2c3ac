// A drawer over the screen, at one of its sides.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './chat.module.css';

interface OverProps {
  readonly title: string;
  readonly side: 'left' | 'right';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const WIDTH = 400;

export function Over({ title, side, onClose, children }: OverProps) {
  const { close } = useTexts(frameTexts);
  const fills = !useAtLeast('sm');
  useReturnFocus();
  return (
    <Drawer.Root opened onClose={onClose} position={side} size={fills ? '100%' : WIDTH} returnFocus={false}>
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={title}>
        <div className={classes.drawerHeader}>
          <h2 className={classes.title}>{title}</h2>
          <IconButton label={close} icon={XMarkIcon} onClick={onClose} />
        </div>
        <div className={classes.drawer}>{children}</div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
