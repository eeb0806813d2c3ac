// Tasks: one list of sections and tasks that is put in order by hand, and the chosen one in a drawer.

import type { TaskType } from '@cuadra/demo-api/tasks/calls';
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button, Tooltip } from '@mantine/core';
import { useEffect } from 'react';
import { DrawerPage } from '#demo/frame/drawer-page.tsx';
import { frameTexts } from '#demo/frame/frame-texts.ts';
import { LoadedSample } from '#demo/frame/loaded-sample.tsx';
import { useMenuMark } from '#demo/frame/menu-mark.ts';
import { useGoTo, useSampleParams } from '#demo/frame/sample-address.ts';
import { useTexts } from '#demo/frame/texts.ts';
import { useIsAsking } from '#ui/dialogs/confirm.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { useControlKeys } from './control-keys.ts';
import classes from './page.module.css';
import { TaskDrawer } from './task-drawer.tsx';
import { neighbourOf, remainingOf, type Tasks, useTasks } from './task-list.ts';
import { TaskRows } from './task-rows.tsx';
import { taskTexts } from './texts.ts';

const LIST = '/apps/tasks';
const DRAWER_WIDTH = 512;

export function TasksPage() {
  const t = useTexts(taskTexts);
  const tasks = useTasks();
  const goTo = useGoTo();
  const { id } = useSampleParams();
  const asking = useIsAsking();
  const all = tasks.asked.data;
  const task = all?.find((one) => one.id === id);
  const subtitle = useSubtitle(all);
  useMenuMark('apps.tasks', { subtitle });
  useKnownTask(all !== undefined && id !== undefined && task === undefined);
  const add = async (type: TaskType) => {
    const added = await tasks.add(type);
    if (added !== undefined) goTo(`${LIST}/${added.id}`);
  };
  useControlKeys({ '.': () => void add('section'), '/': () => void add('task') }, task !== undefined);
  const remove = async (gone: string) => {
    const next = neighbourOf(all ?? [], gone);
    goTo(next === undefined ? LIST : `${LIST}/${next.id}`, { replace: true });
    await tasks.remove(gone);
  };
  const close = () => goTo(LIST);
  return (
    <Page
      title={t.title}
      {...(subtitle === undefined ? {} : { purpose: subtitle })}
      actions={<AddButtons onAdd={(type) => void add(type)} />}
    >
      <DrawerPage
        width={DRAWER_WIDTH}
        besideFrom="xl"
        label={task?.title || t.taskTitle}
        held={asking}
        onClose={close}
        drawer={
          task && (
            <TaskDrawer
              task={task}
              onChange={(changes) => tasks.change(task.id, changes)}
              onRemove={() => void remove(task.id)}
              onClose={close}
            />
          )
        }
      >
        <List tasks={tasks} chosen={id} />
      </DrawerPage>
    </Page>
  );
}

/** How much is left, under the title and in the menu. */
function useSubtitle(tasks: Tasks['asked']['data']): string | undefined {
  const t = useTexts(taskTexts);
  if (tasks === undefined) return undefined;
  if (tasks.every(({ type }) => type === 'section')) return t.noTasks;
  const remaining = remainingOf(tasks);
  return remaining === 0 ? t.allDone : t.remaining(remaining);
}

function useKnownTask(unknown: boolean): void {
  const { notHere } = useTexts(frameTexts);
  const goTo = useGoTo();
  useEffect(() => {
    if (!unknown) return;
    void notify(notHere, 'info');
    goTo(LIST, { replace: true });
  }, [unknown, notHere, goTo]);
}

function AddButtons({ onAdd }: { readonly onAdd: (type: TaskType) => void }) {
  const t = useTexts(taskTexts);
  const plus = <PlusIcon width={18} height={18} aria-hidden="true" />;
  return (
    <>
      <Tooltip label={t.sectionKey}>
        <Button
          variant="default"
          leftSection={plus}
          aria-keyshortcuts="Control+. Meta+."
          onClick={() => onAdd('section')}
        >
          {t.addSection}
        </Button>
      </Tooltip>
      <Tooltip label={t.taskKey}>
        <Button leftSection={plus} aria-keyshortcuts="Control+/ Meta+/" onClick={() => onAdd('task')}>
          {t.addTask}
        </Button>
      </Tooltip>
    </>
  );
}

function List({ tasks, chosen }: { readonly tasks: Tasks; readonly chosen: string | undefined }) {
  const t = useTexts(taskTexts);
  return (
    <div className={classes.card}>
      <LoadedSample asked={tasks.asked} rows={12}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t.empty} text={t.emptyText} />
          ) : (
            <TaskRows tasks={all} chosen={chosen} onChange={tasks.change} onReorder={tasks.reorder} />
          )
        }
      </LoadedSample>
    </div>
  );
}
