// The menu as a row: pages are links, and whatever holds others (group, collapsable, aside) is a button with a
// drop-down. Dividers belong inside drop-downs and spaces to the row. Not drawn on small screens, which have a drawer.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Menu, Tooltip } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { EntryTarget, useTitulo } from './entry-target.tsx';
import classes from './horizontal-navigation.module.css';
import { iconoDe } from './icons.ts';
import { contieneActiva, estaActiva, visibles } from './tree.ts';

interface HorizontalNavigationProps {
  readonly entradas: readonly EntradaDeNavegacion[];
}

export function HorizontalNavigation({ entradas }: HorizontalNavigationProps) {
  const { t } = useTranslation();
  const mostradas = useMemo(() => visibles(entradas), [entradas]);
  if (!useAtLeast('md')) return null;
  return (
    <nav className={classes.navegacion} lang="es-GT" aria-label={t('frame.main')}>
      <Row as="ul" oneLine gap="xs" className={classes.fila}>
        {mostradas
          .filter(({ type }) => type !== 'divider')
          .map((entrada) => (
            <li key={entrada.id} className={entrada.type === 'spacer' ? classes.espacio : undefined}>
              <Entry entrada={entrada} />
            </li>
          ))}
      </Row>
    </nav>
  );
}

interface EntryProps {
  readonly entrada: EntradaDeNavegacion;
}

function Entry({ entrada }: EntryProps) {
  if (entrada.type === 'spacer') return null;
  const dibujo = entrada.type === 'basic' ? <Page entrada={entrada} /> : <Branch entrada={entrada} />;
  return <WithTooltip texto={entrada.tooltip}>{dibujo}</WithTooltip>;
}

function Page({ entrada }: EntryProps) {
  const activa = useLocation({ select: ({ pathname }) => estaActiva(entrada, pathname) });
  return (
    <EntryTarget entrada={entrada} activa={activa} className={classes.entrada}>
      <Content entrada={entrada} />
    </EntryTarget>
  );
}

function Branch({ entrada }: EntryProps) {
  const activa = useLocation({ select: ({ pathname }) => contieneActiva(entrada, pathname) });
  return (
    <Menu position="bottom-start" offset={4} disabled={entrada.disabled ?? false}>
      <Menu.Target>
        <button
          type="button"
          className={classes.entrada}
          data-activa={activa || undefined}
          disabled={entrada.disabled}
        >
          <Content entrada={entrada}>
            <ChevronDownIcon className={classes.flecha} aria-hidden="true" />
          </Content>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuEntries entradas={entrada.children ?? []} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Content({ entrada, children }: EntryProps & { readonly children?: ReactNode }) {
  const { icon, subtitle, badge } = entrada;
  const titulo = useTitulo(entrada);
  const Dibujo = icon === undefined ? undefined : iconoDe(icon);
  return (
    <Row as="span" oneLine gap="md" minHeight="2.75rem" size="sm">
      {Dibujo !== undefined && <Dibujo className={classes.icono} aria-hidden="true" />}
      <Titles titulo={titulo} subtitulo={subtitle} />
      {badge !== undefined && <Badge>{badge.title}</Badge>}
      {children}
    </Row>
  );
}

interface WithTooltipProps {
  readonly texto: string | undefined;
  readonly children: ReactElement;
}

function WithTooltip({ texto, children }: WithTooltipProps) {
  if (texto === undefined) return children;
  return (
    <Tooltip label={texto}>
      <div>{children}</div>
    </Tooltip>
  );
}

// What a drop-down of the horizontal menu holds; whatever holds others opens to the side.
interface MenuEntriesProps {
  readonly entradas: readonly EntradaDeNavegacion[];
}

function MenuEntries({ entradas }: MenuEntriesProps) {
  return entradas.map((entrada) => <MenuEntry key={entrada.id} entrada={entrada} />);
}

interface EntryProps {
  readonly entrada: EntradaDeNavegacion;
}

function MenuEntry({ entrada }: EntryProps) {
  switch (entrada.type) {
    case 'basic':
      return <MenuPage entrada={entrada} />;
    case 'group':
    case 'collapsable':
    case 'aside':
      return <Submenu entrada={entrada} />;
    case 'divider':
      return <Menu.Divider />;
    case 'spacer':
      return null;
    default:
      return entrada.type satisfies never;
  }
}

function MenuPage({ entrada }: EntryProps) {
  const activa = useLocation({ select: ({ pathname }) => estaActiva(entrada, pathname) });
  const { link, disabled } = entrada;
  const comun = { ...useAspecto(entrada, activa), title: entrada.tooltip };
  if (link === undefined || disabled) return <Menu.Item {...comun} disabled />;
  if (!link.startsWith('/'))
    return <Menu.Item {...comun} component="a" href={link} target="_blank" rel="noreferrer" />;
  return (
    <Menu.Item
      {...comun}
      renderRoot={(props) => <Link to={link} aria-current={activa ? 'page' : undefined} {...props} />}
    />
  );
}

function Submenu({ entrada }: EntryProps) {
  const activa = useLocation({ select: ({ pathname }) => contieneActiva(entrada, pathname) });
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item {...useAspecto(entrada, activa)} disabled={entrada.disabled ?? false} />
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <MenuEntries entradas={entrada.children ?? []} />
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function useAspecto(entrada: EntradaDeNavegacion, activa: boolean) {
  const titulo = useTitulo(entrada);
  const Dibujo = entrada.icon === undefined ? undefined : iconoDe(entrada.icon);
  return {
    className: classes.opcion ?? '',
    'data-activa': activa || undefined,
    leftSection: Dibujo !== undefined && <Dibujo width={18} height={18} aria-hidden="true" />,
    ...(entrada.badge !== undefined && {
      rightSection: <Badge>{entrada.badge.title}</Badge>,
    }),
    children: <Titles titulo={titulo} subtitulo={entrada.subtitle} />,
  };
}

interface TitlesProps {
  readonly titulo: string;
  readonly subtitulo: string | undefined;
}

const Titles = ({ titulo, subtitulo }: TitlesProps) => (
  <Stack as="span" size="sm">
    <span>{titulo}</span>
    {subtitulo !== undefined && (
      <Text as="span" size="xs" lines="tight" muted>
        {subtitulo}
      </Text>
    )}
  </Stack>
);

const Badge = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" size="xs" weight="bold" figures textAlign="center" className={classes.insignia}>
    {children}
  </Text>
);
