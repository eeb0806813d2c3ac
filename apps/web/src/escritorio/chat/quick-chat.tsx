// The quick chat, opened by the header's button. From lg, once somebody has opened it, a strip of faces stays at the edge
// of the page until the same button puts it away; it opens into a panel over the page. Below lg, and where the layout has
// no place for the strip, there is only the panel. While it is open the page waits: a click outside or Escape closes it.
import { type Chat, listarChats } from '@cuadra/contract/escritorio/chat';
import { ChatBubbleLeftRightIcon, ExclamationTriangleIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { RemoveScroll, Tooltip } from '@mantine/core';
import { useFocusTrap, useHotkeys } from '@mantine/hooks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelState } from '#escritorio/panel/panel-state.tsx';
import { useHabits } from '#platform/habits.ts';
import { queryOf } from '#platform/query.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './chat.module.css';
import { alternarChat, cerrarChat, elegirChat, olvidarChat, useEstadoDelChat } from './chat-state.ts';
import { Face } from './face.tsx';

export function QuickChat({ suelto = false }: { readonly suelto?: boolean }) {
  const { t } = useTranslation();
  const { franjaDelChat } = useHabits();
  const conFranja = useAtLeast('lg') && franjaDelChat && !suelto;
  const { abierto, elegido } = useEstadoDelChat();
  const chats = useChats(abierto);
  const trampa = useFocusTrap(abierto);
  useFocoDeVuelta(abierto);
  useChatFromAddress();
  useEffect(() => olvidarChat, []);
  // Also while something is being written.
  useHotkeys(abierto ? [['Escape', cerrarChat]] : [], []);

  if (!conFranja && !abierto) return null;
  const lista = chats.data ?? [];
  const conNombres = abierto && !conFranja && elegido === undefined && lista.length > 0;
  return (
    <aside
      className={classes.chat}
      data-abierto={abierto || undefined}
      data-suelto={!conFranja || undefined}
      data-no-imprimir
      aria-label={t('chat.title')}
    >
      {abierto && <div className={classes.velo} onPointerDown={cerrarChat} />}
      <RemoveScroll enabled={abierto} removeScrollBar={false} className={classes.marco ?? ''}>
        <Stack
          ref={trampa}
          className={classes.panel}
          {...(abierto ? { role: 'dialog', 'aria-modal': true, 'aria-label': t('chat.title') } : {})}
        >
          <ChatHeader chat={lista.find(({ id }) => id === elegido)} abierto={abierto} />
          {conNombres && (
            <Text size="sm" muted pad="xl">
              {t('chat.selectConversation')}
            </Text>
          )}
          <Row oneLine grow align="stretch" className={classes.cuerpo}>
            {lista.length > 0 && <ChatList chats={lista} elegido={elegido} conNombres={conNombres} />}
            {chats.isError && !abierto && (
              <IconButton
                label={`${t('panels.loadError')}. ${t('panels.retry')}`}
                icon={ExclamationTriangleIcon}
                onClick={() => void chats.refetch()}
              />
            )}
            {abierto && !conNombres && <ChatBody chats={chats} elegido={elegido} />}
          </Row>
        </Stack>
      </RemoveScroll>
    </aside>
  );
}

/** Whoever opened it gets the keyboard back. */
function useFocoDeVuelta(abierto: boolean): void {
  const origen = useRef<Element>(null);
  useEffect(() => {
    if (abierto) origen.current = document.activeElement;
    else if (origen.current instanceof HTMLElement) origen.current.focus({ preventScroll: true });
  }, [abierto]);
}

// The first row of the chat: the whole of it opens and closes the panel.
interface ChatHeaderProps {
  readonly chat: Chat | undefined;
  readonly abierto: boolean;
}

function ChatHeader({ chat, abierto }: ChatHeaderProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes.encabezado} aria-expanded={abierto} onClick={alternarChat}>
      <Row as="span" oneLine>
        <Row as="span" rigid justify="center" width="4rem" muted>
          {abierto && chat !== undefined ? (
            <Face de={chat.contact} lado={40} />
          ) : (
            <ChatBubbleLeftRightIcon width={24} height={24} aria-hidden="true" />
          )}
        </Row>
        {abierto && (
          <>
            <Text as="span" size="lg" weight="medium" grow cut>
              {chat?.contact.name ?? t('chat.title')}
            </Text>
            <XMarkIcon width={20} height={20} aria-hidden="true" />
          </>
        )}
      </Row>
      <Hidden>{t(abierto ? 'chat.close' : 'chat.open')}</Hidden>
    </button>
  );
}

// The colleagues, one chat each: a column of faces, or rows with names where nothing else needs the room.
interface ChatListProps {
  readonly chats: readonly Chat[];
  readonly elegido: string | undefined;
  readonly conNombres: boolean;
}

const LADO = 32;

function ChatList({ chats, elegido, conNombres }: ChatListProps) {
  const { t } = useTranslation();
  return (
    <Box
      as="ul"
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
              <Row as="span" oneLine gap="lg">
                <span className={classes.rostro}>
                  <Face de={contact} lado={LADO} />
                  {unreadCount > 0 && <span className={classes.sinLeer} />}
                </span>
                {conNombres ? (
                  <Stack as="span">
                    <Text as="span" weight="medium" cut>
                      {contact.name}
                    </Text>
                    {lastMessage !== null && (
                      <Text as="span" size="sm" muted cut>
                        {lastMessage}
                      </Text>
                    )}
                    {unreadCount > 0 && <Hidden>{t('panels.unread', { n: unreadCount })}</Hidden>}
                  </Stack>
                ) : (
                  <Hidden>
                    {unreadCount > 0
                      ? t('chat.unreadOf', { name: contact.name, n: unreadCount })
                      : contact.name}
                  </Hidden>
                )}
              </Row>
            </button>
          </Tooltip>
        </li>
      ))}
    </Box>
  );
}

// The right side of the open chat: the conversation, or what there is instead of one.
const Conversation = lazy(async () => ({ default: (await import('./conversation.tsx')).Conversation }));

interface ChatBodyProps {
  readonly chats: UseQueryResult<Chat[]>;
  readonly elegido: string | undefined;
}

function ChatBody({ chats, elegido }: ChatBodyProps) {
  const { t } = useTranslation();
  if (elegido !== undefined) {
    return (
      <Stack as="section" grow className={classes.lado}>
        <Suspense fallback={null}>
          <Conversation key={elegido} id={elegido} resumen={chats.data?.find(({ id }) => id === elegido)} />
        </Suspense>
      </Stack>
    );
  }
  return (
    <Stack as="section" grow className={classes.lado}>
      <PanelState
        lista={chats}
        vacio={{ icono: ChatBubbleLeftRightIcon, titulo: t('chat.title'), texto: t('chat.noColleagues') }}
      >
        {() => (
          <Stack
            grow
            align="center"
            justify="center"
            gap="lg"
            pad="2xl"
            muted
            textAlign="center"
            className={classes.sinElegir}
          >
            <ChatBubbleLeftRightIcon width={96} height={96} aria-hidden="true" />
            <Text size="xl" weight="medium">
              {t('chat.selectConversation')}
            </Text>
          </Stack>
        )}
      </PanelState>
    </Stack>
  );
}

// What people write arrives by itself; who is present does not.
const PRESENCIA_MS = 30_000;

function useChats(abierto: boolean) {
  return useQuery({ ...queryOf(listarChats), refetchInterval: abierto ? PRESENCIA_MS : false });
}

// `…#chat=<id>` opens that chat from any page, so that a search result or a notification can lead to a person. The
// address goes back to what it was, for it says nothing of where the page is.
const PREFIJO = 'chat=';

function useChatFromAddress(): void {
  const hash = useLocation({ select: (lugar) => lugar.hash });
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash.startsWith(PREFIJO)) return;
    elegirChat(decodeURIComponent(hash.slice(PREFIJO.length)));
    void navigate({ to: '.', hash: '', search: true, replace: true });
  }, [hash, navigate]);
}
