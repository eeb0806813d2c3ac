// What is withheld of interest: the law of each day, written by one person and published by another.
import { estadosDeRegla } from '@cuadra/core/ahorros/producto';
import { situacionesDeRegla } from '@cuadra/core/ahorros/vigencia';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { PPM_MAX } from '@cuadra/core/interes/tasas';
import { z } from 'zod';
import { enCentavos, entero, fechaDeLibros, monto, persona, version } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { deVersion } from './productos.ts';

const base = '/api/ahorros/isr-parametros';
const porDia = z.object({ desde: fechaDeLibros });

export const parametroDeIsr = z.object({
  desde: z.iso.date(),
  ultimoDia: z.iso.date().nullable(),
  ppm: z.int(),
  minimo: monto,
  estado: z.enum(estadosDeRegla),
  situacion: z.enum(situacionesDeRegla),
  /** Null: the law as it was when the program began to be used. */
  escritaPor: persona.nullable(),
  publicadaPor: persona.nullable(),
  publicadaEn: z.string().nullable(),
  version: z.int(),
});
export type ParametroDeIsr = z.output<typeof parametroDeIsr>;

const respuesta = z.object({
  parametros: z.array(parametroDeIsr),
  /** The last day whose interest was paid to some account: what is published begins after it. */
  pagadoHasta: z.iso.date().nullable(),
});

export const listarParametrosDeIsr = endpoint({
  method: 'GET',
  path: base,
  permission: 'ahorros:ver',
  summary: 'Lo que se retiene de los intereses, desde cada día',
  response: respuesta,
  errors: [],
});

const valores = {
  ppm: entero(0, PPM_MAX),
  /** Interest below it is not withheld from. */
  minimo: enCentavos(entero(0, MONTO_MAX)),
};

export const escribirParametroDeIsr = endpoint({
  method: 'POST',
  path: base,
  permission: 'ahorros:administrar',
  summary: 'Escribe lo que se retiene de los intereses desde un día, por publicar',
  body: z.strictObject({ desde: fechaDeLibros, ...valores }),
  response: respuesta,
  status: 201,
  errors: ['REGLA_DEL_MISMO_DIA'],
});

export const editarParametroDeIsr = endpoint({
  method: 'PUT',
  path: `${base}/:desde`,
  permission: 'ahorros:administrar',
  summary: 'Cambia una retención que todavía no se publica',
  params: porDia,
  body: z.strictObject({ ...valores, version }),
  response: respuesta,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'REGLA_PUBLICADA'],
});

export const descartarParametroDeIsr = endpoint({
  method: 'DELETE',
  path: `${base}/:desde`,
  permission: 'ahorros:administrar',
  summary: 'Descarta una retención que todavía no se publica',
  params: porDia,
  query: deVersion,
  response: respuesta,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'REGLA_PUBLICADA'],
});

export const publicarParametroDeIsr = endpoint({
  method: 'POST',
  path: `${base}/:desde/publicacion`,
  permission: 'ahorros:publicar',
  summary: 'Publica la retención que otra persona escribió; ya no cambia',
  params: porDia,
  body: z.strictObject({ version }),
  response: respuesta,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'REGLA_PUBLICADA',
    'REGLA_PROPIA',
    'REGLA_RETROACTIVA',
    'FIRMA_AJENA',
  ],
});
