// The places of the mailbox.
import '@mantine/core/styles/VisuallyHidden.layer.css';
import {
  Cog6ToothIcon,
  DocumentTextIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  InboxIcon,
  PaperAirplaneIcon,
  PencilSquareIcon,
  StarIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline';
import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { PlainLink } from '#ui/page/plain-link.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import colors from './labels/label-colors.module.css';
import { folderTitle } from './mail-words.ts';
import type { Shelves } from './mailbox-data.ts';
import { addressOf, type MailAddress, type Place, SETTINGS } from './place.ts';
import classes from './sidebar.module.css';
import { useMailTexts } from './texts/mail-texts.ts';

interface SidebarProps {
  readonly shelves: Shelves;
  readonly address: MailAddress | undefined;
  readonly onCompose: () => void;
}

const ICONS: Readonly<Record<string, Icon>> = {
  inbox: InboxIcon,
  'paper-airplane': PaperAirplaneIcon,
  document: DocumentTextIcon,
  'exclamation-triangle': ExclamationTriangleIcon,
  trash: TrashIcon,
  star: StarIcon,
  'exclamation-circle': ExclamationCircleIcon,
};

export function Sidebar({ shelves: { folders, filters, labels }, address, onCompose }: SidebarProps) {
  const t = useMailTexts();
  const entry = (place: Place, title: string, rest: Partial<EntryProps>) => (
    <Entry
      key={place.name}
      to={addressOf(place)}
      title={title}
      current={address?.shows === 'mails' && isSame(address.place, place)}
      {...rest}
    />
  );
  return (
    <nav className={classes.sidebar} aria-label={t.title}>
      <p className={classes.title}>{t.title}</p>
      <Button
        className={classes.compose ?? ''}
        leftSection={<PencilSquareIcon width={18} height={18} aria-hidden="true" />}
        onClick={onCompose}
      >
        {t.compose.open}
      </Button>
      <Group title={t.groups.mailboxes}>
        {folders.map(({ slug, title, icon, count }) =>
          entry({ by: 'folder', name: slug }, folderTitle({ slug, title }, t), { icon, count }),
        )}
      </Group>
      <Group title={t.groups.filters}>
        {filters.map(({ slug, icon }) => entry({ by: 'filter', name: slug }, t.filters[slug], { icon }))}
      </Group>
      {labels.length > 0 && (
        <Group title={t.groups.labels}>
          {labels.map(({ id, slug, title, color }) => (
            <Entry
              key={id}
              to={addressOf({ by: 'label', name: slug })}
              title={title}
              color={color}
              current={address?.shows === 'mails' && isSame(address.place, { by: 'label', name: slug })}
            />
          ))}
        </Group>
      )}
      <ul className={classes.last}>
        <Entry to={SETTINGS} title={t.settings} icon="settings" current={address?.shows === 'settings'} />
      </ul>
    </nav>
  );
}

const isSame = (one: Place, other: Place): boolean => one.by === other.by && one.name === other.name;

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id} className={classes.group}>
        {title}
      </p>
      <ul className={classes.entries} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

interface EntryProps {
  readonly to: string;
  readonly title: string;
  readonly icon?: string;
  readonly color?: string;
  readonly count?: number;
  readonly current: boolean;
}

function Entry({ to, title, icon = '', color, count = 0, current }: EntryProps) {
  const Drawing = color === undefined ? (ICONS[icon] ?? Cog6ToothIcon) : TagIcon;
  return (
    <li>
      <PlainLink to={to} className={classes.entry} aria-current={current ? 'page' : undefined}>
        <Drawing
          className={color === undefined ? undefined : colors.mark}
          data-color={color}
          width={20}
          height={20}
          aria-hidden="true"
        />
        <span className={classes.name}>{title}</span>
        {count > 0 && (
          <>
            <VisuallyHidden>: </VisuallyHidden>
            <span className={classes.count}>{count}</span>
          </>
        )}
      </PlainLink>
    </li>
  );
}
