// `…#chat=<id>` opens that chat from any page, so that a search result or a notification can lead to a person. The
// address goes back to what it was, for it says nothing of where the page is.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { elegirChat } from './chat-state.ts';

const PREFIJO = 'chat=';

export function useChatFromAddress(): void {
  const hash = useLocation({ select: (lugar) => lugar.hash });
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash.startsWith(PREFIJO)) return;
    elegirChat(decodeURIComponent(hash.slice(PREFIJO.length)));
    void navigate({ to: '.', hash: '', search: true, replace: true });
  }, [hash, navigate]);
}
