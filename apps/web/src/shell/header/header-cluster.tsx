// The tools at the right of every header, always in the same order. A layout leaves out what it shows elsewhere.

import { ShortcutsButton } from '#escritorio/atajos/shortcuts-button.tsx';
import { AvisosButton } from '#escritorio/avisos/avisos-button.tsx';
import { SearchBar } from '#escritorio/busqueda/search-bar.tsx';
import { QuickChatButton } from '#escritorio/chat/quick-chat-button.tsx';
import { FullscreenButton } from '#shell/fullscreen/fullscreen-button.tsx';
import { LanguageMenu } from '#shell/language/language-menu.tsx';
import { SettingsButton } from '#shell/settings/settings-button.tsx';
import { UserMenu } from '#shell/user-menu/user-menu.tsx';
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
  return (
    <div className={classes.herramientas}>
      <LanguageMenu />
      <FullscreenButton />
      <SearchBar />
      <ShortcutsButton />
      <AvisosButton kind="messages" />
      {conNotificaciones && <AvisosButton kind="notifications" />}
      {conChat && <QuickChatButton />}
      <SettingsButton />
      {conUsuario && <UserMenu conAvatar />}
    </div>
  );
}
