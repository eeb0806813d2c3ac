// The refusals of months and years; problema.ts puts them with the rest.
import type { Rechazos } from '../../rechazos.ts';

export const dePeriodos = {
  PERIODO_NO_EXISTE: [404, 'Ese periodo no existe.', 'Elija un periodo de la lista.'],
  PERIODO_FUERA_DE_ORDEN: [
    409,
    'Los periodos se cierran del más antiguo al más nuevo y se reabren al revés.',
    'Empiece por el que corresponde.',
  ],
  PERIODO_CON_PENDIENTES: [
    409,
    'Hay pendientes que impiden el cierre.',
    'Atienda las compuertas pendientes.',
  ],
  EJERCICIO_CERRADO: [409, 'El ejercicio ya está cerrado.', 'Trabaje en el ejercicio siguiente.'],
  PERSONA_NO_ADMITIDA: [422, 'Esa persona no registra partidas en esta agencia. Elija a otra.'],
  LIMITE_DE_REAPERTURA_INVALIDO: [
    422,
    'La reapertura debe terminar después de ahora y dentro de 90 días.',
    'Elija otra fecha.',
  ],
  REAPERTURA_PEDIDA: [
    409,
    'Ya se pidió reabrir este mes y falta que otra persona lo apruebe.',
    'Espere su respuesta o retire la solicitud.',
  ],
  REAPERTURA_PROPIA: [403, 'La reapertura la decide otra persona: usted la pidió.'],
  REAPERTURA_RESUELTA: [409, 'Esa solicitud ya se resolvió.', 'Vuelva a cargar el cierre.'],
  SIN_SEGUNDA_PERSONA: [
    409,
    'Nadie más puede aprobar la reapertura en esta agencia.',
    'Pida al administrador que autorice a otro contador.',
  ],
  COMPUERTA_NO_EXISTE: [404, 'Esa compuerta no existe.', 'Vuelva a cargar el cierre.'],
  COMPUERTA_NO_ADMITE: [409, 'La compuerta no está en un estado que permita esta acción. Vuelva a cargarla.'],
} as const satisfies Rechazos;
