// The tags of a thing, in a panel that a button opens: they are searched, put on and taken off, created, renamed and
// deleted there. It keeps nothing: whoever shows it makes the calls, and puts a tag on once it is created.
//
//   <TagPanel tags={tags} chosen={contact.tags} onToggle={…} onCreate={…} onRename={…} onDelete={…}>
//     <Button>{t.tags}</Button>
//   </TagPanel>
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { CheckIcon, PencilSquareIcon, PlusIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Checkbox, Popover, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { matchesText } from '#ui/text/text-search.ts';
import classes from './tag-panel.module.css';
import { tagPanelTexts } from './tag-panel-texts.ts';
import { useTexts } from './texts.ts';

interface Tag {
  readonly id: string;
  readonly title: string;
}

interface TagPanelProps {
  readonly tags: readonly Tag[];
  /** The ids of those that are on. */
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onCreate: (title: string) => void;
  /** At every letter, while the title is one that a tag may have. */
  readonly onRename: (id: string, title: string) => void;
  readonly onDelete: (id: string) => void;
  /** The button that opens it. */
  readonly children: ReactElement;
}

const TITLE_MAX = 30;
const WIDTH = 240;
// A drawer hears Escape before anybody else; it leaves alone what comes from an element with this.
const HELD = { 'data-mantine-stop-propagation': true };

export function TagPanel({ children, ...props }: TagPanelProps) {
  const t = useTexts(tagPanelTexts);
  const [asking, setAsking] = useState(false);
  return (
    <Popover
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      width={WIDTH}
      closeOnClickOutside={!asking}
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown
        className={classes.panel ?? ''}
        aria-label={t.label}
        {...HELD}
        onKeyDown={keepEscapeInside}
      >
        <Panel {...props} onAsking={setAsking} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** It has closed the panel already: what is around stays open. */
function keepEscapeInside(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

type PanelProps = Omit<TagPanelProps, 'children'> & { readonly onAsking: (asking: boolean) => void };

function Panel(props: PanelProps) {
  const t = useTexts(tagPanelTexts);
  const [text, setText] = useState('');
  const [editing, setEditing] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const typed = text.trim();
  const found = props.tags.filter(({ title }) => matchesText(title, typed));
  const create = () => {
    props.onCreate(typed);
    setText('');
    search.current?.focus();
  };
  // Both at once would take a tag away from under whoever renames it.
  const write = (written: string, alsoEditing: boolean) => {
    setText(written);
    setEditing(alsoEditing);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (typed === '') return;
    const [first] = found;
    if (first !== undefined) props.onToggle(first.id);
    else create();
  };
  return (
    <>
      <div className={classes.head}>
        <TextInput
          {...HELD}
          {...TITLE}
          ref={search}
          data-autofocus
          aria-label={t.search}
          placeholder={t.search}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        <EditButton editing={editing} onChange={(on) => write('', on)} />
      </div>
      {editing && <EditedTags {...props} onDeleted={() => search.current?.focus()} />}
      {!editing && <ChosenTags {...props} tags={found} />}
      {props.tags.length === 0 && typed === '' && <p className={classes.none}>{t.none}</p>}
      {typed !== '' && !isTaken(props.tags, typed) && <CreateButton title={typed} onCreate={create} />}
    </>
  );
}

const TITLE = {
  className: classes.search ?? '',
  maxLength: TITLE_MAX,
  autoComplete: 'off',
  spellCheck: false,
} as const;

interface EditButtonProps {
  readonly editing: boolean;
  readonly onChange: (editing: boolean) => void;
}

function EditButton({ editing, onChange }: EditButtonProps) {
  const t = useTexts(tagPanelTexts);
  return (
    <IconButton
      {...HELD}
      label={editing ? t.done : t.edit}
      icon={editing ? CheckIcon : PencilSquareIcon}
      onClick={() => onChange(!editing)}
    />
  );
}

function CreateButton({ title, onCreate }: { readonly title: string; readonly onCreate: () => void }) {
  const t = useTexts(tagPanelTexts);
  return (
    <button {...HELD} type="button" className={classes.create} onClick={onCreate}>
      <PlusIcon width={18} height={18} aria-hidden="true" />
      <span>{t.create(title)}</span>
    </button>
  );
}

function ChosenTags({ tags, chosen, onToggle }: Pick<TagPanelProps, 'tags' | 'chosen' | 'onToggle'>) {
  const t = useTexts(tagPanelTexts);
  if (tags.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t.label}>
      {tags.map(({ id, title }) => (
        <li key={id}>
          <Checkbox
            {...HELD}
            size="sm"
            classNames={CHOICE}
            label={title}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        </li>
      ))}
    </ul>
  );
}

const CHOICE = {
  root: classes.choice ?? '',
  body: classes.choiceBody ?? '',
  labelWrapper: classes.choiceText ?? '',
};

function EditedTags(props: PanelProps & { readonly onDeleted: () => void }) {
  const { tags, onRename, onDelete, onAsking, onDeleted } = props;
  const t = useTexts(tagPanelTexts);
  const confirm = useConfirm();
  const remove = async ({ id, title }: Tag) => {
    onAsking(true);
    const yes = await confirm({
      title: t.ask(title),
      text: t.askText,
      action: t.askRemove,
      cancel: t.askCancel,
      danger: true,
    });
    onAsking(false);
    if (!yes) return;
    onDelete(id);
    onDeleted();
  };
  return (
    <ul className={classes.list} aria-label={t.label}>
      {tags.map((tag) => (
        <li key={tag.id} className={classes.edited}>
          <TitleField tag={tag} tags={tags} onRename={onRename} />
          <IconButton {...HELD} label={t.remove(tag.title)} icon={TrashIcon} onClick={() => remove(tag)} />
        </li>
      ))}
    </ul>
  );
}

interface TitleFieldProps extends Pick<TagPanelProps, 'tags' | 'onRename'> {
  readonly tag: Tag;
}

/** What no tag may be called stays written with what is wrong with it, until it is left: then it is the old title. */
function TitleField({ tag, tags, onRename }: TitleFieldProps) {
  const t = useTexts(tagPanelTexts);
  const [text, setText] = useState(tag.title);
  const others = tags.filter(({ id }) => id !== tag.id);
  const errorOf = (title: string) => {
    if (title === '') return t.empty;
    return isTaken(others, title) ? t.repeated : undefined;
  };
  const change = (written: string) => {
    setText(written);
    const title = written.trim();
    if (title !== tag.title && errorOf(title) === undefined) onRename(tag.id, title);
  };
  const error = errorOf(text.trim());
  return (
    <TextInput
      {...HELD}
      {...TITLE}
      aria-label={t.titleOf(tag.title)}
      value={text}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => setText(error === undefined ? text.trim() : tag.title)}
    />
  );
}

const isTaken = (tags: readonly Tag[], title: string): boolean =>
  tags.some((tag) => tag.title.toLowerCase() === title.toLowerCase());
