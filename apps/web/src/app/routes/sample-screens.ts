// The screens of the sample applications. They hang from a route of their own, which starts what answers their calls, and
// enter the tree with the first of their addresses that is asked for (app/router.tsx).
import { createRoute } from '@tanstack/react-router';
import { SampleTrouble } from '#demo/entrance/sample-trouble.tsx';
import { startSamples } from '#demo/entrance/start-samples.ts';
import { main, page } from './trunk.tsx';

const samples = createRoute({
  getParentRoute: () => main,
  id: 'muestra',
  loader: startSamples,
  errorComponent: SampleTrouble,
  ...page({}, () => import('#demo/entrance/sample-outlet.tsx'), 'SampleOutlet'),
});

interface SampleScreen<M extends object> {
  /** As the router writes it: `apps/contacts/{-$id}` has an id or none. */
  readonly path: string;
  readonly titulo: string;
  readonly load: () => Promise<M>;
  readonly component: keyof M & string;
}

const screen = <M extends object>({ path, titulo, load, component }: SampleScreen<M>) =>
  createRoute({ getParentRoute: () => samples, path, ...page({ titulo }, load, component) });

/** The opened card is below its board, which stays where it is. */
const board = screen({
  path: 'apps/scrumboard/$boardId',
  titulo: 'Tablero',
  load: () => import('#demo/scrumboard/board/board-page.tsx'),
  component: 'BoardPage',
});

export const sampleScreens = [
  samples.addChildren([
    screen({
      path: 'apps/contacts/{-$id}',
      titulo: 'Contactos',
      load: () => import('#demo/contacts/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'example',
      titulo: 'Example',
      load: () => import('#demo/example/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'apps/notes/{-$view}',
      titulo: 'Notas',
      load: () => import('#demo/notes/page.tsx'),
      component: 'NotesPage',
    }),
    screen({
      path: 'apps/help-center',
      titulo: 'Centro de ayuda',
      load: () => import('#demo/help-center/home.tsx'),
      component: 'Home',
    }),
    screen({
      path: 'apps/help-center/faqs',
      titulo: 'Preguntas frecuentes',
      load: () => import('#demo/help-center/faqs.tsx'),
      component: 'Faqs',
    }),
    screen({
      path: 'apps/help-center/guides',
      titulo: 'Guías',
      load: () => import('#demo/help-center/guides.tsx'),
      component: 'Guides',
    }),
    screen({
      path: 'apps/help-center/guides/$category',
      titulo: 'Guías',
      load: () => import('#demo/help-center/category.tsx'),
      component: 'Category',
    }),
    screen({
      path: 'apps/help-center/guides/$category/$guide',
      titulo: 'Guías',
      load: () => import('#demo/help-center/guide.tsx'),
      component: 'GuidePage',
    }),
    screen({
      path: 'apps/help-center/support',
      titulo: 'Soporte',
      load: () => import('#demo/help-center/support.tsx'),
      component: 'Support',
    }),
    screen({
      path: 'ui/icons/$set',
      titulo: 'Iconos',
      load: () => import('#demo/icons/page.tsx'),
      component: 'IconsPage',
    }),
    screen({
      path: 'docs/changelog',
      titulo: 'Cambios de Cuadra',
      load: () => import('#demo/changelog/page.tsx'),
      component: 'Changelog',
    }),
    screen({
      path: 'apps/tasks/{-$id}',
      titulo: 'Tareas',
      load: () => import('#demo/tasks/page.tsx'),
      component: 'TasksPage',
    }),
    // One screen for every address below, so that what is being written stays while one goes from place to place.
    screen({
      path: 'apps/mailbox/$',
      titulo: 'Correo',
      load: () => import('#demo/mailbox/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'apps/scrumboard',
      titulo: 'Tableros',
      load: () => import('#demo/scrumboard/boards/boards-page.tsx'),
      component: 'BoardsPage',
    }),
    board.addChildren([createRoute({ getParentRoute: () => board, path: 'card/$cardId' })]),
    screen({
      path: 'apps/academy',
      titulo: 'Academia',
      load: () => import('#demo/academy/courses-page.tsx'),
      component: 'CoursesPage',
    }),
    screen({
      path: 'apps/academy/$id',
      titulo: 'Curso',
      load: () => import('#demo/academy/course-page.tsx'),
      component: 'CoursePage',
    }),
    screen({
      path: 'apps/ecommerce/inventory',
      titulo: 'Inventario',
      load: () => import('#demo/inventory/page.tsx'),
      component: 'Page',
    }),
    screen({
      // A folder, what is looked at, or both: `folders/$folderId`, `details/$id`. One route, so that the list stays.
      path: 'apps/file-manager/{-$first}/{-$firstId}/{-$second}/{-$secondId}',
      titulo: 'Administrador de archivos',
      load: () => import('#demo/file-manager/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'dashboards/project',
      titulo: 'Proyecto',
      load: () => import('#demo/project/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'dashboards/analytics',
      titulo: 'Analítica',
      load: () => import('#demo/analytics/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'dashboards/finance',
      titulo: 'Finanzas',
      load: () => import('#demo/finance/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'dashboards/crypto',
      titulo: 'Cripto',
      load: () => import('#demo/crypto/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'pages/activities',
      titulo: 'Actividades',
      load: () => import('#demo/activities/page.tsx'),
      component: 'Page',
    }),
    screen({
      path: 'apps/chat/{-$id}',
      titulo: 'Chat',
      load: () => import('../sample-chat.tsx'),
      component: 'SampleChat',
    }),
  ]),
];
