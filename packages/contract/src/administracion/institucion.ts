// The institution itself: the heading of every document, and its agencias.
import { z } from 'zod';
import { nombre, renglon } from '../campos.ts';
import { agencia } from '../contabilidad/agencias.ts';
import { download, endpoint, upload } from '../endpoint.ts';

export const institucion = z.object({
  nombre: nombre(120, 'Escriba el nombre de la institución.'),
  nit: renglon(20),
  direccion: renglon(200),
});
export type Institucion = z.infer<typeof institucion>;

const conLogo = institucion.extend({
  /** The fingerprint of its image, which changes with it; null when it has none. */
  logo: z.string().nullable(),
});
export type InstitucionConLogo = z.infer<typeof conLogo>;

export const mediosDeLogo = ['image/png', 'image/jpeg'] as const;
export const LOGO_BYTES_MAX = 512 * 1024;
/** In points of the image, each side. */
export const LOGO_LADO_MAX = 2_000;

const base = '/api/administracion/institucion';
const permission = 'institucion:administrar';

export const verInstitucion = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Nombre, NIT, dirección y logo que encabezan los documentos',
  response: conLogo,
  errors: [],
});

export const editarInstitucion = endpoint({
  method: 'PUT',
  path: base,
  permission,
  summary: 'Cambia el encabezado de los documentos',
  body: institucion.strict(),
  response: conLogo,
  errors: [],
});

export const verLogo = endpoint({
  method: 'GET',
  path: `${base}/logo`,
  permission: 'autenticado',
  summary: 'El logo que encabeza los documentos',
  response: download(...mediosDeLogo),
  errors: ['NO_ENCONTRADO'],
});

export const cambiarLogo = endpoint({
  method: 'PUT',
  path: `${base}/logo`,
  permission,
  summary: 'Pone el logo que encabeza los documentos: PNG o JPEG, de hasta 512 KB y 2,000 puntos por lado',
  body: upload(LOGO_BYTES_MAX, ...mediosDeLogo, 'application/octet-stream'),
  response: conLogo,
  errors: ['LOGO_NO_ADMITIDO', 'INSTITUCION_SIN_NOMBRE', 'TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE'],
});

export const quitarLogo = endpoint({
  method: 'DELETE',
  path: `${base}/logo`,
  permission,
  summary: 'Quita el logo: los documentos llevan solo el nombre',
  response: conLogo,
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
