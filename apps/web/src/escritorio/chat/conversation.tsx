// One conversation: its messages and where to write the next. Mounted while its chat is the chosen one.
import type { Chat } from '@cuadra/contract/escritorio/chat';
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { StateMessage } from '#ui/states/state-message.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './chat.module.css';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { useStayInPlace } from './use-stay-in-place.ts';

interface ConversationProps {
  readonly id: string;
  /** As it is in the list of chats, with its unread count. */
  readonly resumen: Chat | undefined;
}

export function Conversation({ id, resumen }: ConversationProps) {
  const { t } = useTranslation();
  const { consulta, chat, renglones, ultimo, enviar, reintentar, descartar } = useConversation(id);
  const lugar = useStayInPlace(renglones);
  useMarkAsRead({ chat: resumen, ultimo, enVista: lugar.alFondo });

  if (chat === undefined) {
    if (consulta.isError) return <Falla error={consulta.error} reintentar={() => void consulta.refetch()} />;
    return <SkeletonRows filas={6} alto={56} etiqueta={t('panels.loading')} />;
  }
  return (
    <div className={classes.conversacion}>
      <MessageList
        nombre={chat.contact.name}
        renglones={renglones}
        lugar={lugar}
        anteriores={consulta}
        onReintentar={reintentar}
        onDescartar={descartar}
      />
      {chat.contact.active ? (
        <Composer
          id={id}
          onEnviar={(texto) => {
            lugar.irAlFondo();
            enviar(texto);
          }}
        />
      ) : (
        <p className={classes.inactiva}>{t('chat.inactive')}</p>
      )}
    </div>
  );
}

function Falla({ error, reintentar }: { readonly error: unknown; readonly reintentar: () => void }) {
  const { t } = useTranslation();
  const noExiste = error instanceof ApiError && error.status === 404;
  return (
    <StateMessage
      tono="error"
      icono={ExclamationTriangleIcon}
      titulo={t('panels.loadError')}
      texto={messageOf(error)}
      {...(noExiste
        ? {}
        : {
            accion: (
              <Button variant="default" onClick={reintentar}>
                {t('panels.retry')}
              </Button>
            ),
          })}
    />
  );
}
