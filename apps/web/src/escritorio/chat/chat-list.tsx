// The colleagues, one chat each: a column of faces, or rows with names where nothing else needs the room.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import type { Chat } from '@cuadra/contract/escritorio/chat';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';
import { elegirChat } from './chat-state.ts';
import { Face } from './face.tsx';

interface ChatListProps {
  readonly chats: readonly Chat[];
  readonly elegido: string | undefined;
  readonly conNombres: boolean;
}

const LADO = 32;

export function ChatList({ chats, elegido, conNombres }: ChatListProps) {
  const { t } = useTranslation();
  return (
    <ul
      className={classes.colegas}
      data-con-nombres={conNombres || undefined}
      aria-label={t('chat.conversations')}
    >
      {chats.map(({ id, contact, unreadCount, lastMessage }) => (
        <li key={id}>
          <Tooltip label={contact.name} position="left" disabled={conNombres}>
            <button
              type="button"
              className={classes.colega}
              aria-current={id === elegido || undefined}
              onClick={() => elegirChat(id)}
            >
              <span className={classes.rostro}>
                <Face de={contact} lado={LADO} />
                {unreadCount > 0 && <span className={classes.sinLeer} />}
              </span>
              {conNombres ? (
                <span className={classes.senas}>
                  <span className={classes.nombre}>{contact.name}</span>
                  {lastMessage !== null && <span className={classes.ultimo}>{lastMessage}</span>}
                  {unreadCount > 0 && (
                    <VisuallyHidden>{t('panels.unread', { n: unreadCount })}</VisuallyHidden>
                  )}
                </span>
              ) : (
                <VisuallyHidden>
                  {unreadCount > 0
                    ? t('chat.unreadOf', { name: contact.name, n: unreadCount })
                    : contact.name}
                </VisuallyHidden>
              )}
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
