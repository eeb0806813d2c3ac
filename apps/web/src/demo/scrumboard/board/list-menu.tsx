// What can be done with a list.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { ListWithCards } from '@cuadra/demo-api/scrumboard/calls';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  BarsArrowDownIcon,
  EllipsisVerticalIcon,
  PencilIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { Menu } from '@mantine/core';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { Lists } from '../drag/arrangement.ts';
import { boardTexts } from '../texts.ts';
import { useSure } from '../use-sure.ts';
import type { BoardChanges } from './use-board-changes.ts';

interface ListMenuProps {
  readonly list: ListWithCards;
  readonly index: number;
  readonly lists: Lists;
  readonly changes: BoardChanges;
  readonly onRename: () => void;
}

const ICON = { width: 18, height: 18, 'aria-hidden': true } as const;

export function ListMenu({ list, index, lists, changes, onRename }: ListMenuProps) {
  const t = useTexts(boardTexts);
  const isSure = useSure();
  const remove = async () => {
    if (await isSure(t.deleteList, t.deleteListText(list.title, list.cards.length)))
      changes.removeList(list.id);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t.listMenu(list.title)} icon={EllipsisVerticalIcon} size={30} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<PencilIcon {...ICON} />} onClick={onRename}>
          {t.rename}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowLeftIcon {...ICON} />}
          disabled={index === 0}
          onClick={() => changes.moveList(list.id, index - 1)}
        >
          {t.moveLeft}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowRightIcon {...ICON} />}
          disabled={index === lists.length - 1}
          onClick={() => changes.moveList(list.id, index + 1)}
        >
          {t.moveRight}
        </Menu.Item>
        <Menu.Item
          leftSection={<BarsArrowDownIcon {...ICON} />}
          disabled={list.cards.length < 2}
          onClick={() => changes.sortByDueDate(list)}
        >
          {t.sortByDate}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<TrashIcon {...ICON} />} onClick={() => void remove()}>
          {t.deleteList}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
