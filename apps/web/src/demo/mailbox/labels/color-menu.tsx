// One of the ten colours.
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { type LabelColor, labelColors } from '@cuadra/demo-api/mailbox/calls';
import { ActionIcon, Menu } from '@mantine/core';
import { MenuChoice } from '#ui/marks/menu-choice.tsx';
import { useMailTexts } from '../texts/mail-texts.ts';
import colors from './label-colors.module.css';

interface ColorMenuProps {
  readonly name: string;
  readonly color: LabelColor;
  readonly onChoose: (color: LabelColor) => void;
}

export function ColorMenu({ name, color, onChoose }: ColorMenuProps) {
  const t = useMailTexts();
  return (
    <Menu position="bottom-start" width={180}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={`${name}: ${t.labels.colors[color]}`}>
          <span className={colors.swatch} data-color={color} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {labelColors.map((one) => (
          <MenuChoice
            key={one}
            value={one}
            mark={<span className={colors.swatch} data-color={one} />}
            chosen={one === color}
            onChoose={() => onChoose(one)}
          >
            {t.labels.colors[one]}
          </MenuChoice>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
