import { BellIcon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import type { PanelAbierto } from '../panel/panel-button.tsx';
import { AvisosPanel } from './avisos-panel.tsx';
import { notificaciones } from './notifications-source.ts';

export function NotificationsPanel(props: PanelAbierto) {
  const { t } = useTranslation();
  return (
    <AvisosPanel
      {...props}
      titulo={t('notifications.title')}
      vacio={{ icono: BellIcon, titulo: t('notifications.empty'), texto: t('notifications.emptyText') }}
      fuente={notificaciones}
    />
  );
}
