// The first row of the chat: the whole of it opens and closes the panel.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import type { Chat } from '@cuadra/contract/escritorio/chat';
import { ChatBubbleLeftRightIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';
import { alternarChat } from './chat-state.ts';
import { Face } from './face.tsx';

interface ChatHeaderProps {
  readonly chat: Chat | undefined;
  readonly abierto: boolean;
}

export function ChatHeader({ chat, abierto }: ChatHeaderProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.encabezado} aria-expanded={abierto} onClick={alternarChat}>
      <span className={classes.marca}>
        {abierto && chat !== undefined ? (
          <Face de={chat.contact} lado={40} />
        ) : (
          <ChatBubbleLeftRightIcon width={24} height={24} aria-hidden="true" />
        )}
      </span>
      {abierto && (
        <>
          <span className={classes.titulo}>{chat?.contact.name ?? t('chat.title')}</span>
          <XMarkIcon width={20} height={20} aria-hidden="true" />
        </>
      )}
      <VisuallyHidden>{t(abierto ? 'chat.close' : 'chat.open')}</VisuallyHidden>
    </button>
  );
}
