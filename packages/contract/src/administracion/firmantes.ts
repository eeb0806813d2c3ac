// Who signs the institution's statements and books: three places, each with its post and, if it is to be printed under the
// rule, the name. A place without a post is not printed.
import { z } from 'zod';
import { renglon } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const FIRMANTES = 3;

const firmante = z
  .strictObject({ cargo: renglon(60), nombre: renglon(80) })
  .refine(({ cargo, nombre }) => cargo !== '' || nombre === '', {
    path: ['cargo'],
    error: 'Escriba el cargo con que firma.',
  });
export type Firmante = z.infer<typeof firmante>;

/** From left to right. */
export const firmantes = z.strictObject({ firmantes: z.array(firmante).length(FIRMANTES) });
export type Firmantes = z.infer<typeof firmantes>;

const base = '/api/administracion/institucion/firmantes';
const permission = 'institucion:administrar';

export const verFirmantes = endpoint({
  method: 'GET',
  path: base,
  permission,
  summary: 'Quiénes firman los estados financieros y los libros, y con qué cargo',
  response: firmantes,
  errors: [],
});

export const editarFirmantes = endpoint({
  method: 'PUT',
  path: base,
  permission,
  summary: 'Cambia quiénes firman los estados financieros y los libros',
  body: firmantes,
  response: firmantes,
  errors: [],
});
