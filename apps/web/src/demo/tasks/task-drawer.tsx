// The chosen task, or section: whatever is changed in it is saved by itself.
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import type { Task, TaskChanges } from '@cuadra/demo-api/tasks/calls';
import { CheckCircleIcon, EllipsisVerticalIcon, TrashIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { CheckCircleIcon as CheckedIcon } from '@heroicons/react/24/solid';
import { Button, Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { DuePill } from './due-pill.tsx';
import { keepsEscape } from './escape.ts';
import { PriorityPill } from './priority-pill.tsx';
import classes from './task-drawer.module.css';
import { TaskTags } from './task-tags.tsx';
import { taskTexts } from './texts.ts';

interface TaskDrawerProps {
  readonly task: Task;
  readonly onChange: (changes: TaskChanges) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const TITLE_MAX = 200;
const NOTES_MAX = 5000;

export function TaskDrawer({ task, onChange, onRemove, onClose }: TaskDrawerProps) {
  const t = useTexts(taskTexts);
  return (
    <div className={classes.drawer}>
      <Head task={task} onChange={onChange} onRemove={onRemove} onClose={onClose} />
      <Title key={task.id} task={task} onChange={(title) => onChange({ title })} />
      {task.type === 'task' && (
        <>
          <TaskTags chosen={task.tags} onChange={(tags) => onChange({ tags })} />
          <div className={classes.pills}>
            <PriorityPill priority={task.priority} onChange={(priority) => onChange({ priority })} />
            <DuePill
              day={task.dueDate}
              completed={task.completed}
              onChange={(dueDate) => onChange({ dueDate })}
            />
          </div>
          <textarea
            className={classes.notes}
            aria-label={t.notes}
            placeholder={t.notes}
            maxLength={NOTES_MAX}
            rows={6}
            value={task.notes ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ notes: value === '' ? null : value })}
          />
        </>
      )}
    </div>
  );
}

function Head({ task, onChange, onRemove, onClose }: TaskDrawerProps) {
  const t = useTexts(taskTexts);
  const { close } = useTexts(frameTexts);
  const Drawing = task.completed ? CheckedIcon : CheckCircleIcon;
  return (
    <div className={classes.head}>
      {task.type === 'task' && (
        <Button
          variant="subtle"
          leftSection={<Drawing width={22} height={22} aria-hidden="true" />}
          onClick={() => onChange({ completed: !task.completed })}
        >
          {task.completed ? t.markIncomplete : t.markComplete}
        </Button>
      )}
      <MoreMenu task={task} onRemove={onRemove} />
      <IconButton label={close} icon={XMarkIcon} onClick={onClose} />
    </div>
  );
}

function MoreMenu({ task, onRemove }: Pick<TaskDrawerProps, 'task' | 'onRemove'>) {
  const t = useTexts(taskTexts);
  const { cancel, remove: removeWord } = useTexts(frameTexts);
  const ask = useConfirm();
  const isSection = task.type === 'section';
  const title = isSection ? t.removeSection : t.removeTask;
  const remove = async () => {
    const sure = await ask({
      title,
      text: isSection ? t.removeSectionText : t.removeText,
      action: removeWord,
      cancel,
      danger: true,
    });
    if (!sure) return;
    onRemove();
    void notify(isSection ? t.removedSection : t.removed);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label={t.more} icon={EllipsisVerticalIcon} className={classes.more ?? ''} />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={keepsEscape.onKeyDown}>
        <Menu.Item
          leftSection={<TrashIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => void remove()}
        >
          {title}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface TitleProps {
  readonly task: Task;
  readonly onChange: (title: string) => void;
}

/** The keyboard begins here in one that has no title yet. */
function Title({ task: { type, title }, onChange }: TitleProps) {
  const t = useTexts(taskTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isNew] = useState(title === '');
  useEffect(() => {
    if (isNew) field.current?.focus({ preventScroll: true });
  }, [isNew]);
  const name = type === 'section' ? t.sectionTitle : t.taskTitle;
  return (
    <textarea
      ref={field}
      className={classes.title}
      aria-label={name}
      placeholder={name}
      maxLength={TITLE_MAX}
      rows={1}
      data-autofocus={isNew || undefined}
      value={title}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll('\n', ' '))}
      onKeyDown={(event) => {
        // A title is one line, however long.
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
