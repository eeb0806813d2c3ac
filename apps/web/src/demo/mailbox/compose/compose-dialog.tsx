// Writing a mail over the mailbox. Closing keeps what was written among the drafts.
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Modal } from '@mantine/core';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useIsAsking } from '#ui/dialogs/confirm.tsx';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './compose-dialog.module.css';
import { LazyComposer } from './lazy-composer.tsx';
import type { Writing } from './writing.ts';

interface ComposeDialogProps {
  readonly writing: Writing;
  readonly onClose: () => void;
}

const WIDTH = 720;

export function ComposeDialog({ writing, onClose }: ComposeDialogProps) {
  useReturnFocus();
  const t = useMailTexts();
  const { close } = useTexts(frameTexts);
  const whole = !useAtLeast('sm');
  const asking = useIsAsking();
  return (
    <Modal
      opened
      onClose={onClose}
      title={writing.id === undefined ? t.compose.title : t.compose.draftTitle}
      size={WIDTH}
      fullScreen={whole}
      radius={whole ? 0 : 'lg'}
      closeOnClickOutside={false}
      closeOnEscape={!asking}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': close }}
      classNames={{ title: classes.title ?? '' }}
    >
      <LazyComposer writing={writing} onClose={onClose} />
    </Modal>
  );
}
