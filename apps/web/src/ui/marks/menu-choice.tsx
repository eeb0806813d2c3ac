// One of several choices in a menu, with its own mark before it (a flag, a coloured dot). Choosing closes the menu, and
// the keyboard begins at the chosen one.
//
//   <MenuChoice valor="es" marca={<Flag />} elegida={…} onElegir={…}>Español</MenuChoice>
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './menu-choice.module.css';

interface MenuChoiceProps {
  readonly valor: string;
  readonly marca: ReactNode;
  readonly elegida: boolean;
  readonly onElegir: () => void;
  readonly children: ReactNode;
}

export function MenuChoice({ valor, marca, elegida, onElegir, children }: MenuChoiceProps) {
  return (
    <Menu.RadioItem
      value={valor}
      checked={elegida}
      onChange={onElegir}
      closeMenuOnClick
      data-autofocus={elegida || undefined}
      classNames={{ item: classes.opcion, itemIndicator: classes.indicador, itemLabel: classes.texto }}
    >
      {marca}
      {children}
    </Menu.RadioItem>
  );
}
