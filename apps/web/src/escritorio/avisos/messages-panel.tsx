import { InboxIcon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import type { PanelAbierto } from '../panel/panel-button.tsx';
import { AvisosPanel } from './avisos-panel.tsx';
import { mensajes } from './messages-source.ts';

export function MessagesPanel(props: PanelAbierto) {
  const { t } = useTranslation();
  return (
    <AvisosPanel
      {...props}
      titulo={t('messages.title')}
      vacio={{ icono: InboxIcon, titulo: t('messages.empty'), texto: t('messages.emptyText') }}
      fuente={mensajes}
    />
  );
}
