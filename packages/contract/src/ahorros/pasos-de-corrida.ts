// The steps of a run of interest: each takes it as it was seen and answers how it is then.
import { z } from 'zod';
import { motivo, nombre, version } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { corrida, porCorrida } from './corridas.ts';

const paso = { params: porCorrida, response: corrida } as const;
const comunes = ['NO_ENCONTRADO', 'CORRIDA_NO_ADMITE', 'CONFLICTO_DE_EDICION'] as const;

export const calcularCorrida = endpoint({
  ...paso,
  method: 'POST',
  path: '/api/ahorros/corridas/:id/calculo',
  permission: 'intereses:programar',
  summary: 'Calcular de nuevo una corrida',
  body: z.strictObject({ version }),
  errors: [...comunes, 'CORRIDA_TRASLAPADA', 'CORRIDA_ANTES_DE_TIEMPO', 'PERIODO_CERRADO'],
});

export const aprobarCorrida = endpoint({
  ...paso,
  method: 'POST',
  path: '/api/ahorros/corridas/:id/aprobacion',
  permission: 'intereses:aprobar',
  autorizable: true,
  reautenticacion: true,
  summary: 'Aprobar una corrida calculada por otra persona',
  /** What was seen: if it is another by now, nothing is approved. */
  body: z.strictObject({ version, huella: nombre(64), aceptaAdvertencias: motivo.nullable() }),
  errors: [...comunes, 'CORRIDA_PROPIA', 'CORRIDA_VENCIDA', 'ADVERTENCIAS_SIN_ACEPTAR'],
});

export const aplicarCorrida = endpoint({
  ...paso,
  method: 'POST',
  path: '/api/ahorros/corridas/:id/aplicacion',
  permission: 'intereses:programar',
  summary: 'Aplicar una corrida aprobada, o reanudarla',
  body: z.strictObject({ version }),
  errors: [...comunes, 'CORRIDA_PROPIA', 'CORRIDA_VENCIDA', 'PERIODO_CERRADO'],
});

export const detenerCorrida = endpoint({
  ...paso,
  method: 'POST',
  path: '/api/ahorros/corridas/:id/detencion',
  permission: 'intereses:programar',
  summary: 'Detener una corrida que se aplica o se revierte',
  body: z.strictObject({ version, motivo }),
  errors: [...comunes],
});

export const cancelarCorrida = endpoint({
  ...paso,
  method: 'POST',
  path: '/api/ahorros/corridas/:id/cancelacion',
  permission: 'intereses:programar',
  summary: 'Cancelar una corrida que no se aplicó',
  body: z.strictObject({ version, motivo }),
  errors: [...comunes],
});

export const pedirReversionDeCorrida = endpoint({
  ...paso,
  method: 'POST',
  path: '/api/ahorros/corridas/:id/reversion-pedida',
  permission: 'intereses:programar',
  summary: 'Pedir que se revierta una corrida aplicada',
  body: z.strictObject({ version, motivo }),
  errors: [...comunes, 'CORRIDA_NO_ES_LA_ULTIMA'],
});

export const resolverReversionDeCorrida = endpoint({
  ...paso,
  method: 'POST',
  path: '/api/ahorros/corridas/:id/reversion',
  permission: 'intereses:aprobar',
  autorizable: true,
  reautenticacion: true,
  summary: 'Revertir una corrida, o negarlo, a pedido de otra persona',
  body: z.strictObject({ version, aprueba: z.boolean(), motivo: motivo.nullable() }),
  errors: [...comunes, 'CORRIDA_PROPIA', 'CORRIDA_NO_ES_LA_ULTIMA', 'PERIODO_CERRADO'],
});
