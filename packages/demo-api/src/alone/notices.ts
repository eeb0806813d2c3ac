// Messages and notifications in the demo without a server: two lists that behave alike.
import type { Aviso, AvisoNuevo } from '@cuadra/contract/escritorio/avisos';
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
import type { HttpHandler } from 'msw';
import { people } from '../people.ts';
import { seedId } from '../seeds.ts';
import { daysFromNow, type World } from '../world.ts';
import { Refused, type Serve } from './serve.ts';

export function noticeHandlers(world: World, serve: Serve): HttpHandler[] {
  const messages = shelf(world, seededMessages(world));
  const notifications = shelf(world, seededNotifications(world));
  return [
    serve(marcarMensajesLeidos, messages.markAll),
    serve(alternarMensajeLeido, ({ body: { id } }) => messages.toggle(id)),
    serve(listarMensajes, messages.all),
    serve(crearMensaje, ({ body: { message } }) => messages.add(message)),
    serve(editarMensaje, ({ body: { id, message } }) => messages.change(id, message)),
    serve(quitarMensaje, ({ query: { id } }) => messages.remove(id)),
    serve(marcarNotificacionesLeidas, notifications.markAll),
    serve(alternarNotificacionLeida, ({ body: { id } }) => notifications.toggle(id)),
    serve(listarNotificaciones, notifications.all),
    serve(crearNotificacion, ({ body: { notification } }) => notifications.add(notification)),
    serve(editarNotificacion, ({ body: { id, notification } }) => notifications.change(id, notification)),
    serve(quitarNotificacion, ({ query: { id } }) => notifications.remove(id)),
  ];
}

/** One list, the newest first. */
function shelf(world: World, seeded: readonly Aviso[]) {
  let kept = [...seeded];
  const find = (id: string): Aviso => {
    const found = kept.find((one) => one.id === id);
    if (found === undefined) throw new Refused('NO_ENCONTRADO');
    return found;
  };
  const change = (id: string, changes: Changes): Aviso => {
    const changed = { ...find(id), ...whatIsSaid(changes) };
    kept = kept.map((one) => (one.id === id ? changed : one));
    return changed;
  };
  return {
    all: () => kept,
    add: (said: AvisoNuevo): Aviso => {
      const time = new Date(world.nowMs()).toISOString();
      const added = { ...BLANK, ...whatIsSaid(said), title: said.title, id: world.newId(), time };
      kept = [added, ...kept];
      return added;
    },
    change,
    remove: (id: string): Aviso => {
      const removed = find(id);
      kept = kept.filter((one) => one !== removed);
      return removed;
    },
    toggle: (id: string) => change(id, { read: !find(id).read }),
    markAll: () => {
      kept = kept.map((one) => ({ ...one, read: true, seen: true }));
      return true as const;
    },
  };
}

type Changes = { readonly [K in keyof Aviso]?: Aviso[K] | undefined };

const whatIsSaid = (changes: Changes): Partial<Aviso> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const BLANK = {
  icon: null,
  image: null,
  description: '',
  link: null,
  useRouter: true,
  read: false,
  seen: false,
} as const;

const HOUR = 1 / 24;

function seededMessages(world: World): Aviso[] {
  const [first, second, third] = people(3);
  const from = (person: typeof first) => ({ title: person?.name ?? '', image: person?.avatar ?? null });
  return [
    {
      ...BLANK,
      ...from(first),
      id: seedId('message', 1),
      description: 'Le dejé las notas de la reunión en <b>Notas</b>. ¿Las revisa antes del mediodía?',
      time: daysFromNow(world, -HOUR),
      link: '/apps/notes',
    },
    {
      ...BLANK,
      ...from(second),
      id: seedId('message', 2),
      description: 'El tablero del proyecto ya tiene las tarjetas de esta semana.',
      time: daysFromNow(world, -5 * HOUR),
      link: '/apps/scrumboard',
    },
    {
      ...BLANK,
      ...from(third),
      id: seedId('message', 3),
      description: 'Gracias por la ayuda con el inventario: quedó completo.',
      time: daysFromNow(world, -2),
      link: '/apps/ecommerce/inventory',
      read: true,
      seen: true,
    },
  ];
}

const seededNotifications = (world: World): Aviso[] => [
  {
    ...BLANK,
    id: seedId('notification', 1),
    icon: 'heroicons_outline:star',
    title: 'Bienvenida a la demostración',
    description:
      'Todo se responde en este navegador; al volver a cargar la página, los datos empiezan de nuevo.',
    time: daysFromNow(world, 0),
  },
  {
    ...BLANK,
    id: seedId('notification', 2),
    icon: 'heroicons_outline:envelope',
    title: 'Correo nuevo',
    description: 'Hay mensajes sin leer en la <b>bandeja de entrada</b>.',
    time: daysFromNow(world, -3 * HOUR),
    link: '/apps/mailbox',
  },
  {
    ...BLANK,
    id: seedId('notification', 3),
    icon: 'heroicons_outline:check-circle',
    title: 'Tareas para esta semana',
    description: 'Quedan tareas abiertas en su lista.',
    time: daysFromNow(world, -1),
    link: '/apps/tasks',
    read: true,
    seen: true,
  },
];
