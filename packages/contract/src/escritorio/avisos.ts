// What the two panels list, each person their own: messages (what somebody told you) and notifications (what happened
// in the institution). Markup in titles and descriptions is sanitised where it is shown.
import { z } from 'zod';
import { instante, textoExacto, textoGuardable, uuid } from '../campos.ts';
import { enlace, esEnlaceValido, MENSAJE_DE_ENLACE } from './enlace.ts';
import { icono } from './icono.ts';

/** The list holds the newest ones; older ones are forgotten. */
export const AVISOS_MAX = 200;

export const aviso = z.object({
  id: z.uuid(),
  icon: z.string().nullable(),
  /** The avatar of the colleague who sent it. */
  image: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  time: z.iso.datetime(),
  link: z.string().nullable(),
  useRouter: z.boolean(),
  read: z.boolean(),
  seen: z.boolean(),
});
export type Aviso = z.infer<typeof aviso>;

/** A path of the application or a small image as a data URL; SVG may carry script. */
const imagen = textoExacto(20_000).regex(
  /^(\/(?![/\\])|data:image\/(png|jpeg|webp);base64,)/,
  'Use una imagen PNG, JPEG o WebP.',
);

const campos = z.strictObject({
  icon: icono.nullable(),
  image: imagen.nullable(),
  title: textoGuardable(500).min(1, 'Escriba el título.'),
  description: textoGuardable(5_000),
  link: enlace.nullable(),
  useRouter: z.boolean(),
  read: z.boolean(),
  seen: z.boolean(),
});

export const avisoNuevo = campos
  .partial()
  .required({ title: true })
  .refine(({ link, useRouter = true }) => link == null || esEnlaceValido(link, useRouter), {
    path: ['link'],
    message: MENSAJE_DE_ENLACE,
  });
export type AvisoNuevo = z.infer<typeof avisoNuevo>;

/**
 * Merged into what is kept. What others said does not change: only whether it was read. It may be sent whole, as it was
 * received: which one it is and when it was said are then known, and stay.
 */
export const cambiosDeAviso = campos
  .extend({ id: uuid, time: instante })
  .partial()
  .transform(({ id: _id, time: _time, ...cambios }) => cambios);
export type CambiosDeAviso = z.infer<typeof cambiosDeAviso>;
