// The views of the notes: beside them on wide screens, in a menu above them on others.
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import type { NoteLabel } from '@cuadra/demo-api/notes/calls';
import {
  ArchiveBoxIcon,
  ChevronDownIcon,
  DocumentTextIcon,
  PencilIcon,
  TagIcon,
} from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { useGoTo } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { MenuChoice } from '#ui/marks/menu-choice.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import type { Icon } from '#ui/states/state-message.tsx';
import { useAtLeast } from '#ui/theme/breakpoints.ts';
import { ARCHIVE } from './note-list.ts';
import { noteTexts } from './texts.ts';
import classes from './views-panel.module.css';

interface ViewsPanelProps {
  readonly labels: readonly NoteLabel[];
  readonly view: string | undefined;
  readonly onEditLabels: () => void;
}

interface View {
  readonly to: string;
  readonly title: string;
  readonly icon: Icon;
  readonly chosen: boolean;
}

export function ViewsPanel({ labels, view, onEditLabels }: ViewsPanelProps) {
  const t = useTexts(noteTexts);
  const beside = useAtLeast('lg');
  const of = (id: string | undefined, title: string, icon: Icon): View => ({
    to: id === undefined ? '/apps/notes' : `/apps/notes/${id}`,
    title,
    icon,
    chosen: view === id,
  });
  const views = [
    of(undefined, t.title, DocumentTextIcon),
    of(ARCHIVE, t.archive, ArchiveBoxIcon),
    ...labels.map(({ id, title }) => of(id, title, TagIcon)),
  ];
  const List = beside ? Beside : Above;
  return <List views={views} onEditLabels={onEditLabels} />;
}

const SIZE = { width: 20, height: 20, 'aria-hidden': true } as const;

interface ListProps {
  readonly views: readonly View[];
  readonly onEditLabels: () => void;
}

function Beside({ views, onEditLabels }: ListProps) {
  const t = useTexts(noteTexts);
  return (
    <nav className={classes.panel} aria-label={t.views}>
      {views.map(({ to, title, icon: Drawing, chosen }) => (
        <PlainLink key={to} to={to} className={classes.view} aria-current={chosen ? 'page' : undefined}>
          <Drawing {...SIZE} />
          <span className={classes.name}>{title}</span>
        </PlainLink>
      ))}
      <button type="button" className={classes.view} onClick={onEditLabels}>
        <PencilIcon {...SIZE} />
        <span className={classes.name}>{t.editLabels}</span>
      </button>
    </nav>
  );
}

function Above({ views, onEditLabels }: ListProps) {
  const t = useTexts(noteTexts);
  const goTo = useGoTo();
  const chosen = views.find((view) => view.chosen)?.title ?? t.title;
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.opener ?? ''}
          aria-label={`${t.views}: ${chosen}`}
          rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        >
          {chosen}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map((view) => (
          <MenuChoice
            key={view.to}
            value={view.to}
            mark={<view.icon {...SIZE} />}
            chosen={view.chosen}
            onChoose={() => goTo(view.to)}
          >
            {view.title}
          </MenuChoice>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<PencilIcon {...SIZE} />} onClick={onEditLabels}>
          {t.editLabels}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
