// What has happened lately in the sample: ten things, told in hours before now.
import { people } from '../people.ts';
import { seedId } from '../seeds.ts';
import type { World } from '../world.ts';
import type { Activity } from './calls.ts';

type Told = Pick<Activity, 'description'> &
  Partial<Activity> & {
    readonly hoursAgo: number;
    /** Whose picture it has, by their place among the people. */
    readonly by?: number;
  };

const TOLD: readonly Told[] = [
  {
    hoursAgo: 0.4,
    icon: 'star',
    description: 'Su solicitud para <strong>Expediente digital</strong> fue aprobada.',
  },
  {
    hoursAgo: 1.5,
    by: 2,
    description: '<strong>Alejandra Cojtí</strong> le envió un mensaje.',
    linkedContent: 'Abrir el correo',
    link: '/apps/mailbox',
    useRouter: true,
  },
  {
    hoursAgo: 3,
    icon: 'envelope',
    description: 'Hay <strong>15 correos nuevos</strong> en tres de sus carpetas.',
    linkedContent: 'Ir a la bandeja',
    link: '/apps/mailbox',
    useRouter: true,
  },
  {
    hoursAgo: 22,
    by: 4,
    description: '<strong>Ana Lucía Escobar</strong> comentó en <em>Banca móvil</em>.',
    extraContent:
      '<p>Los asociados mayores piden letra más grande al ver sus saldos.</p><p>Propongo probarlo en la agencia central <strong>antes del viernes</strong>.</p>',
  },
  {
    hoursAgo: 25,
    icon: 'check',
    description: 'Se terminó la tarea <em>Revisar contratos de mensajería</em>.',
    linkedContent: 'Ver las tareas',
    link: '/apps/tasks',
    useRouter: true,
  },
  {
    hoursAgo: 47,
    by: 6,
    description: '<strong>Beatriz Girón</strong> agregó una nota.',
    extraContent: '<p>Reunión con el proveedor: <em>traer la cotización firmada</em>.</p>',
    linkedContent: 'Ver las notas',
    link: '/apps/notes',
    useRouter: true,
  },
  {
    hoursAgo: 52,
    icon: 'document',
    description: 'Se publicó una versión nueva, con la lista de sus cambios.',
    linkedContent: 'Leer los cambios en otra pestaña',
    link: '/docs/changelog',
    useRouter: false,
  },
  {
    hoursAgo: 98,
    icon: 'user-plus',
    description: '<strong>Cuatro personas</strong> se sumaron al directorio.',
    linkedContent: 'Ver los contactos',
    link: '/apps/contacts',
    useRouter: true,
  },
  {
    hoursAgo: 122,
    by: 10,
    description: '<strong>Claudia Lemus</strong> subió el informe del trimestre.',
    linkedContent: 'Abrir los archivos',
    link: '/apps/file-manager',
    useRouter: true,
  },
  {
    hoursAgo: 190,
    icon: 'bell',
    description: 'Se cerró el tablero <em>Campaña de ahorro infantil</em>, con 32 tarjetas completas.',
    linkedContent: 'Ver los tableros',
    link: '/apps/scrumboard',
    useRouter: true,
  },
];

const HOUR_MS = 3_600_000;

export function activities(world: World): Activity[] {
  const known = people(12);
  return TOLD.map(({ hoursAgo, by, ...told }, number) => ({
    icon: null,
    extraContent: null,
    linkedContent: null,
    link: null,
    useRouter: false,
    ...told,
    image: by === undefined ? null : (known[by]?.avatar ?? null),
    id: seedId('activity', number),
    date: new Date(world.nowMs() - hoursAgo * HOUR_MS).toISOString(),
  }));
}
