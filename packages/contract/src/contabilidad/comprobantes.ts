// The printed voucher of a partida, draft or posted.
import { z } from 'zod';
import { porId, uuid } from '../campos.ts';
import { download, endpoint } from '../endpoint.ts';
import { PDF } from '../medios.ts';

const COMPROBANTES_MAX = 200;

export const filtrosDeComprobantes = z.strictObject({
  /** Printed in this order. */
  ids: z.array(uuid).min(1).max(COMPROBANTES_MAX),
});

const base = '/api/contabilidad/partidas';

export const comprobantePdf = endpoint({
  method: 'GET',
  path: `${base}/:id/comprobante.pdf`,
  permission: 'partidas:ver',
  summary: 'El comprobante de una partida, para imprimir y firmar',
  params: porId,
  response: download(PDF),
  errors: ['NO_ENCONTRADO', 'REPORTE_DEMASIADO_GRANDE'],
});

export const comprobantesPdf = endpoint({
  method: 'POST',
  path: `${base}/comprobantes.pdf`,
  permission: 'partidas:ver',
  summary: 'Los comprobantes de varias partidas en un solo documento, cada uno en página nueva',
  body: filtrosDeComprobantes,
  response: download(PDF),
  errors: ['NO_ENCONTRADO', 'REPORTE_DEMASIADO_GRANDE'],
});
