import { InboxIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '../panel/panel-button.tsx';
import { cuantosSinLeer } from './avisos.ts';
import { mensajes } from './messages-source.ts';

const MessagesPanel = lazy(async () => ({ default: (await import('./messages-panel.tsx')).MessagesPanel }));

export function MessagesButton() {
  const { t } = useTranslation();
  const { data } = useQuery(mensajes.lista);
  return (
    <PanelButton
      etiqueta={t('messages.title')}
      icono={InboxIcon}
      panel={MessagesPanel}
      sinLeer={cuantosSinLeer(data)}
      insignia="mensajes"
    />
  );
}
