// The list, put in order by hand: with the mouse or a finger by the handle of a row, and with the keyboard.
import type { Task, TaskChanges } from '@cuadra/demo-api/tasks/calls';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTexts } from '#demo/frame/texts.ts';
import { TaskRow } from './task-row.tsx';
import classes from './task-rows.module.css';
import { taskTexts } from './texts.ts';

interface TaskRowsProps {
  readonly tasks: readonly Task[];
  readonly chosen: string | undefined;
  readonly onChange: (id: string, changes: TaskChanges) => void;
  readonly onReorder: (ids: string[]) => void;
}

export function TaskRows({ tasks, chosen, onChange, onReorder }: TaskRowsProps) {
  const t = useTexts(taskTexts);
  const ids = tasks.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over === null) return;
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over.id))];
    if (from !== to) onReorder(arrayMove(ids, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: useAnnouncements(tasks),
        screenReaderInstructions: { draggable: t.howToMove },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={classes.list} aria-label={t.list}>
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              chosen={task.id === chosen}
              onComplete={(completed) => onChange(task.id, { completed })}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

function useAnnouncements(tasks: readonly Task[]): Announcements {
  const t = useTexts(taskTexts);
  const titleOf = (id: UniqueIdentifier) => {
    const task = tasks.find((one) => one.id === id);
    return task?.title || (task?.type === 'section' ? t.sectionTitle : t.taskTitle);
  };
  const placeOf = (id: UniqueIdentifier) => tasks.findIndex((one) => one.id === id) + 1;
  return {
    onDragStart: ({ active }) => t.taken(titleOf(active.id)),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : t.moved(titleOf(active.id), placeOf(over.id), tasks.length),
    onDragEnd: ({ active, over }) =>
      over === null
        ? t.left(titleOf(active.id))
        : t.dropped(titleOf(active.id), placeOf(over.id), tasks.length),
    onDragCancel: ({ active }) => t.left(titleOf(active.id)),
  };
}
