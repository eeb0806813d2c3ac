// A row of the list: a section, or a task with its check, its priority and the day it is due.
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import type { Task } from '@cuadra/demo-api/tasks/calls';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowLongDownIcon, ArrowLongUpIcon, Bars2Icon } from '@heroicons/react/24/outline';
import { Checkbox } from '@mantine/core';
import { useSampleLanguage, useTexts } from '#demo/frame/texts.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { formatDueDay } from './due-day.ts';
import classes from './task-row.module.css';
import { taskTexts } from './texts.ts';

interface TaskRowProps {
  readonly task: Task;
  readonly chosen: boolean;
  readonly onComplete: (completed: boolean) => void;
}

export function TaskRow({ task, chosen, onComplete }: TaskRowProps) {
  const t = useTexts(taskTexts);
  const isSection = task.type === 'section';
  const name = task.title || (isSection ? t.sectionTitle : t.taskTitle);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: task.id, attributes: { roleDescription: t.movable } });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-type={task.type}
      data-chosen={chosen || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t.handle(name)}
      >
        <Bars2Icon width={18} height={18} aria-hidden="true" />
      </button>
      {!isSection && (
        <Checkbox
          className={classes.check ?? ''}
          size="md"
          radius="xl"
          aria-label={t.complete(name)}
          checked={task.completed}
          onChange={({ currentTarget }) => onComplete(currentTarget.checked)}
        />
      )}
      <PlainLink
        to={`/apps/tasks/${task.id}`}
        className={classes.title}
        aria-current={chosen ? 'true' : undefined}
        data-done={task.completed || undefined}
        data-empty={task.title === '' || undefined}
      >
        {name}
      </PlainLink>
      {!isSection && <PriorityMark task={task} />}
      {task.dueDate !== null && <DueDay day={task.dueDate} completed={task.completed} />}
    </li>
  );
}

function PriorityMark({ task: { priority } }: Pick<TaskRowProps, 'task'>) {
  const t = useTexts(taskTexts);
  if (priority === 1) return null;
  const [Drawing, name] = priority === 0 ? [ArrowLongDownIcon, t.isLow] : [ArrowLongUpIcon, t.isHigh];
  return (
    <Drawing
      className={classes.priority}
      data-priority={priority}
      width={18}
      height={18}
      role="img"
      aria-hidden={false}
      aria-label={name}
    />
  );
}

function DueDay({ day, completed }: { readonly day: string; readonly completed: boolean }) {
  const t = useTexts(taskTexts);
  const today = todayInGuatemala();
  const written = formatDueDay(day, today, useSampleLanguage());
  const late = !completed && day < today;
  return (
    <time
      className={`${classes.due} cifras`}
      dateTime={day}
      title={late ? t.overdue(written) : t.dueOn(written)}
      data-late={late || undefined}
    >
      {written}
    </time>
  );
}
