import { SquaresPlusIcon } from '@heroicons/react/24/outline';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelButton } from '#escritorio/panel/panel-button.tsx';

const ShortcutsPanel = lazy(async () => ({
  default: (await import('./shortcuts-panel.tsx')).ShortcutsPanel,
}));

export function ShortcutsButton() {
  const { t } = useTranslation();
  return <PanelButton label={t('shortcuts.title')} icon={SquaresPlusIcon} panel={ShortcutsPanel} />;
}
