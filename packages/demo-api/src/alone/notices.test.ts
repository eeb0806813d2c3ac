import {
  alternarMensajeLeido,
  crearMensaje,
  editarMensaje,
  listarMensajes,
  marcarMensajesLeidos,
  quitarMensaje,
} from '@cuadra/contract/escritorio/mensajes';
import {
  alternarNotificacionLeida,
  crearNotificacion,
  editarNotificacion,
  listarNotificaciones,
  marcarNotificacionesLeidas,
  quitarNotificacion,
} from '@cuadra/contract/escritorio/notificaciones';
import { expect, it } from 'vitest';
import { NOON } from '../testing/ask.ts';
import { demo, signedIn } from '../testing/ask-alone.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

it('mensajes: hay unos, del más nuevo al más antiguo, con leídos y sin leer, y ninguno sin sesión', async () => {
  const { ask } = await signedIn();
  const all = await ask(listarMensajes, {});
  expect(all.map(({ time }) => time)).toEqual(
    all
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ read }) => read))).toEqual(new Set([true, false]));
  expect(await demo().refusal(listarMensajes, {})).toBe('TOKEN_INVALIDO');
});

it('mensajes: uno nuevo queda de primero y responde entero', async () => {
  const { ask } = await signedIn();
  const message = { title: 'Uno <b>nuevo</b>', link: '/apps/notes' };
  const added = await ask(crearMensaje, { body: { message } });
  expect(added).toMatchObject({ ...message, time: NOON, read: false, seen: false, useRouter: true });
  expect((await ask(listarMensajes, {}))[0]).toEqual(added);
});

it('mensajes: editar combina, alternar cambia leído, quitar responde el quitado', async () => {
  const { ask, refusal } = await signedIn();
  const [first] = await ask(listarMensajes, {});
  const id = first?.id ?? '';
  expect(await ask(editarMensaje, { body: { id, message: { read: true } } })).toEqual({
    ...first,
    read: true,
  });
  expect((await ask(alternarMensajeLeido, { body: { id } })).read).toBe(false);
  expect(await ask(quitarMensaje, { query: { id } })).toEqual({ ...first, read: false });
  expect((await ask(listarMensajes, {})).some((one) => one.id === id)).toBe(false);
  expect(await refusal(quitarMensaje, { query: { id: NOBODY } })).toBe('NO_ENCONTRADO');
});

it('mensajes: marcar todo los deja vistos y leídos', async () => {
  const { ask } = await signedIn();
  expect(await ask(marcarMensajesLeidos, {})).toBe(true);
  for (const { read, seen } of await ask(listarMensajes, {})) expect([read, seen]).toEqual([true, true]);
});

it('notificaciones: las mismas llamadas, con el campo notification', async () => {
  const { ask, refusal } = await signedIn();
  const added = await ask(crearNotificacion, { body: { notification: { title: 'Nueva' } } });
  const { id } = added;
  expect((await ask(listarNotificaciones, {}))[0]).toEqual(added);
  const changed = await ask(editarNotificacion, { body: { id, notification: { description: 'Otra' } } });
  expect(changed).toEqual({ ...added, description: 'Otra' });
  expect((await ask(alternarNotificacionLeida, { body: { id } })).read).toBe(true);
  expect(await ask(marcarNotificacionesLeidas, {})).toBe(true);
  expect((await ask(listarNotificaciones, {})).every(({ read, seen }) => read && seen)).toBe(true);
  expect((await ask(quitarNotificacion, { query: { id } })).id).toBe(id);
  expect(await refusal(quitarNotificacion, { query: { id } })).toBe('NO_ENCONTRADO');
});

it('lo que cambia se pierde al volver a cargar', async () => {
  const opened = await signedIn();
  const before = await opened.ask(listarMensajes, {});
  await opened.ask(crearMensaje, { body: { message: { title: 'Uno' } } });
  const reloaded = await signedIn();
  expect(await reloaded.ask(listarMensajes, {})).toEqual(before);
});
