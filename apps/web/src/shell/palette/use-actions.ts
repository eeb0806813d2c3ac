// What can be done from the command palette, for whoever may do it.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { esquemas, idiomas } from '@cuadra/contract/escritorio/preferencias';
import {
  ArrowRightStartOnRectangleIcon,
  ArrowsPointingOutIcon,
  BoltIcon,
  Cog8ToothIcon,
  LanguageIcon,
  MoonIcon,
  PencilSquareIcon,
  QuestionMarkCircleIcon,
  QueueListIcon,
  SunIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useUsuario } from '../../platform/current-session.ts';
import { guardarPreferencia, usePreferencias } from '../../platform/preferences.ts';
import type { Icono } from '../../ui/states/state-message.tsx';
import { useDesde } from '../../ui/theme/breakpoints.ts';
import { ESQUEMA_CONFIGURADO } from '../../ui/theme/scheme.ts';
import { alternarPantallaCompleta } from '../fullscreen/toggle-fullscreen.ts';
import { useElegirIdioma, useIdioma } from '../language/use-language.ts';
import { abrirAjustes } from '../settings/settings-state.ts';

export interface Accion {
  readonly id: string;
  readonly titulo: string;
  /** What it is also looked for by: the menu's own words, whatever the language. */
  readonly tambien?: string;
  readonly icono: Icono;
  readonly hacer: () => unknown;
}

export function useAcciones(abrirAyuda: () => void): Accion[] {
  return [...useAccionesDeTrabajo(), ...useAccionesDelMarco(abrirAyuda)];
}

function useAccionesDeTrabajo(): Accion[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const permisos = useUsuario()?.permisos ?? [];
  const trabajo: readonly (Accion & { readonly permiso: Permiso })[] = [
    {
      id: 'registrar-partida',
      permiso: 'partidas:registrar',
      titulo: t('palette.register'),
      tambien: 'Registrar Partida',
      icono: PencilSquareIcon,
      hacer: () => navigate({ to: '/contabilidad/partidas' }),
    },
    {
      id: 'ver-partidas',
      permiso: 'partidas:ver',
      titulo: t('palette.view'),
      tambien: 'Ver partidas',
      icono: QueueListIcon,
      hacer: () => navigate({ to: '/contabilidad/ver-partidas' }),
    },
  ];
  return trabajo.filter(({ permiso }) => permisos.includes(permiso));
}

function useAccionesDelMarco(abrirAyuda: () => void): Accion[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const elegirIdioma = useElegirIdioma();
  const idiomaActual = useIdioma();
  const esquemaActual = usePreferencias().scheme ?? ESQUEMA_CONFIGURADO;
  const conPantallaCompleta = useDesde('md');
  return [
    ...esquemas
      .filter((esquema) => esquema !== esquemaActual)
      .map((esquema) => ({
        id: `esquema-${esquema}`,
        titulo: t(`palette.scheme.${esquema}`),
        icono: ICONOS_DE_ESQUEMA[esquema],
        hacer: () => guardarPreferencia({ scheme: esquema }),
      })),
    ...idiomas
      .filter((idioma) => idioma !== idiomaActual)
      .map((idioma) => ({
        id: `idioma-${idioma}`,
        titulo: t('palette.language', { language: t(`language.${idioma}`) }),
        icono: LanguageIcon,
        hacer: () => elegirIdioma(idioma),
      })),
    ...(conPantallaCompleta
      ? [
          {
            id: 'pantalla-completa',
            titulo: t('fullscreen.toggle'),
            icono: ArrowsPointingOutIcon,
            hacer: () => alternarPantallaCompleta(document),
          },
        ]
      : []),
    {
      id: 'perfil',
      titulo: t('palette.profile'),
      icono: UserCircleIcon,
      hacer: () => navigate({ to: '/perfil' }),
    },
    { id: 'ajustes', titulo: t('palette.settings'), icono: Cog8ToothIcon, hacer: abrirAjustes },
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
