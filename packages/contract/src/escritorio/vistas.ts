// Saved personal views of a screen: a name for the filters that its address carries.
import { z } from 'zod';
import { clave, entero, porId, renglon, textoGuardable } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

/** Per person and screen. */
export const VISTAS_MAX = 50;

/** As the database keeps it: an address has no underscores. */
const pantalla = clave(60).regex(/^[a-z][a-z0-9-]*$/, 'Use letras minúsculas, números y guiones.');

const campos = z.strictObject({
  nombre: renglon(60).min(1, 'Escriba el nombre de la vista.'),
  /** The query string of the address, without its question mark; empty: no filter. */
  consulta: textoGuardable(2_000).transform((consulta) => consulta.replace(/^\?/, '')),
});

export const vista = z.object({
  id: z.uuid(),
  pantalla: z.string(),
  nombre: z.string(),
  consulta: z.string(),
  /** Its place among those of the screen; the first is 0. */
  orden: z.int(),
});
export type Vista = z.infer<typeof vista>;

const vistaNueva = campos.extend({ pantalla });
export type VistaNueva = z.infer<typeof vistaNueva>;

const cambiosDeVista = campos
  .extend({
    orden: entero(0, VISTAS_MAX - 1),
  })
  .partial();
export type CambiosDeVista = z.infer<typeof cambiosDeVista>;

const base = '/api/common/vistas';

export const listarVistas = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Las vistas propias de una pantalla, en su orden',
  query: z.strictObject({ pantalla }),
  response: z.array(vista),
  errors: [],
});

export const crearVista = endpoint({
  method: 'POST',
  path: base,
  permission: 'autenticado',
  summary: 'Guarda una vista; queda de última',
  body: vistaNueva,
  response: vista,
  status: 201,
  errors: ['VISTA_YA_EXISTE', 'DEMASIADAS_VISTAS'],
});

export const editarVista = endpoint({
  method: 'PATCH',
  path: `${base}/:id`,
  permission: 'autenticado',
  summary: 'Cambia el nombre, los filtros o el lugar de una vista',
  params: porId,
  body: cambiosDeVista,
  response: vista,
  errors: ['NO_ENCONTRADO', 'VISTA_YA_EXISTE'],
});

export const quitarVista = endpoint({
  method: 'DELETE',
  path: `${base}/:id`,
  permission: 'autenticado',
  summary: 'Quita una vista',
  params: porId,
  response: z.literal(true),
  errors: ['NO_ENCONTRADO'],
});
