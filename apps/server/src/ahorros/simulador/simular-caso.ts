// A worked case of interest, answered by the core; what is not understood is refused by the name of its field.
import type * as contrato from '@cuadra/contract/ahorros/simulador';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { CasoNoEntendido } from '@cuadra/core/interes/casos/caso';
import { resolverCaso } from '@cuadra/core/interes/casos/resolver-caso';
import { ProblemaError } from '#platform/problema.ts';

export function simularCaso(
  caso: BodyOf<typeof contrato.simularCaso>,
): ResponseOf<typeof contrato.simularCaso> {
  try {
    const { values, periods, segmentos, ...demas } = resolverCaso(caso);
    return {
      ...demas,
      ...(values === undefined ? {} : { values: [...values] }),
      ...(periods === undefined ? {} : { periods: periods.map(([desde, hasta]) => [desde, hasta]) }),
      segmentos: [...segmentos],
    };
  } catch (error) {
    if (!(error instanceof CasoNoEntendido)) throw error;
    const { campo, message: mensaje } = error;
    throw new ProblemaError('CASO_NO_ENTENDIDO', {
      detalle: `No se entiende lo que se pide calcular: ${mensaje}.`,
      errores: [{ campo: `inputs.${campo}`, codigo: 'CASO_NO_ENTENDIDO', mensaje }],
    });
  }
}
