// Shows and hides the menu of the frame around.
import { Bars3Icon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useNavigationPanel } from './use-navigation-panel.ts';

export function MenuButton() {
  const { t } = useTranslation();
  const { abierta, alternar } = useNavigationPanel();
  return (
    <IconButton
      etiqueta={t(abierta ? 'frame.hideMenu' : 'frame.showMenu')}
      icono={Bars3Icon}
      aria-expanded={abierta}
      onClick={alternar}
    />
  );
}
