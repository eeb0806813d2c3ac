// What the institution tells a person. Markup in titles and descriptions is sanitised where it is shown.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const notificacion = z.object({
  id: z.uuid(),
  icon: z.string().nullable(),
  image: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  time: z.iso.datetime(),
  link: z.string().nullable(),
  useRouter: z.boolean(),
  read: z.boolean(),
});
export type Notificacion = z.infer<typeof notificacion>;

export const listarNotificaciones = endpoint({
  method: 'GET',
  path: '/api/common/notifications',
  permission: 'autenticado',
  summary: 'Las notificaciones propias, de la más nueva a la más antigua',
  response: z.array(notificacion),
  errors: [],
});
