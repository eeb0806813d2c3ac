// What a drop-down of the horizontal menu holds; whatever holds others opens to the side.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { Menu } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { useTitulo } from './entry-title.ts';
import classes from './horizontal-navigation.module.css';
import { iconoDe } from './icons.ts';
import { contieneActiva, estaActiva } from './tree.ts';

interface MenuEntriesProps {
  readonly entradas: readonly EntradaDeNavegacion[];
}

export function MenuEntries({ entradas }: MenuEntriesProps) {
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
      rightSection: <span className={classes.insignia}>{entrada.badge.title}</span>,
    }),
    children: (
      <>
        {titulo}
        {entrada.subtitle !== undefined && <span className={classes.subtitulo}>{entrada.subtitle}</span>}
      </>
    ),
  };
}
