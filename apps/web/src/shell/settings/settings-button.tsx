// Opens the settings from the header: in its row, so that it never lies over the page. On a phone the row is full and the
// person's menu has them.
import { Cog8ToothIcon } from '@heroicons/react/24/outline';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { openSettings, SETTINGS_BUTTON_ID } from './settings-state.ts';

interface SettingsButtonProps {
  /** Also on a phone: where nothing else leads to them. */
  readonly siempre?: boolean;
}

export function SettingsButton({ siempre = false }: SettingsButtonProps) {
  const { t } = useTranslation();
  const cabe = useAtLeast('sm');
  useFocoHeredado();
  if (!cabe && !siempre) return null;
  return (
    <IconButton
      id={SETTINGS_BUTTON_ID}
      size={40}
      label={t('settings.title')}
      icon={Cog8ToothIcon}
      aria-haspopup="dialog"
      onClick={openSettings}
    />
  );
}

/** The layout that held the keyboard on this button gave way to another: that one's button takes it. */
let quedoSinFoco = false;

function useFocoHeredado(): void {
  useLayoutEffect(() => {
    const boton = () => document.getElementById(SETTINGS_BUTTON_ID);
    if (quedoSinFoco && document.activeElement === document.body) boton()?.focus({ preventScroll: true });
    quedoSinFoco = false;
    return () => {
      quedoSinFoco = boton() !== null && document.activeElement === boton();
    };
  }, []);
}
