// The Mantine theme: sizes, radii and colours of the product, and the CSS variables (--cuadra-…) that our own
// stylesheets use. Calm and dense: 14 px body, 13 px in tables and fields, a 4 px grid.
import type { Tema } from '@cuadra/contract/escritorio/preferencias';
import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from '@mantine/core';
import {
  darkSurfaces,
  INK,
  lightSurfaces,
  NAVIGATION,
  NAVIGATION_INDIGO,
  type Surfaces,
} from './surfaces.ts';
import { hoverShadeOf, themeById } from './themes.ts';

export function buildTheme(id: Tema): MantineThemeOverride {
  const tema = themeById(id);
  const { escala, tono } = tema;
  return createTheme({
    primaryColor: 'primario',
    primaryShade: { light: tono, dark: tono },
    colors: { primario: escala, gray: PIZARRA_CLARA, dark: PIZARRA_OSCURA, red: ROJO },
    black: INK,
    white: '#ffffff',
    autoContrast: true,
    // Where black and white text contrast equally; on either side the better of the two is chosen.
    luminanceThreshold: 0.179,
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.5' },
    headings: { fontWeight: '600', sizes: TITULOS },
    radius: { xs: '0.125rem', sm: '0.25rem', md: '0.375rem', lg: '0.75rem', xl: '2rem' },
    defaultRadius: 'md',
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    breakpoints: { xs: '30em', sm: '37.5em', md: '60em', lg: '80em', xl: '90em' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: COMPONENTES,
    other: { alPasar: escala[hoverShadeOf(tema)] },
  });
}

export const resolveVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    '--cuadra-navegacion': NAVIGATION,
    '--cuadra-navegacion-indigo': NAVIGATION_INDIGO,
    '--mantine-color-primario-filled-hover': theme.other.alPasar,
  },
  light: {
    ...superficies(lightSurfaces),
    '--cuadra-primario-texto': theme.colors.primario?.[8] ?? lightSurfaces.texto,
    '--cuadra-primario-tinte': theme.colors.primario?.[0] ?? lightSurfaces.realce,
    '--cuadra-foco': theme.colors.primario?.[7] ?? lightSurfaces.texto,
    '--cuadra-sombra': '0 1px 2px rgb(15 23 42 / 6%), 0 1px 3px rgb(15 23 42 / 8%)',
  },
  dark: {
    ...superficies(darkSurfaces),
    '--cuadra-primario-texto': theme.colors.primario?.[3] ?? darkSurfaces.texto,
    '--cuadra-primario-tinte': darkSurfaces.realce,
    '--cuadra-foco': theme.colors.primario?.[4] ?? darkSurfaces.texto,
    '--cuadra-sombra': 'none',
  },
});

function superficies(de: Surfaces): Record<string, string> {
  return {
    '--cuadra-pagina': de.pagina,
    '--cuadra-tarjeta': de.tarjeta,
    '--cuadra-barra': de.barra,
    '--cuadra-realce': de.realce,
    '--cuadra-borde': de.borde,
    '--cuadra-texto': de.texto,
    '--cuadra-secundario': de.secundario,
    '--cuadra-pista': de.pista,
    '--cuadra-error': de.error,
    '--cuadra-exito': de.exito,
    '--cuadra-aviso': de.aviso,
    '--mantine-color-body': de.tarjeta,
    '--mantine-color-text': de.texto,
    '--mantine-color-dimmed': de.secundario,
    '--mantine-color-placeholder': de.pista,
    '--mantine-color-error': de.error,
    '--mantine-color-success': de.exito,
    '--mantine-color-anchor': 'var(--cuadra-primario-texto)',
    '--mantine-color-default-border': de.borde,
    '--mantine-color-default-hover': de.realce,
    '--mantine-color-disabled-color': de.pista,
  };
}

// Position 4 outlines fields in light, and in dark positions 4 and 6 are a field's outline and ground.
const PIZARRA_CLARA = [
  '#f8fafc',
  '#f1f5f9',
  '#e2e8f0',
  '#cbd5e1',
  lightSurfaces.bordeDeCampo,
  '#64748b',
  '#475569',
  '#334155',
  '#1e293b',
  '#0f172a',
] as const;
const PIZARRA_OSCURA = [
  darkSurfaces.texto,
  '#e2e8f0',
  darkSurfaces.secundario,
  '#7c8ba1',
  darkSurfaces.bordeDeCampo,
  darkSurfaces.realce,
  darkSurfaces.campo,
  darkSurfaces.tarjeta,
  darkSurfaces.pagina,
  '#0b1120',
] as const;
const ROJO = [
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
  '#fca5a5',
  '#f87171',
  '#ef4444',
  '#dc2626',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
] as const;

const TITULOS = {
  h1: { fontSize: '1.25rem', lineHeight: '1.3' },
  h2: { fontSize: '1.125rem', lineHeight: '1.35' },
  h3: { fontSize: '1rem', lineHeight: '1.4' },
  h4: { fontSize: '0.875rem', lineHeight: '1.45' },
  h5: { fontSize: '0.8125rem', lineHeight: '1.45' },
  h6: { fontSize: '0.75rem', lineHeight: '1.45' },
};

// Under a dialog the page does not scroll, but its scroll bar stays: taking it away moves everything, and is done
// with a style element that the page's content policy refuses.
const SIN_MOVER_LA_PAGINA = { removeScrollProps: { removeScrollBar: false } };

const COMPONENTES = {
  Button: { defaultProps: { size: 'sm', radius: 'xl' } },
  ActionIcon: { defaultProps: { size: 36, radius: 'xl', variant: 'subtle', color: 'gray' } },
  TextInput: { defaultProps: { size: 'sm' } },
  PasswordInput: { defaultProps: { size: 'sm' } },
  Modal: { defaultProps: { ...SIN_MOVER_LA_PAGINA, radius: 'lg', centered: true } },
  ModalRoot: { defaultProps: SIN_MOVER_LA_PAGINA },
  Drawer: { defaultProps: SIN_MOVER_LA_PAGINA },
  DrawerRoot: { defaultProps: SIN_MOVER_LA_PAGINA },
  Tooltip: { defaultProps: { openDelay: 400, withArrow: true, fz: 'xs' } },
  // The keyboard begins at the first entry; the invisible place before it is no child for a menu.
  Menu: { defaultProps: { radius: 'md', shadow: 'md', withInitialFocusPlaceholder: false } },
};
