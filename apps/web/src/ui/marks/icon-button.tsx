// A button that is only an icon. Its name is mandatory: read aloud, and shown as a tooltip.
//
//   <IconButton label="Abrir el menú" icon={Bars3Icon} onClick={…} />
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import type { Icon } from '#ui/states/state-message.tsx';

export interface IconButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'children' | 'aria-label'> {
  readonly label: string;
  readonly icon: Icon;
}

export function IconButton({ label, icon: Drawing, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...rest}>
        <Drawing width={20} height={20} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
