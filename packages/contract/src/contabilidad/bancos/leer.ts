// The file of any bank, read and not kept: how a statement would be understood before it is imported, and how outside files are
// checked. It knows no account of ours.
import { formatosDeEstado } from '@cuadra/core/bancos/estado-de-cuenta';
import { z } from 'zod';
import { monto } from '../../campos.ts';
import { endpoint, upload } from '../../endpoint.ts';
import { OCTETOS } from '../../medios.ts';
import { mapeoDeEstadoEnConsulta } from './columnas.ts';
import { BASE_DE_BANCOS } from './cuentas.ts';
import { ESTADO_BYTES_MAX, pistasEnConsulta } from './estados.ts';

const lineaLeida = z.object({
  /** The day on which the bank booked it. */
  fecha: z.string(),
  /** What enters the account is positive. */
  monto,
  texto: z.string(),
  referencia: z.string().nullable(),
  /** After it, where the file says it. */
  saldo: monto.optional(),
});

const estadoLeido = z.object({
  cuenta: z.string().nullable(),
  /** ISO 4217. */
  moneda: z.string().nullable(),
  desde: z.string().nullable(),
  hasta: z.string().nullable(),
  saldoInicial: monto.nullable(),
  saldoFinal: monto.nullable(),
  lineas: z.array(lineaLeida),
});

export const leerArchivo = endpoint({
  method: 'POST',
  path: `${BASE_DE_BANCOS}/leer`,
  permission: 'bancos:ver',
  summary:
    'Lee el archivo de cualquier banco (OFX, CAMT.053, MT940, QIF, CSV o XLSX) sin guardarlo: sus estados, sus líneas y lo que se supuso',
  query: z.strictObject({
    ...pistasEnConsulta,
    /** The columns of a sheet, as JSON: what they would read is seen before they are kept. */
    mapeo: mapeoDeEstadoEnConsulta.optional(),
  }),
  body: upload(ESTADO_BYTES_MAX, OCTETOS),
  response: z.object({
    formato: z.enum(formatosDeEstado),
    estados: z.array(estadoLeido),
    /** What was assumed or left out, each a sentence for a person. */
    advertencias: z.array(z.string()),
  }),
  errors: ['TIPO_NO_ADMITIDO', 'CUERPO_DEMASIADO_GRANDE', 'ESTADO_ILEGIBLE'],
});
