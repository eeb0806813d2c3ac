import { BellIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../panel/panel-button.tsx';
import { cuantosSinLeer } from './avisos.ts';
import { notificaciones } from './notifications-source.ts';

const NotificationsPanel = lazy(async () => ({
  default: (await import('./notifications-panel.tsx')).NotificationsPanel,
}));

export function NotificationsButton() {
  const { t } = useTranslation();
  const { data } = useQuery(notificaciones.lista);
  return (
    <PanelButton
      etiqueta={t('notifications.title')}
      icono={BellIcon}
      panel={NotificationsPanel}
      sinLeer={cuantosSinLeer(data)}
      insignia="notificaciones"
    />
  );
}
