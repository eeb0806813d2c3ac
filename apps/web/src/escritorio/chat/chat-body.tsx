// The right side of the open chat: the conversation, or what there is instead of one.
import type { Chat } from '@cuadra/contract/escritorio/chat';
import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelState } from '#escritorio/panel/panel-state.tsx';
import classes from './chat.module.css';

const Conversation = lazy(async () => ({ default: (await import('./conversation.tsx')).Conversation }));

interface ChatBodyProps {
  readonly chats: UseQueryResult<Chat[]>;
  readonly elegido: string | undefined;
}

export function ChatBody({ chats, elegido }: ChatBodyProps) {
  const { t } = useTranslation();
  if (elegido !== undefined) {
    return (
      <section className={classes.lado}>
        <Suspense fallback={null}>
          <Conversation key={elegido} id={elegido} resumen={chats.data?.find(({ id }) => id === elegido)} />
        </Suspense>
      </section>
    );
  }
  return (
    <section className={classes.lado}>
      <PanelState
        lista={chats}
        vacio={{ icono: ChatBubbleLeftRightIcon, titulo: t('chat.title'), texto: t('chat.noColleagues') }}
      >
        {() => (
          <div className={classes.sinElegir}>
            <ChatBubbleLeftRightIcon width={96} height={96} aria-hidden="true" />
            <p>{t('chat.selectConversation')}</p>
          </div>
        )}
      </PanelState>
    </section>
  );
}
