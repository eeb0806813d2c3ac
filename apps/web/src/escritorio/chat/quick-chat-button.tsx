// The way to the quick chat, with what waits unread. From lg it also brings out the strip, which stays, and puts it away.
import { listarChats } from '@cuadra/contract/escritorio/chat';
import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BadgedButton } from '#escritorio/panel/panel-button.tsx';
import { saveHabit, useHabits } from '#platform/habits.ts';
import { queryOf } from '#platform/query.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { alternarChat, cerrarChat, useEstadoDelChat } from './chat-state.ts';

export function QuickChatButton() {
  const { t } = useTranslation();
  const { abierto } = useEstadoDelChat();
  const { franjaDelChat } = useHabits();
  const cabeFranja = useAtLeast('lg');
  const alternarFranja = () => {
    saveHabit({ franjaDelChat: !franjaDelChat });
    if (franjaDelChat) cerrarChat();
    else alternarChat();
  };
  const { data: chats = [] } = useQuery(queryOf(listarChats));
  return (
    <BadgedButton
      label={t('chat.title')}
      icon={ChatBubbleLeftRightIcon}
      sinLeer={chats.reduce((suma, { unreadCount }) => suma + unreadCount, 0)}
      aria-haspopup="dialog"
      aria-expanded={cabeFranja ? franjaDelChat : abierto}
      onClick={cabeFranja ? alternarFranja : alternarChat}
    />
  );
}
