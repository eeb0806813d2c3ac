// The keys of the whole shell: Ctrl+K (⌘K) finds anything and does what is done often; «?» shows the keys; Shift+D draws
// the rows closer, or apart again.
import { esquemas, idiomas } from '@cuadra/contract/escritorio/preferencias';
import {
  ArrowRightStartOnRectangleIcon,
  ArrowsPointingOutIcon,
  Bars4Icon,
  BoltIcon,
  Cog8ToothIcon,
  LanguageIcon,
  MoonIcon,
  QuestionMarkCircleIcon,
  SunIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline';
import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Accion, PaletteDialog } from '#escritorio/busqueda/palette-dialog.tsx';
import { useCurrentUser } from '#platform/current-session.ts';
import { toggleDensity, useHabits } from '#platform/habits.ts';
import { savePreference, usePreferences } from '#platform/preferences.ts';
import { toggleFullscreen } from '#shell/fullscreen/toggle-fullscreen.ts';
import { HelpDialog } from '#shell/help/help-dialog.tsx';
import { useChooseLanguage, useLanguage } from '#shell/language/language-menu.tsx';
import { openSettings } from '#shell/settings/settings-state.ts';
import { hasOpenDialog, useKeyPress } from '#ui/keyboard/key-press.ts';
import type { PaletteEntry } from '#ui/search/palette-entry.ts';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { CONFIGURED_SCHEME } from '#ui/theme/scheme.ts';

interface CommandPaletteProps {
  /** What is done often, as the rooms say it. */
  readonly trabajo: readonly PaletteEntry[];
}

export function CommandPalette({ trabajo }: CommandPaletteProps) {
  const [dialogo, setDialogo] = useState<'paleta' | 'ayuda'>();
  const cerrar = () => setDialogo(undefined);
  const abrirAyuda = () => setDialogo('ayuda');
  const alternar = () => {
    if (dialogo === 'paleta') cerrar();
    else if (!hasOpenDialog()) setDialogo('paleta');
  };
  // Also while typing in a field: nobody types Ctrl+K.
  useHotkeys([['mod+K', alternar]], [], true);
  useKeyPress('?', abrirAyuda);
  useKeyPress('D', toggleDensity);
  if (dialogo === 'paleta') return <Palette trabajo={trabajo} cerrar={cerrar} abrirAyuda={abrirAyuda} />;
  if (dialogo === 'ayuda') return <HelpDialog cerrar={cerrar} />;
  return null;
}

interface PaletteProps extends CommandPaletteProps {
  readonly cerrar: () => void;
  readonly abrirAyuda: () => void;
}

function Palette({ trabajo, cerrar, abrirAyuda }: PaletteProps) {
  return <PaletteDialog acciones={useActions(trabajo, abrirAyuda)} cerrar={cerrar} />;
}

// What can be done from the command palette, for whoever may do it.
function useActions(trabajo: readonly PaletteEntry[], abrirAyuda: () => void): Accion[] {
  return [...useAccionesDeTrabajo(trabajo), ...useAspecto(), ...useAccionesDelMarco(abrirAyuda)];
}

function useAccionesDeTrabajo(trabajo: readonly PaletteEntry[]): Accion[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const permisos = useCurrentUser()?.permisos ?? [];
  return trabajo
    .filter(({ permiso }) => permisos.includes(permiso))
    .map(({ id, title, also, icon, to }) => ({
      id,
      titulo: t(title),
      tambien: also,
      icono: icon,
      hacer: () => navigate({ to }),
    }));
}

/** How the shell looks and speaks. */
function useAspecto(): Accion[] {
  const { t } = useTranslation();
  const elegirIdioma = useChooseLanguage();
  const idiomaActual = useLanguage();
  const otraDensidad = useHabits().densidad === 'comoda' ? 'compacta' : 'comoda';
  return [
    ...useSchemeActions(),
    ...idiomas
      .filter((idioma) => idioma !== idiomaActual)
      .map((idioma) => ({
        id: `idioma-${idioma}`,
        titulo: t('palette.language', { language: t(`language.${idioma}`) }),
        icono: LanguageIcon,
        hacer: () => elegirIdioma(idioma),
      })),
    {
      id: 'densidad',
      titulo: t(`palette.density.${otraDensidad}`),
      icono: Bars4Icon,
      hacer: toggleDensity,
    },
  ];
}

function useAccionesDelMarco(abrirAyuda: () => void): Accion[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const conPantallaCompleta = useAtLeast('md');
  return [
    ...(conPantallaCompleta
      ? [
          {
            id: 'pantalla-completa',
            titulo: t('fullscreen.toggle'),
            icono: ArrowsPointingOutIcon,
            hacer: () => toggleFullscreen(document),
          },
        ]
      : []),
    {
      id: 'perfil',
      titulo: t('palette.profile'),
      icono: UserCircleIcon,
      hacer: () => navigate({ to: '/perfil' }),
    },
    { id: 'ajustes', titulo: t('palette.settings'), icono: Cog8ToothIcon, hacer: openSettings },
    { id: 'ayuda', titulo: t('help.title'), icono: QuestionMarkCircleIcon, hacer: abrirAyuda },
    {
      id: 'salir',
      titulo: t('user.signOut'),
      icono: ArrowRightStartOnRectangleIcon,
      hacer: () => navigate({ to: '/sign-out' }),
    },
  ];
}

const ICONOS_DE_ESQUEMA = { auto: BoltIcon, dark: MoonIcon, light: SunIcon } as const;

/** The schemes that are not in use. */
function useSchemeActions(): Accion[] {
  const { t } = useTranslation();
  const actual = usePreferences().scheme ?? CONFIGURED_SCHEME;
  return esquemas
    .filter((esquema) => esquema !== actual)
    .map((esquema) => ({
      id: `esquema-${esquema}`,
      titulo: t(`palette.scheme.${esquema}`),
      icono: ICONOS_DE_ESQUEMA[esquema],
      hacer: () => savePreference({ scheme: esquema }),
    }));
}
