import { expect, it } from 'vitest';
import { ask, testWorld } from '../testing/ask.ts';
import { mailCalls } from './calls.ts';
import { mailboxHandlers } from './handlers.ts';
import { labelId } from './shelves.ts';
import { slugOf } from './slug.ts';

function open() {
  const handlers = mailboxHandlers(testWorld());
  const labels = async () => (await ask(handlers, mailCalls.labels, {})).body;
  const add = async (title: string) =>
    (await ask(handlers, mailCalls.addLabel, { body: { label: { title, color: 'pink' } } })).body;
  return { handlers, labels, add };
}

it('hay seis etiquetas, cada una con su color', async () => {
  expect((await open().labels()).map(({ title, slug, color }) => [title, slug, color])).toEqual([
    ['Personal', 'personal', 'blue'],
    ['Work', 'work', 'indigo'],
    ['Payments', 'payments', 'red'],
    ['Invoices', 'invoices', 'teal'],
    ['Accounts', 'accounts', 'purple'],
    ['Forums', 'forums', 'green'],
  ]);
});

it.each([
  ['en minúsculas', 'URGENTE', 'urgente'],
  ['con guiones por espacios', 'Por cobrar hoy', 'por-cobrar-hoy'],
  ['sin guiones repetidos', 'Pagos  -- varios', 'pagos-varios'],
  ['sin otros signos', '¡Clientes & socios! (2026)', 'clientes-socios-2026'],
  ['con las letras del español', 'Año y nómina', 'año-y-nómina'],
])('el slug va %s', (_, title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('el slug de una etiqueta nueva que ya existe lleva -1, -2…', async () => {
  const { add, labels } = open();
  expect([(await add('Work')).slug, (await add('work')).slug]).toEqual(['work-1', 'work-2']);
  expect(await labels()).toHaveLength(8);
});

it('al cambiarla el slug se hace de nuevo, sin mirar si ya existe', async () => {
  const { handlers, add, labels } = open();
  const { id } = await add('Clientes');
  const change = (label: object) => ask(handlers, mailCalls.changeLabel, { body: { id, label } });
  expect((await change({ title: 'Work' })).body).toMatchObject({ slug: 'work', color: 'pink' });
  expect((await change({ color: 'red' })).body).toMatchObject({ title: 'Work', color: 'red' });
  expect((await labels()).filter(({ slug }) => slug === 'work')).toHaveLength(2);
  const unknown = { body: { id: 'nadie', label: { title: 'X' } } };
  expect((await ask(handlers, mailCalls.changeLabel, unknown)).body).toBeNull();
});

it('al eliminarla se quita de todos los correos', async () => {
  const { handlers, labels } = open();
  const labelled = (await ask(handlers, mailCalls.mails, { query: { label: 'work' } })).body.mails ?? [];
  expect(labelled.length).toBe(10);
  expect((await ask(handlers, mailCalls.removeLabel, { query: { id: labelId('work') } })).body).toBe(true);
  expect((await labels()).map(({ slug }) => slug)).not.toContain('work');
  for (const { id } of labelled)
    expect((await ask(handlers, mailCalls.mail, { query: { id } })).body?.labels).not.toContain(
      labelId('work'),
    );
});
