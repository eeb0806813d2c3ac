// A dialog of the boards, in the person's language. Mount it while it is open.
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useIsAsking } from '#ui/dialogs/confirm.tsx';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './sample-dialog.module.css';

interface SampleDialogProps {
  readonly title: ReactNode;
  /** In pixels; on a phone it takes the whole screen. */
  readonly width: number;
  /** Something open inside takes Escape first. */
  readonly held?: boolean;
  /** Nothing is lost by leaving: a click outside closes it too. */
  readonly closesOutside?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SampleDialog({ title, width, held, closesOutside, onClose, children }: SampleDialogProps) {
  useReturnFocus();
  const words = useTexts(frameTexts);
  const isAsking = useIsAsking();
  const isFull = !useAtLeast('sm');
  return (
    <Modal
      opened
      title={title}
      size={width}
      fullScreen={isFull}
      radius={isFull ? 0 : 'lg'}
      closeOnClickOutside={closesOutside === true && !isAsking}
      closeOnEscape={!isAsking && held !== true}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': words.close }}
      // Its header is not the page's.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: classes.title ?? '' }}
      onClose={onClose}
    >
      {children}
    </Modal>
  );
}
