// What can be done, in a row: the frequent act first, the rest in a menu.
//
//   <Actions end><Button variant="default">Cancelar</Button><Button>Guardar</Button></Actions>
//   <ActionMenu label="Más acciones de Caja 1" actions={[{ text: 'Editar', onRun: editar }, { text: 'Eliminar', danger: true, onRun: eliminar }]} />
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { EllipsisHorizontalIcon } from '@heroicons/react/24/outline';
import { Menu } from '@mantine/core';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { type BoxProps, Row } from './layout.tsx';

interface ActionsProps extends BoxProps {
  /** Against the right edge. */
  readonly end?: boolean;
}

export function Actions({ end = false, ...box }: ActionsProps) {
  return <Row gap="md" justify={end ? 'end' : undefined} {...box} />;
}

interface MenuAction {
  readonly text: string;
  readonly icon?: Icon;
  readonly onRun: () => void;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

interface ActionMenuProps {
  /** What its button is called: of what the actions are. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly disabled?: boolean;
}

export function ActionMenu({ label, actions, disabled = false }: ActionMenuProps) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton label={label} icon={EllipsisHorizontalIcon} size={32} disabled={disabled} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ text, icon: Drawing, onRun, danger = false, disabled: off = false }) => (
          <Menu.Item
            key={text}
            disabled={off}
            onClick={onRun}
            {...(danger ? { color: 'red' } : {})}
            {...(Drawing === undefined
              ? {}
              : { leftSection: <Drawing width={16} height={16} aria-hidden="true" /> })}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
