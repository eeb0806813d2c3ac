import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { expect, it } from 'vitest';
import { withMark } from './menu-mark.ts';

const entry = (id: string): EntradaDeNavegacion => ({ id, title: id, type: 'basic' });

it('solo la entrada de la aplicación lleva la marca, a cualquier profundidad', () => {
  const menu: EntradaDeNavegacion[] = [
    entry('inicio'),
    { ...entry('muestra'), type: 'collapsable', children: [entry('apps.mailbox'), entry('apps.notes')] },
  ];
  expect(withMark(menu, 'apps.mailbox', { badge: { title: '27' } })).toEqual([
    entry('inicio'),
    {
      ...entry('muestra'),
      type: 'collapsable',
      children: [{ ...entry('apps.mailbox'), badge: { title: '27' } }, entry('apps.notes')],
    },
  ]);
});
