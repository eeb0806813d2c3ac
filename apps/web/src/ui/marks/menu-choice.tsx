// One of several choices in a menu, with its own mark before it (a flag, a coloured dot). Choosing closes the menu, and
// the keyboard begins at the chosen one.
//
//   <MenuChoice value="es" mark={<Flag />} chosen={…} onChoose={…}>Español</MenuChoice>
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './menu-choice.module.css';

interface MenuChoiceProps {
  readonly value: string;
  readonly mark: ReactNode;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function MenuChoice({ value, mark, chosen, onChoose, children }: MenuChoiceProps) {
  return (
    <Menu.RadioItem
      value={value}
      checked={chosen}
      onChange={onChoose}
      closeMenuOnClick
      data-autofocus={chosen || undefined}
      classNames={{ item: classes.opcion, itemIndicator: classes.indicador, itemLabel: classes.texto }}
    >
      {mark}
      {children}
    </Menu.RadioItem>
  );
}
