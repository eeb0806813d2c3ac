// Shortcuts: each person's own, the newest first.
import { z } from 'zod';
import { porId, renglon, uuid } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { enlace, esEnlaceValido, MENSAJE_DE_ENLACE } from './enlace.ts';
import { icono } from './icono.ts';

export const ATAJOS_MAX = 60;

const campos = z.strictObject({
  label: renglon(60).min(1, 'Escriba el nombre.'),
  description: renglon(120),
  icon: icono,
  link: enlace,
  useRouter: z.boolean(),
});

export const atajo = z.object({ ...campos.shape, id: uuid });
export type Atajo = z.infer<typeof atajo>;

/** Also what the form of the panel checks. */
export const atajoNuevo = campos
  .extend({ description: renglon(120).default(''), useRouter: z.boolean().default(false) })
  .refine(({ link, useRouter }) => esEnlaceValido(link, useRouter), {
    path: ['link'],
    message: MENSAJE_DE_ENLACE,
  });
export type AtajoNuevo = z.infer<typeof atajoNuevo>;

/** It may be sent whole, as it was received. */
const cambiosDeAtajo = campos
  .extend({ id: uuid })
  .partial()
  .transform(({ id: _id, ...cambios }) => cambios);
export type CambiosDeAtajo = z.infer<typeof cambiosDeAtajo>;

const base = '/api/common/shortcuts';

export const listarAtajos = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Los atajos propios, del más nuevo al más antiguo',
  response: z.array(atajo),
  errors: [],
});

export const crearAtajo = endpoint({
  method: 'POST',
  path: base,
  permission: 'autenticado',
  summary: 'Un atajo nuevo; queda de primero',
  body: z.strictObject({ shortcut: atajoNuevo }),
  response: atajo,
  status: 201,
  errors: ['DEMASIADOS_ATAJOS'],
});

export const editarAtajo = endpoint({
  method: 'PATCH',
  path: base,
  permission: 'autenticado',
  summary: 'Combina los cambios con el atajo',
  body: porId.extend({ shortcut: cambiosDeAtajo }).strict(),
  response: atajo,
  errors: ['NO_ENCONTRADO', 'PETICION_INVALIDA'],
});

export const quitarAtajo = endpoint({
  method: 'DELETE',
  path: base,
  permission: 'autenticado',
  summary: 'Quita un atajo y responde el que se quitó',
  query: porId.strict(),
  response: atajo,
  errors: ['NO_ENCONTRADO'],
});
