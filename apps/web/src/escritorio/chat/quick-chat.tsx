// The quick chat, opened by the header's button. From lg, once somebody has opened it, a strip of faces stays at the edge
// of the page until the same button puts it away; it opens into a panel over the page. Below lg, and where the layout has
// no place for the strip, there is only the panel. While it is open the page waits: a click outside or Escape closes it.
import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import { RemoveScroll } from '@mantine/core';
import { useFocusTrap, useHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHabits } from '#platform/habits.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import classes from './chat.module.css';
import { ChatBody } from './chat-body.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatList } from './chat-list.tsx';
import { cerrarChat, olvidarChat, useEstadoDelChat } from './chat-state.ts';
import { useChatFromAddress } from './use-chat-from-address.ts';
import { useChats } from './use-chats.ts';

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
        <div
          ref={trampa}
          className={classes.panel}
          {...(abierto ? { role: 'dialog', 'aria-modal': true, 'aria-label': t('chat.title') } : {})}
        >
          <ChatHeader chat={lista.find(({ id }) => id === elegido)} abierto={abierto} />
          {conNombres && <p className={classes.indicacion}>{t('chat.selectConversation')}</p>}
          <div className={classes.cuerpo}>
            {lista.length > 0 && <ChatList chats={lista} elegido={elegido} conNombres={conNombres} />}
            {chats.isError && !abierto && (
              <IconButton
                etiqueta={`${t('panels.loadError')}. ${t('panels.retry')}`}
                icono={ExclamationTriangleIcon}
                onClick={() => void chats.refetch()}
              />
            )}
            {abierto && !conNombres && <ChatBody chats={chats} elegido={elegido} />}
          </div>
        </div>
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
