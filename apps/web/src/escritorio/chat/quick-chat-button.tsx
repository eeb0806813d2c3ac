// Opens the quick chat where its strip has no room (below lg).
import { listarChats } from '@cuadra/contract/escritorio/chat';
import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../platform/query.ts';
import { BadgedButton } from '../panel/badged-button.tsx';
import { alternarChat, useEstadoDelChat } from './chat-state.ts';

export function QuickChatButton() {
  const { t } = useTranslation();
  const { abierto } = useEstadoDelChat();
  const { data: chats = [] } = useQuery(queryOf(listarChats));
  return (
    <BadgedButton
      etiqueta={t('chat.title')}
      icono={ChatBubbleLeftRightIcon}
      sinLeer={chats.reduce((suma, { unreadCount }) => suma + unreadCount, 0)}
      aria-haspopup="dialog"
      aria-expanded={abierto}
      onClick={alternarChat}
    />
  );
}
