// Opens the settings from the header: in its row, so that it never lies over the page. On a phone the row is full and the
// person's menu has them.
import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/marks/icon-button.tsx';
import { useAtLeast } from '../../ui/theme/breakpoints.ts';
import { openSettings, SETTINGS_BUTTON_ID } from './settings-state.ts';

interface SettingsButtonProps {
  /** Also on a phone: where nothing else leads to them. */
  readonly siempre?: boolean;
}

export function SettingsButton({ siempre = false }: SettingsButtonProps) {
  const { t } = useTranslation();
  const cabe = useAtLeast('sm');
  if (!cabe && !siempre) return null;
  return (
    <IconButton
      id={SETTINGS_BUTTON_ID}
      size={40}
      etiqueta={t('settings.title')}
      icono={Cog8ToothIcon}
      aria-haspopup="dialog"
      onClick={openSettings}
    />
  );
}
