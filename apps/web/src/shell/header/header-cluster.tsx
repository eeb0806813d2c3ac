// The tools at the right of every header, always in the same order. A layout leaves out what it shows elsewhere.
import { useDesde } from '../breakpoints.ts';
import { QuickChatButton } from '../chat/quick-chat-button.tsx';
import { FullscreenButton } from '../fullscreen/fullscreen-button.tsx';
import { LanguageMenu } from '../language/language-menu.tsx';
import { MessagesButton } from '../messages/messages-button.tsx';
import { NotificationsButton } from '../notifications/notifications-button.tsx';
import { SearchBar } from '../search/search-bar.tsx';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import { UserMenu } from '../user-menu/user-menu.tsx';
import classes from './header-cluster.module.css';

interface HeaderClusterProps {
  readonly conNotificaciones?: boolean;
  readonly conUsuario?: boolean;
  readonly conChat?: boolean;
}

export function HeaderCluster({
  conNotificaciones = true,
  conUsuario = true,
  conChat = true,
}: HeaderClusterProps) {
  // From lg the chat has its own strip.
  const conFranja = useDesde('lg');
  return (
    <div className={classes.herramientas}>
      <LanguageMenu />
      <FullscreenButton />
      <SearchBar />
      <ShortcutsButton />
      <MessagesButton />
      {conNotificaciones && <NotificationsButton />}
      {conChat && !conFranja && <QuickChatButton />}
      {conUsuario && <UserMenu conAvatar />}
    </div>
  );
}
