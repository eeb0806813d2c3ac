// What the sample applications add to the menu: one group, closed, after everything else. Said once, for the server and for the
// demo without one. They are for anyone who is signed in: nothing in them is the institution's.
import type { EntradaDeNavegacion } from './navegacion.ts';

const entrada = (id: string, title: string, icon: string, link: string): EntradaDeNavegacion => ({
  id,
  title,
  type: 'basic',
  icon: `heroicons_outline:${icon}`,
  link,
});

/** The entry that the client's specification has in the menus without groups. */
export const ejemplo = entrada('example', 'Example', 'chart-pie', '/example');

const grupo = (id: string, title: string, icon: string, children: EntradaDeNavegacion[]) => ({
  id,
  title,
  type: 'collapsable' as const,
  icon: `heroicons_outline:${icon}`,
  children,
});

const hijas: EntradaDeNavegacion[] = [
  grupo('dashboards', 'Tableros', 'chart-pie', [
    // The shell translates these two.
    entrada('dashboards.project', 'Proyecto', 'briefcase', '/dashboards/project'),
    entrada('dashboards.analytics', 'Analítica', 'chart-pie', '/dashboards/analytics'),
    entrada('dashboards.finance', 'Finanzas', 'credit-card', '/dashboards/finance'),
    entrada('dashboards.crypto', 'Cripto', 'banknotes', '/dashboards/crypto'),
  ]),
  entrada('apps.academy', 'Academia', 'academic-cap', '/apps/academy'),
  entrada('apps.chat', 'Chat', 'chat-bubble-left-right', '/apps/chat'),
  entrada('apps.contacts', 'Contactos', 'users', '/apps/contacts'),
  entrada('apps.inventory', 'Inventario', 'archive-box', '/apps/ecommerce/inventory'),
  entrada('apps.file-manager', 'Archivos', 'folder', '/apps/file-manager'),
  entrada('apps.help-center', 'Centro de ayuda', 'book-open', '/apps/help-center'),
  entrada('apps.mailbox', 'Correo', 'envelope', '/apps/mailbox'),
  entrada('apps.notes', 'Notas', 'pencil-square', '/apps/notes'),
  entrada('apps.scrumboard', 'Tablero de tareas', 'rectangle-stack', '/apps/scrumboard'),
  entrada('apps.tasks', 'Tareas', 'check-circle', '/apps/tasks'),
  entrada('pages.activities', 'Actividades', 'clock', '/pages/activities'),
  grupo('ui.icons', 'Iconos', 'star', [
    entrada('ui.icons.feather', 'Feather', 'star', '/ui/icons/feather'),
    entrada('ui.icons.heroicons-outline', 'Heroicons Outline', 'star', '/ui/icons/heroicons-outline'),
    entrada('ui.icons.heroicons-solid', 'Heroicons Solid', 'star', '/ui/icons/heroicons-solid'),
    entrada('ui.icons.heroicons-mini', 'Heroicons Mini', 'star', '/ui/icons/heroicons-mini'),
    entrada('ui.icons.material-solid', 'Material Solid', 'star', '/ui/icons/material-solid'),
    entrada('ui.icons.material-outline', 'Material Outline', 'star', '/ui/icons/material-outline'),
    entrada('ui.icons.material-twotone', 'Material Twotone', 'star', '/ui/icons/material-twotone'),
  ]),
  entrada('docs.changelog', 'Cambios de Cuadra', 'document-text', '/docs/changelog'),
];

export const muestra = (type: EntradaDeNavegacion['type']): EntradaDeNavegacion => ({
  id: 'muestra',
  title: 'Aplicaciones de muestra',
  type,
  icon: 'heroicons_outline:rectangle-stack',
  children: hijas,
});
