// One conversation: its messages and where to write the next. Mounted while its chat is the chosen one.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { type Chat, TEXTO_DE_CHAT_MAX } from '@cuadra/contract/escritorio/chat';
import { ArrowDownIcon } from '@heroicons/react/20/solid';
import { ExclamationTriangleIcon, PaperAirplaneIcon } from '@heroicons/react/24/outline';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery, useSessionStorage } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { formatLongDay, formatTime } from '#ui/format/date.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { StateMessage } from '#ui/states/state-message.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './chat.module.css';
import { agrupar } from './message-groups.ts';
import classes1 from './messages.module.css';
import { type RenglonDeChat, useConversation } from './use-conversation.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { type Lugar, useStayInPlace } from './use-stay-in-place.ts';

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

// The messages of a conversation, by days and runs, from the oldest loaded; scrolling up brings those before.
interface MessageListProps {
  readonly nombre: string;
  readonly renglones: readonly RenglonDeChat[];
  readonly lugar: Lugar;
  readonly anteriores: Anteriores;
  readonly onReintentar: (clave: string) => void;
  readonly onDescartar: (clave: string) => void;
}

/** The pages before the first one shown. */
interface Anteriores {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

const CERCA_DEL_INICIO = 160;
/** What scrolls can be scrolled from the keyboard. */
const ALCANZABLE = 0;

function MessageList(props: MessageListProps) {
  const { nombre, renglones, lugar, anteriores } = props;
  const { t } = useTranslation();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = anteriores;
  const alDesplazar = (marco: HTMLElement) => {
    lugar.alDesplazar();
    const puede = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
    if (puede && marco.scrollTop < CERCA_DEL_INICIO) anteriores.fetchNextPage();
  };
  return (
    <div className={classes1.lugar}>
      <div
        ref={lugar.marco}
        className={classes1.mensajes}
        role="log"
        aria-label={t('chat.conversationWith', { name: nombre })}
        // What was said before is not news.
        aria-live={isFetchingNextPage ? 'off' : 'polite'}
        tabIndex={ALCANZABLE}
        onScroll={({ currentTarget }) => alDesplazar(currentTarget)}
      >
        <Antes {...anteriores} />
        {renglones.length === 0 && <p className={classes1.vacia}>{t('chat.noMessages')}</p>}
        {agrupar(renglones).map((dia) => (
          <Dia key={dia.clave} dia={dia} {...props} />
        ))}
      </div>
      {lugar.hayNuevos && (
        <Button
          className={classes1.nuevos ?? ''}
          size="xs"
          rightSection={<ArrowDownIcon width={16} height={16} aria-hidden="true" />}
          onClick={lugar.irAlFondo}
        >
          {t('chat.newMessages')}
        </Button>
      )}
    </div>
  );
}

interface DiaProps extends Pick<MessageListProps, 'nombre' | 'onReintentar' | 'onDescartar'> {
  readonly dia: ReturnType<typeof agrupar<RenglonDeChat>>[number];
}

function Dia({ dia, nombre, onReintentar, onDescartar }: DiaProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <div className={classes1.dia}>{formatLongDay(dia.instante, i18n.language)}</div>
      {dia.tandas.map((tanda) => (
        <div key={tanda.clave} className={classes1.tanda} data-mia={tanda.isMine || undefined}>
          <VisuallyHidden>{tanda.isMine ? t('chat.you') : nombre}</VisuallyHidden>
          {tanda.renglones.map((renglon) => (
            <Bubble
              key={renglon.clave}
              renglon={renglon}
              onReintentar={() => onReintentar(renglon.clave)}
              onDescartar={() => onDescartar(renglon.clave)}
            />
          ))}
        </div>
      ))}
    </>
  );
}

function Antes({ isFetchingNextPage, isFetchNextPageError, error, fetchNextPage }: Anteriores) {
  const { t } = useTranslation();
  if (isFetchNextPageError && !isFetchingNextPage) {
    return (
      <div className={classes1.antes} role="alert">
        {messageOf(error)}{' '}
        <button type="button" className={classes1.enlace} onClick={() => void fetchNextPage()}>
          {t('panels.retry')}
        </button>
      </div>
    );
  }
  return isFetchingNextPage ? <div className={classes1.antes}>{t('chat.loadingOlder')}</div> : null;
}

// One message. While it is being sent it says so; one that was not sent offers to try again or to let it go.
interface BubbleProps {
  readonly renglon: RenglonDeChat & { readonly conHora: boolean };
  readonly onReintentar: () => void;
  readonly onDescartar: () => void;
}

function Bubble({ renglon, onReintentar, onDescartar }: BubbleProps) {
  const { t } = useTranslation();
  const { clave, value, createdAt, conHora, envio } = renglon;
  const fallo = envio?.fallo ?? null;
  return (
    <div className={classes1.renglon} data-clave={clave}>
      <div className={classes1.globo} data-fallido={fallo !== null || undefined}>
        {value}
      </div>
      {envio !== undefined && fallo === null && <span className={classes1.hora}>{t('chat.sending')}</span>}
      {fallo !== null && (
        <div className={classes1.falla} role="alert">
          {t('chat.notSent')} {messageOf(fallo)}
          <span className={classes1.opciones}>
            <button type="button" className={classes1.enlace} onClick={onReintentar}>
              {t('chat.retry')}
            </button>
            <button type="button" className={classes1.enlace} onClick={onDescartar}>
              {t('chat.discard')}
            </button>
          </span>
        </div>
      )}
      {envio === undefined && conHora && (
        <time className={classes1.hora} dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
      )}
    </div>
  );
}

// Where a message is written: Enter sends it, Shift+Enter begins a line. What is not sent yet is kept, also when the
// panel closes or the page is loaded again.
interface ComposerProps {
  readonly id: string;
  readonly onEnviar: (texto: string) => void;
}

const RENGLONES_MAX = 5;

function Composer({ id, onEnviar }: ComposerProps) {
  const { t } = useTranslation();
  const [texto, setTexto] = useSessionStorage({
    key: `chat-borrador:${useCurrentUser()?.id ?? ''}:${id}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const campo = useRef<HTMLTextAreaElement>(null);
  // On a phone the keyboard would cover what there is to read.
  const conTeclado = useMediaQuery('(hover: hover)', true, { getInitialValueInEffect: false });
  useEffect(() => {
    if (conTeclado) campo.current?.focus();
  }, [conTeclado]);

  const enviar = () => {
    const limpio = texto.trim();
    if (limpio === '') return;
    onEnviar(limpio);
    setTexto('');
    campo.current?.focus();
  };
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    enviar();
  };
  return (
    <div className={classes1.redaccion}>
      <textarea
        ref={campo}
        className={classes1.texto}
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        rows={Math.min(RENGLONES_MAX, texto.split('\n').length)}
        maxLength={TEXTO_DE_CHAT_MAX}
        value={texto}
        data-autofocus={conTeclado || undefined}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        onKeyDown={alTeclear}
      />
      <IconButton
        etiqueta={t('chat.send')}
        icono={PaperAirplaneIcon}
        disabled={texto.trim() === ''}
        onClick={enviar}
      />
    </div>
  );
}
