import type { Task } from '@cuadra/demo-api/tasks/calls';
import { expect, it } from 'vitest';
import { neighbourOf, remainingOf } from './task-list.ts';

const task = (id: string, changes: Partial<Task> = {}): Task => ({
  id,
  type: 'task',
  title: id,
  notes: null,
  completed: false,
  dueDate: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
  ...changes,
});

it('pendientes son las tareas sin terminar; una sección no lo es', () => {
  expect(remainingOf([task('s', { type: 'section' }), task('1'), task('2', { completed: true })])).toBe(1);
});

it('al eliminar una se abre la siguiente; tras la última, la anterior; sola, ninguna', () => {
  const tasks = [task('1'), task('2'), task('3')];
  expect(neighbourOf(tasks, '1')?.id).toBe('2');
  expect(neighbourOf(tasks, '3')?.id).toBe('2');
  expect(neighbourOf([task('1')], '1')).toBeUndefined();
});
