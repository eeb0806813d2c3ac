// Tags of accounts. One begins when an account is given it and goes on, with or without accounts, until it is deleted. On
// an account of mayor it stands for everything under it (core/etiquetas).
import {
  ETIQUETA_MAX,
  ETIQUETAS_POR_CUENTA_MAX,
  SEPARADOR_DE_ETIQUETAS,
  sinRepetir,
} from '@cuadra/core/etiquetas';
import { esUnRenglon } from '@cuadra/core/texto';
import { z } from 'zod';
import { textoGuardable, version, versionEscrita } from '../../campos.ts';
import { endpoint } from '../../endpoint.ts';

export const nombreEtiqueta = textoGuardable(ETIQUETA_MAX)
  .min(1, 'Escriba el nombre de la etiqueta.')
  .transform((nombre) => nombre.replaceAll(/\s+/g, ' '))
  .refine((nombre) => !nombre.includes(SEPARADOR_DE_ETIQUETAS), 'Una etiqueta no lleva punto y coma.')
  .refine(esUnRenglon, 'El nombre va en una sola línea.');

/** Told apart only after the repeated ones are put together. */
const ETIQUETAS_ESCRITAS_MAX = 200;

export const etiquetasDeCuenta = z
  .array(nombreEtiqueta)
  .max(ETIQUETAS_ESCRITAS_MAX)
  .transform(sinRepetir)
  .refine(
    (nombres) => nombres.length <= ETIQUETAS_POR_CUENTA_MAX,
    `Una cuenta lleva hasta ${ETIQUETAS_POR_CUENTA_MAX} etiquetas.`,
  );

export const etiqueta = z.object({
  nombreEtiqueta: z.string(),
  /** How many accounts carry it. */
  cuentas: z.int(),
  /** How many accounts of detail carry it or are under one that does. */
  deDetalle: z.int(),
  version: z.int(),
});
export type Etiqueta = z.infer<typeof etiqueta>;

const base = '/api/contabilidad/v2/catalogo/etiquetas';
const porNombre = z.object({ nombreEtiqueta });

export const listarEtiquetas = endpoint({
  method: 'GET',
  path: base,
  permission: 'autenticado',
  summary: 'Las etiquetas del catálogo por su nombre, y cuántas cuentas tiene cada una',
  response: z.array(etiqueta),
  errors: [],
});

export const renombrarEtiqueta = endpoint({
  method: 'PATCH',
  path: `${base}/:nombreEtiqueta`,
  permission: 'catalogo:editar',
  summary: 'Cambia el nombre de una etiqueta en todas las cuentas que la llevan',
  params: porNombre,
  body: z.strictObject({ nombreEtiqueta, version }),
  response: etiqueta,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'ETIQUETA_YA_EXISTE'],
});

export const eliminarEtiqueta = endpoint({
  method: 'DELETE',
  path: `${base}/:nombreEtiqueta`,
  permission: 'catalogo:editar',
  summary: 'Elimina una etiqueta y la quita de las cuentas que la llevan',
  params: porNombre,
  query: z.strictObject({ version: versionEscrita }),
  response: z.literal(true),
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION'],
});
