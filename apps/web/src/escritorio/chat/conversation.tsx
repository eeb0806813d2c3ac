// One conversation: its messages and where to write the next. Mounted while its chat is the chosen one.
import { type Chat, TEXTO_DE_CHAT_MAX } from '@cuadra/contract/escritorio/chat';
import { ArrowDownIcon } from '@heroicons/react/20/solid';
import { ExclamationTriangleIcon, PaperAirplaneIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMediaQuery, useSessionStorage } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { formatLongDay, formatTime } from '#ui/format/date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { StateMessage } from '#ui/states/state-message.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Hidden, Text, type TextProps } from '#ui/text/text.tsx';
import { agrupar } from './message-groups.ts';
import classes from './messages.module.css';
import { type RenglonDeChat, useConversation } from './use-conversation.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { type Lugar, useStayInPlace } from './use-stay-in-place.ts';

/** So that what is in it scrolls by itself. */
const ENCOGE = { minHeight: 0 };

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
    return <SkeletonRows rows={6} height={56} label={t('panels.loading')} />;
  }
  return (
    <Stack grow style={ENCOGE}>
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
        <Text size="sm" muted textAlign="center" line="above" pad="xl">
          {t('chat.inactive')}
        </Text>
      )}
    </Stack>
  );
}

function Falla({ error, reintentar }: { readonly error: unknown; readonly reintentar: () => void }) {
  const { t } = useTranslation();
  const noExiste = error instanceof ApiError && error.status === 404;
  return (
    <StateMessage
      tone="error"
      icon={ExclamationTriangleIcon}
      title={t('panels.loadError')}
      text={messageOf(error)}
      {...(noExiste
        ? {}
        : {
            action: (
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
    <Row oneLine grow align="stretch" className={classes.lugar}>
      <Box
        grow
        ref={lugar.marco}
        className={classes.mensajes}
        role="log"
        aria-label={t('chat.conversationWith', { name: nombre })}
        // What was said before is not news.
        aria-live={isFetchingNextPage ? 'off' : 'polite'}
        tabIndex={ALCANZABLE}
        onScroll={({ currentTarget }) => alDesplazar(currentTarget)}
      >
        <Antes {...anteriores} />
        {renglones.length === 0 && (
          <Text size="sm" muted textAlign="center" pad="2xl xl">
            {t('chat.noMessages')}
          </Text>
        )}
        {agrupar(renglones).map((dia) => (
          <Dia key={dia.clave} dia={dia} {...props} />
        ))}
      </Box>
      {lugar.hayNuevos && (
        <Button
          className={classes.nuevos ?? ''}
          size="xs"
          rightSection={<ArrowDownIcon width={16} height={16} aria-hidden="true" />}
          onClick={lugar.irAlFondo}
        >
          {t('chat.newMessages')}
        </Button>
      )}
    </Row>
  );
}

interface DiaProps extends Pick<MessageListProps, 'nombre' | 'onReintentar' | 'onDescartar'> {
  readonly dia: ReturnType<typeof agrupar<RenglonDeChat>>[number];
}

function Dia({ dia, nombre, onReintentar, onDescartar }: DiaProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Row oneLine gap="lg" size="xs" weight="medium" muted unbroken className={classes.dia}>
        {formatLongDay(dia.instante, i18n.language)}
      </Row>
      {dia.tandas.map((tanda) => (
        <Stack
          key={tanda.clave}
          gap="2xs"
          align={tanda.isMine ? 'end' : 'start'}
          className={classes.tanda}
          data-mia={tanda.isMine || undefined}
        >
          <Hidden>{tanda.isMine ? t('chat.you') : nombre}</Hidden>
          {tanda.renglones.map((renglon) => (
            <Bubble
              key={renglon.clave}
              renglon={renglon}
              onReintentar={() => onReintentar(renglon.clave)}
              onDescartar={() => onDescartar(renglon.clave)}
            />
          ))}
        </Stack>
      ))}
    </>
  );
}

function Antes({ isFetchingNextPage, isFetchNextPageError, error, fetchNextPage }: Anteriores) {
  const { t } = useTranslation();
  if (isFetchNextPageError && !isFetchingNextPage) {
    return (
      <Before role="alert">
        {messageOf(error)}{' '}
        <button type="button" className={classes.enlace} onClick={() => void fetchNextPage()}>
          {t('panels.retry')}
        </button>
      </Before>
    );
  }
  return isFetchingNextPage ? <Before>{t('chat.loadingOlder')}</Before> : null;
}

const Before = (props: Pick<TextProps, 'role' | 'children'>) => (
  <Text as="div" size="sm" muted textAlign="center" pad="md" {...props} />
);

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
    <Stack
      width="100%"
      align={renglon.isMine ? 'end' : 'start'}
      className={classes.renglon}
      data-clave={clave}
    >
      <div className={classes.globo} data-fallido={fallo !== null || undefined}>
        {value}
      </div>
      {envio !== undefined && fallo === null && <Hour>{t('chat.sending')}</Hour>}
      {fallo !== null && (
        <Text
          as="div"
          size="xs"
          tone="error"
          textAlign="right"
          max="85%"
          className={classes.hora}
          role="alert"
        >
          {t('chat.notSent')} {messageOf(fallo)}
          <Row as="span" justify="end" gap="lg">
            <button type="button" className={classes.enlace} onClick={onReintentar}>
              {t('chat.retry')}
            </button>
            <button type="button" className={classes.enlace} onClick={onDescartar}>
              {t('chat.discard')}
            </button>
          </Row>
        </Text>
      )}
      {envio === undefined && conHora && <Hour dateTime={createdAt}>{formatTime(createdAt)}</Hour>}
    </Stack>
  );
}

const Hour = (props: Pick<TextProps, 'dateTime' | 'children'>) => (
  <Text
    as={props.dateTime === undefined ? 'span' : 'time'}
    size="xs"
    muted
    figures
    className={classes.hora}
    {...props}
  />
);

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
    <Row oneLine rigid align="end" gap="xs" className={classes.redaccion}>
      <textarea
        ref={campo}
        className={classes.texto}
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
        label={t('chat.send')}
        icon={PaperAirplaneIcon}
        disabled={texto.trim() === ''}
        onClick={enviar}
      />
    </Row>
  );
}
