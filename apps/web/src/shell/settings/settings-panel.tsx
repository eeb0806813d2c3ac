// How the shell looks to this person: theme, scheme and layout, each applied at once and remembered. The header's button,
// the person's menu and the palette open it.
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { type Disposicion, esquemas, ladosDeNavegacion } from '@cuadra/contract/escritorio/preferencias';
import { BoltIcon, MoonIcon, SunIcon } from '@heroicons/react/20/solid';
import { Cog8ToothIcon } from '@heroicons/react/24/solid';
import { Drawer } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NAVIGATION_SIDE } from '#escritorio/navegacion/appearance.ts';
import { savePreference, usePreferences } from '#platform/preferences.ts';
import { forgetRequest } from '#shell/chosen-layout/chosen-layout.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import type { Style } from '#ui/look/look.ts';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { CONFIGURED_SCHEME } from '#ui/theme/scheme.ts';
import { ACTIVE_THEME, swatchOf, themes } from '#ui/theme/themes.ts';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './settings-panel.module.css';
import { closeSettings, settingsOpener, useSettingsOpen } from './settings-state.ts';

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
          <Row oneLine gap="lg">
            <Cog8ToothIcon width={28} height={28} aria-hidden="true" />
            <Drawer.Title>
              <Text as="span" size="2xl" weight="bold">
                {t('settings.title')}
              </Text>
            </Drawer.Title>
          </Row>
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

function ThemeChoice() {
  const { t } = useTranslation();
  const { theme } = usePreferences();
  return (
    <ChoiceGroup
      titulo={t('settings.theme')}
      valor={theme ?? ACTIVE_THEME}
      opciones={themes.map((tema) => ({
        valor: tema.id,
        dibujo: (
          <Pill swatch={swatchOf(tema)} mark={<span className={classes.punto} />}>
            {t(`settings.themes.${tema.id}`)}
          </Pill>
        ),
      }))}
      elegir={(valor) => savePreference({ theme: valor })}
    />
  );
}

const DIBUJOS_DE_ESQUEMA = { auto: BoltIcon, dark: MoonIcon, light: SunIcon } as const;

function SchemeChoice() {
  const { t } = useTranslation();
  const { scheme } = usePreferences();
  return (
    <ChoiceGroup
      titulo={t('settings.scheme')}
      valor={scheme ?? CONFIGURED_SCHEME}
      opciones={esquemas.map((valor) => {
        const Dibujo = DIBUJOS_DE_ESQUEMA[valor];
        return {
          valor,
          ...(valor === 'auto' && { pista: t('settings.autoHint') }),
          dibujo: (
            <Pill mark={<Dibujo width={18} height={18} aria-hidden="true" />}>
              {t(`settings.schemes.${valor}`)}
            </Pill>
          ),
        };
      })}
      elegir={(valor) => savePreference({ scheme: valor })}
    />
  );
}

// Choosing a layout first takes the one asked for in the address away from it, or it would win again.
// The vertical ones, and in rows of their own the horizontal ones.
const ORDEN: readonly Disposicion[] = [
  'empty',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
  'centered',
  'enterprise',
  'material',
  'modern',
];
const PRIMERA_HORIZONTAL: Disposicion = 'centered';

function LayoutChoice({ disposicion }: { readonly disposicion: Disposicion }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const elegir = async (layout: Disposicion) => {
    await navigate({
      to: '.',
      search: (antes: object) =>
        Object.fromEntries(Object.entries(antes).filter(([nombre]) => nombre !== 'layout')),
      hash: true,
      replace: true,
      // The page stays, so nothing typed in it is at risk.
      ignoreBlocker: true,
      resetScroll: false,
    });
    forgetRequest();
    return savePreference({ layout });
  };
  return (
    <ChoiceGroup
      titulo={t('settings.layout')}
      despues={<SideChoice />}
      valor={disposicion}
      opciones={ORDEN.map((valor) => ({
        valor,
        enFilaNueva: valor === PRIMERA_HORIZONTAL,
        dibujo: (
          <Stack as="span" gap="sm" className={classes.disposicion}>
            <span className={classes.marco}>
              <LayoutDrawing disposicion={valor} />
            </span>
            <Text as="span" size="sm" weight="medium" muted textAlign="center" className={classes.nombre}>
              {t(`settings.layouts.${valor}`)}
            </Text>
          </Stack>
        ),
      }))}
      elegir={elegir}
    />
  );
}

/** For the layouts whose menu is a column, and for the drawer that it is on a phone. */
function SideChoice() {
  const { t } = useTranslation();
  const { navigation } = usePreferences();
  return (
    <ChoiceGroup
      menor
      titulo={t('settings.navigation')}
      valor={navigation ?? NAVIGATION_SIDE}
      opciones={ladosDeNavegacion.map((valor) => ({
        valor,
        dibujo: <Pill>{t(`settings.sides.${valor}`)}</Pill>,
      }))}
      elegir={(valor) => savePreference({ navigation: valor })}
    />
  );
}

// A layout in a few blocks: what is menu, what is header, what is page.
type Tono = 'menu' | 'indigo' | 'banda' | 'barra' | 'hoja' | 'lejos' | 'linea';
type Bloque = readonly [tono: Tono, x: number, y: number, ancho: number, alto: number];

/** Lines of a menu, one under the other. */
const lineas = (x: number, y: number, ancho: number, cuantas: number): readonly Bloque[] =>
  Array.from({ length: cuantas }, (_, i) => ['linea', x, y + i * 6, ancho, 2] as const);

const vertical = (ancho: number, tono: Tono = 'menu'): readonly Bloque[] => [
  [tono, 0, 0, ancho, 76],
  ['barra', ancho, 0, 104 - ancho, 10],
];

const puntos = (y: number, desde: number): readonly Bloque[] =>
  Array.from({ length: 4 }, (_, i) => ['linea', desde + i * 9, y, 6, 2] as const);

const dibujos: Readonly<Record<Disposicion, readonly Bloque[]>> = {
  empty: [],
  classic: [...vertical(28), ...lineas(5, 16, 18, 7)],
  classy: [...vertical(28), ['linea', 10, 8, 8, 8], ...lineas(5, 24, 18, 6)],
  compact: [...vertical(16), ...lineas(5, 16, 6, 7)],
  dense: [...vertical(10), ...lineas(3, 12, 4, 9)],
  futuristic: [...vertical(28, 'indigo'), ...lineas(5, 14, 18, 6), ['linea', 5, 64, 8, 6]],
  thin: [...vertical(9, 'barra'), ...lineas(3, 12, 3, 9)],
  centered: [['lejos', 0, 0, 104, 76], ['hoja', 14, 8, 76, 60], ['barra', 14, 8, 76, 10], ...puntos(12, 19)],
  enterprise: [
    ['lejos', 0, 0, 104, 76],
    ['menu', 0, 0, 104, 10],
    ['barra', 0, 10, 104, 9],
    ...puntos(14, 12),
    ['hoja', 12, 26, 80, 42],
  ],
  material: [['banda', 0, 0, 104, 26], ['barra', 12, 8, 80, 18], ...puntos(20, 17), ['hoja', 12, 26, 80, 50]],
  modern: [['barra', 0, 0, 104, 12], ...puntos(5, 20)],
};

function LayoutDrawing({ disposicion }: { readonly disposicion: Disposicion }) {
  return (
    <svg className={classes.dibujo} viewBox="0 0 104 76" preserveAspectRatio="none" aria-hidden="true">
      {dibujos[disposicion].map(([tono, x, y, ancho, alto]) => (
        <rect key={`${tono}-${x}-${y}`} className={classes[tono]} x={x} y={y} width={ancho} height={alto} />
      ))}
    </svg>
  );
}

// One of several, as radio buttons that do not look like them: each is drawn by whoever uses the group. A choice shows
// at once; if the server does not keep it, it goes back and the person is told.
interface ChoiceGroupProps<T extends string> {
  readonly titulo: string;
  /** A choice within another one. */
  readonly menor?: boolean;
  readonly despues?: ReactNode;
  readonly valor: T;
  readonly opciones: readonly Choice<T>[];
  /** Answers whether the choice was kept. */
  readonly elegir: (valor: T) => Promise<boolean>;
}

interface Choice<T extends string> {
  readonly valor: T;
  readonly dibujo: ReactNode;
  readonly pista?: string;
  /** In the grid, begins a row of its own. */
  readonly enFilaNueva?: boolean;
}

function ChoiceGroup<T extends string>({
  titulo,
  menor = false,
  despues,
  valor,
  opciones,
  elegir,
}: ChoiceGroupProps<T>) {
  const { t } = useTranslation();
  const nombre = useId();
  const alElegir = async (elegido: T) => {
    if (!(await elegir(elegido))) void notify(t('settings.failed'), 'error');
  };
  return (
    <Box as="fieldset" className={classes.grupo} data-menor={menor || undefined}>
      <Text as="legend" size="sm" weight={menor ? 'medium' : 'bold'} muted className={classes.titulo}>
        {titulo}
      </Text>
      <Grid columns={3} gap="lg" className={classes.opciones}>
        {opciones.map((opcion) => (
          <label
            key={opcion.valor}
            className={classes.opcion}
            title={opcion.pista}
            data-fila-nueva={opcion.enFilaNueva || undefined}
          >
            <input
              type="radio"
              className={classes.boton}
              name={nombre}
              checked={opcion.valor === valor}
              onChange={() => void alElegir(opcion.valor)}
            />
            {opcion.dibujo}
          </label>
        ))}
      </Grid>
      {despues}
    </Box>
  );
}

interface PillProps {
  /** Its own colour, where it has one. */
  readonly swatch?: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A choice as a pill: a mark and a name; the chosen one has a ring in its own colour. */
function Pill({ swatch, mark, children }: PillProps) {
  const colour: Style = swatch === undefined ? {} : { '--muestra': swatch };
  return (
    <Row
      as="span"
      oneLine
      gap="md"
      pad="none lg"
      minHeight="2.5rem"
      size="sm"
      weight="medium"
      muted
      className={classes.pildora}
      style={colour}
    >
      {mark}
      <Text as="span" cut>
        {children}
      </Text>
    </Row>
  );
}
