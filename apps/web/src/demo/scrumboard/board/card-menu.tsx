// What can be done with a card without opening it.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { Card, ListWithCards } from '@cuadra/demo-api/scrumboard/calls';
import {
  ArrowDownIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  EllipsisHorizontalIcon,
  PencilIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { Menu } from '@mantine/core';
import { useTexts } from '#demo/frame/texts.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { useRemoveCard } from '../card/use-remove-card.ts';
import type { Lists } from '../drag/arrangement.ts';
import { boardTexts } from '../texts.ts';
import type { BoardChanges } from './use-board-changes.ts';

interface CardMenuProps {
  readonly card: Card;
  readonly place: number;
  readonly list: ListWithCards;
  readonly lists: Lists;
  readonly changes: BoardChanges;
  readonly onOpen: () => void;
}

const ICON = { width: 18, height: 18, 'aria-hidden': true } as const;

export function CardMenu({ card, place, list, lists, changes, onOpen }: CardMenuProps) {
  const t = useTexts(boardTexts);
  const remove = useRemoveCard(changes);
  const elsewhere = lists.filter(({ id }) => id !== list.id);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t.cardMenu(card.title)} icon={EllipsisHorizontalIcon} size={28} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<PencilIcon {...ICON} />} onClick={onOpen}>
          {t.open}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowUpIcon {...ICON} />}
          disabled={place === 0}
          onClick={() => changes.moveCard(card.id, list.id, place - 1)}
        >
          {t.moveUp}
        </Menu.Item>
        <Menu.Item
          leftSection={<ArrowDownIcon {...ICON} />}
          disabled={place === list.cards.length - 1}
          onClick={() => changes.moveCard(card.id, list.id, place + 1)}
        >
          {t.moveDown}
        </Menu.Item>
        {elsewhere.length > 0 && <Menu.Label>{t.moveTo}</Menu.Label>}
        {elsewhere.map(({ id, title, cards }) => (
          <Menu.Item
            key={id}
            leftSection={<ArrowRightIcon {...ICON} />}
            onClick={() => changes.moveCard(card.id, id, cards.length)}
          >
            {title}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<TrashIcon {...ICON} />} onClick={() => void remove(card)}>
          {t.deleteCard}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
