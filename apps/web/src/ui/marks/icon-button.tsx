// A button that is only an icon. Its name is mandatory: read aloud, and shown as a tooltip.
//
//   <IconButton etiqueta="Abrir el menú" icono={Bars3Icon} onClick={…} />
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import type { Icon } from '#ui/states/state-message.tsx';

export interface IconButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'children' | 'aria-label'> {
  readonly etiqueta: string;
  readonly icono: Icon;
}

export function IconButton({ etiqueta, icono: Dibujo, ...resto }: IconButtonProps) {
  return (
    <Tooltip label={etiqueta}>
      <ActionIcon aria-label={etiqueta} {...resto}>
        <Dibujo width={20} height={20} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}
