// The institution itself: the heading of every document, and its agencias.
import { z } from 'zod';
import { nombre, renglon } from '../campos.ts';
import { agencia } from '../contabilidad/agencias.ts';
import { endpoint } from '../endpoint.ts';

export const institucion = z.object({
  nombre: nombre(120, 'Escriba el nombre de la institución.'),
  nit: renglon(20),
  direccion: renglon(200),
});
export type Institucion = z.infer<typeof institucion>;

const base = '/api/administracion/institucion';
const permission = 'institucion:administrar';

export const verInstitucion = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Nombre, NIT y dirección que encabezan los documentos',
  response: institucion,
  errors: [],
});

export const editarInstitucion = endpoint({
  method: 'PUT',
  path: base,
  permission,
  summary: 'Cambia el encabezado de los documentos',
  body: institucion.strict(),
  response: institucion,
  errors: [],
});

export const crearAgencia = endpoint({
  method: 'POST',
  path: `${base}/agencias`,
  permission,
  summary: 'Abre una agencia',
  body: agencia.strict(),
  response: agencia,
  status: 201,
  errors: ['AGENCIA_YA_EXISTE'],
});

export const editarAgencia = endpoint({
  method: 'PATCH',
  path: `${base}/agencias/:idAgencia`,
  permission,
  summary: 'Cambia los datos de una agencia o la deshabilita',
  params: agencia.pick({ idAgencia: true }),
  body: agencia.omit({ idAgencia: true }).partial().strict(),
  response: agencia,
  errors: ['NO_ENCONTRADO', 'AGENCIA_YA_EXISTE'],
});
