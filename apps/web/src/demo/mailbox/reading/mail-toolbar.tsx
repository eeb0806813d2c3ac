// What can be done with the mail that is open.
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { isMe } from '@cuadra/demo-api/mailbox/addresses';
import type { Mail } from '@cuadra/demo-api/mailbox/calls';
import {
  ArrowLeftIcon,
  EllipsisVerticalIcon,
  ExclamationCircleIcon,
  StarIcon,
  TagIcon,
} from '@heroicons/react/24/outline';
import { ExclamationCircleIcon as ImportantIcon, StarIcon as StarredIcon } from '@heroicons/react/24/solid';
import { Menu } from '@mantine/core';
import { IconButton } from '#ui/marks/icon-button.tsx';
import colors from '../labels/label-colors.module.css';
import type { Shelves } from '../mailbox-data.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import classes from './mail-toolbar.module.css';

export type ChangeMail = (
  part: Partial<Pick<Mail, 'starred' | 'important' | 'unread' | 'folder' | 'labels'>>,
) => void;

interface MailToolbarProps {
  readonly mail: Mail;
  readonly shelves: Shelves;
  readonly onChange: ChangeMail;
  /** Absent beside the list. */
  readonly onBack: (() => void) | undefined;
}

const PLAIN = { variant: 'subtle', color: 'gray', size: 36 } as const;

export function MailToolbar({ mail, shelves, onChange, onBack }: MailToolbarProps) {
  const t = useMailTexts();
  const { starred, important } = mail;
  return (
    <div className={classes.toolbar}>
      {onBack !== undefined && (
        <IconButton label={t.view.backToList} icon={ArrowLeftIcon} {...PLAIN} onClick={onBack} />
      )}
      <span className={classes.room} />
      <LabelsMenu mail={mail} labels={shelves.labels} onChange={onChange} />
      <IconButton
        label={important ? t.view.dropImportant : t.view.addImportant}
        icon={important ? ImportantIcon : ExclamationCircleIcon}
        {...PLAIN}
        className={classes.mark ?? ''}
        data-on={important ? 'important' : undefined}
        onClick={() => onChange({ important: !important })}
      />
      <IconButton
        label={starred ? t.view.dropStar : t.view.addStar}
        icon={starred ? StarredIcon : StarIcon}
        {...PLAIN}
        className={classes.mark ?? ''}
        data-on={starred ? 'starred' : undefined}
        onClick={() => onChange({ starred: !starred })}
      />
      <MoreMenu mail={mail} folders={shelves.folders} onChange={onChange} />
    </div>
  );
}

interface LabelsMenuProps extends Pick<MailToolbarProps, 'mail' | 'onChange'>, Pick<Shelves, 'labels'> {}

function LabelsMenu({ mail, labels, onChange }: LabelsMenuProps) {
  const t = useMailTexts();
  const toggled = (id: string) =>
    mail.labels.includes(id) ? mail.labels.filter((one) => one !== id) : [...mail.labels, id];
  return (
    <Menu position="bottom-end" closeOnItemClick={false} width={220}>
      <Menu.Target>
        <IconButton label={t.view.labels} icon={TagIcon} {...PLAIN} />
      </Menu.Target>
      <Menu.Dropdown>
        {labels.length === 0 && <Menu.Label>{t.view.noLabels}</Menu.Label>}
        {labels.map(({ id, title, color }) => (
          <Menu.CheckboxItem
            key={id}
            checked={mail.labels.includes(id)}
            onChange={() => onChange({ labels: toggled(id) })}
          >
            <span className={classes.label}>
              <span className={colors.swatch} data-color={color} />
              {title}
            </span>
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface MoreMenuProps extends Pick<MailToolbarProps, 'mail' | 'onChange'>, Pick<Shelves, 'folders'> {}

function MoreMenu({ mail, folders, onChange }: MoreMenuProps) {
  const t = useMailTexts();
  const idOf = (name: string) => folders.find(({ slug }) => slug === name)?.id ?? '';
  const here = folders.find(({ id }) => id === mail.folder)?.slug;
  const moveTo = (name: string) => () => onChange({ folder: idOf(name) });
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <IconButton label={t.view.more} icon={EllipsisVerticalIcon} {...PLAIN} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChange({ unread: !mail.unread })}>
          {mail.unread ? t.view.markRead : t.view.markUnread}
        </Menu.Item>
        {here === 'spam' && <Menu.Item onClick={moveTo(homeOf(mail))}>{t.view.notSpam}</Menu.Item>}
        {here !== 'spam' && !isMe(mail.from.contact) && (
          <Menu.Item onClick={moveTo('spam')}>{t.view.spam}</Menu.Item>
        )}
        {here === 'trash' ? (
          <Menu.Item onClick={moveTo(homeOf(mail))}>{t.view.restore}</Menu.Item>
        ) : (
          <Menu.Item onClick={moveTo('trash')}>{t.view.remove}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Where it would be if nobody had moved it. */
function homeOf({ type, from }: Mail): string {
  if (type === 'draft') return 'drafts';
  return isMe(from.contact) ? 'sent' : 'inbox';
}
