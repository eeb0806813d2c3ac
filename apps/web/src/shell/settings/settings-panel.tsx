// How the shell looks to this person: theme, scheme and layout, each applied at once and remembered. The header's button,
// the person's menu and the palette open it.
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import { Cog8ToothIcon } from '@heroicons/react/24/solid';
import { Drawer } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { LayoutChoice } from './layout-choice.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import classes from './settings-panel.module.css';
import { closeSettings, settingsOpener, useSettingsOpen } from './settings-state.ts';
import { ThemeChoice } from './theme-choice.tsx';

interface SettingsPanelProps {
  readonly disposicion: Disposicion;
}

// Below the dialogs (200).
const ALTURA = 190;

export function SettingsPanel({ disposicion }: SettingsPanelProps) {
  const { t } = useTranslation();
  const abiertos = useSettingsOpen();
  const completo = !useAtLeast('sm');
  useFocoDeVuelta(abiertos);
  return (
    <Drawer.Root
      opened={abiertos}
      onClose={closeSettings}
      position="right"
      size={completo ? '100%' : 400}
      zIndex={ALTURA}
      returnFocus={false}
      transitionProps={{ duration: 400 }}
      onExitTransitionEnd={devolverFoco}
    >
      <Drawer.Overlay backgroundOpacity={0.6} />
      <Drawer.Content radius={0}>
        <Drawer.Header className={classes.encabezado ?? ''}>
          <Cog8ToothIcon width={28} height={28} aria-hidden="true" />
          <Drawer.Title className={classes.titulo ?? ''}>{t('settings.title')}</Drawer.Title>
          <Drawer.CloseButton className={classes.cerrar ?? ''} aria-label={t('settings.close')} size={40} />
        </Drawer.Header>
        <Drawer.Body className={classes.cuerpo ?? ''}>
          <ThemeChoice />
          <SchemeChoice />
          <LayoutChoice disposicion={disposicion} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** Once they close, and not before they were ever open. */
function useFocoDeVuelta(abiertos: boolean): void {
  const estaban = useRef(abiertos);
  useEffect(() => {
    if (estaban.current && !abiertos) enfocarOrigen();
    estaban.current = abiertos;
  }, [abiertos]);
}

/** Just opened, a panel takes the keyboard a moment later, even if it is already leaving: then it would go with it. */
function devolverFoco(): void {
  const activo = document.activeElement;
  if (activo === document.body || activo?.closest('[role="dialog"]')) enfocarOrigen();
}

const enfocarOrigen = (): void => settingsOpener()?.focus({ preventScroll: true });
