// Where a header with a horizontal menu begins: on small screens with the button of the menu's drawer, and from md
// with the way home, by its mark alone while the room is short.

import { Brand } from '#shell/frame/brand.tsx';
import { MenuButton } from '#shell/frame/menu-button.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';

/** conEspacio: the menu is in another row, so the name fits from md. */
export function HeaderStart({ conEspacio = false }: { readonly conEspacio?: boolean }) {
  const desdeMd = useAtLeast('md');
  const desdeLg = useAtLeast('lg');
  if (!desdeMd) return <MenuButton />;
  return <Brand lado={desdeLg || conEspacio ? 28 : 32} conNombre={desdeLg || conEspacio} />;
}
