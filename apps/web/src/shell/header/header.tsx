// Where a header with a horizontal menu begins: on small screens with the button of the menu's drawer, and from md
// with the way home, by its mark alone while the room is short.
import { ShortcutsButton } from '#escritorio/atajos/shortcuts-button.tsx';
import { AvisosButton } from '#escritorio/avisos/avisos-button.tsx';
import { SearchBar } from '#escritorio/busqueda/search-bar.tsx';
import { QuickChatButton } from '#escritorio/chat/quick-chat-button.tsx';
import { Brand } from '#shell/frame/brand.tsx';
import { MenuButton } from '#shell/frame/navigation-panel.tsx';
import { FullscreenButton } from '#shell/fullscreen/fullscreen-button.tsx';
import { LanguageMenu } from '#shell/language/language-menu.tsx';
import { SettingsButton } from '#shell/settings/settings-button.tsx';
import { UserMenu } from '#shell/user-menu/user-menu.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';

/** conEspacio: the menu is in another row, so the name fits from md. */
export function HeaderStart({ conEspacio = false }: { readonly conEspacio?: boolean }) {
  const desdeMd = useAtLeast('md');
  const desdeLg = useAtLeast('lg');
  if (!desdeMd) return <MenuButton />;
  return <Brand lado={desdeLg || conEspacio ? 28 : 32} conNombre={desdeLg || conEspacio} />;
}

// The tools at the right of every header, always in the same order. A layout leaves out what it shows elsewhere.
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
    <Row oneLine rigid push gap={useClusterGap()}>
      <LanguageMenu />
      <FullscreenButton />
      <SearchBar />
      <ShortcutsButton />
      <AvisosButton kind="messages" />
      {conNotificaciones && <AvisosButton kind="notifications" />}
      {conChat && <QuickChatButton />}
      <SettingsButton />
      {conUsuario && <UserMenu conAvatar />}
    </Row>
  );
}

/** The narrowest phones hold all the buttons, one beside the other. */
function useClusterGap() {
  const desdeSm = useAtLeast('sm');
  const desdeLg = useAtLeast('lg');
  if (desdeLg) return 'md';
  return desdeSm ? '2xs' : 'none';
}
