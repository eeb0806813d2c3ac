// Every call that the browser answers. Each application comes with its data when it is first asked for something, and
// keeps what changes until the page is loaded again.
import type { HttpHandler } from 'msw';
import { lazily, notFound } from './answer.ts';
import { samplePaths } from './reach.ts';
import type { World } from './world.ts';

/** With a server there: only what it does not answer. */
export const sampleHandlers = (world: World): HttpHandler[] => [
  ...Object.entries(rooms).map(([path, load]) => lazily(path, () => load(world))),
  ...notFound(...samplePaths),
];

type Load = (world: World) => Promise<HttpHandler[]>;

const rooms: Readonly<Record<string, Load>> = {
  '/api/apps/academy': async (world) => (await import('./academy/handlers.ts')).academyHandlers(world),
  '/api/apps/chat': async () => (await import('./chat/handlers.ts')).chatHandlers(),
  '/api/apps/contacts': async (world) => (await import('./contacts/handlers.ts')).contactsHandlers(world),
  '/api/apps/ecommerce': async (world) => (await import('./inventory/handlers.ts')).inventoryHandlers(world),
  '/api/apps/file-manager': async (world) =>
    (await import('./file-manager/handlers.ts')).fileManagerHandlers(world),
  '/api/apps/help-center': async (world) =>
    (await import('./help-center/handlers.ts')).helpCenterHandlers(world),
  '/api/apps/mailbox': async (world) => (await import('./mailbox/handlers.ts')).mailboxHandlers(world),
  '/api/apps/notes': async (world) => (await import('./notes/handlers.ts')).notesHandlers(world),
  '/api/apps/scrumboard': async (world) =>
    (await import('./scrumboard/handlers.ts')).scrumboardHandlers(world),
  '/api/apps/tasks': async (world) => (await import('./tasks/handlers.ts')).tasksHandlers(world),
  '/api/dashboards': async (world) => (await import('./dashboards/handlers.ts')).dashboardsHandlers(world),
  '/api/pages': async (world) => (await import('./activities/handlers.ts')).activitiesHandlers(world),
  '/api/ui/icons': async () => (await import('./icons/handlers.ts')).iconHandlers(),
};
