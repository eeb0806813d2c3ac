// Where a header with a horizontal menu begins: on small screens with the button of the menu's drawer, and from md
// with the way home, by its mark alone while the room is short.
import { useAtLeast } from '../../ui/theme/breakpoints.ts';
import { Brand } from '../frame/brand.tsx';
import { MenuButton } from '../frame/menu-button.tsx';

/** conEspacio: the menu is in another row, so the name fits from md. */
export function HeaderStart({ conEspacio = false }: { readonly conEspacio?: boolean }) {
  const desdeMd = useAtLeast('md');
  const desdeLg = useAtLeast('lg');
  if (!desdeMd) return <MenuButton />;
  return <Brand lado={desdeLg || conEspacio ? 28 : 32} conNombre={desdeLg || conEspacio} />;
}
