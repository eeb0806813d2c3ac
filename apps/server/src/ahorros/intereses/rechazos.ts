// What PostgreSQL refuses of the runs, as an answer to a person.
import type { Codigo } from '@cuadra/contract/problema';
import { restriccionRota } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';

const porRestriccion: Readonly<Record<string, Codigo>> = {
  corrida_sin_traslape: 'CORRIDA_TRASLAPADA',
  corrida_aprobada_por_otra: 'CORRIDA_PROPIA',
  corrida_revertida_por_otra: 'CORRIDA_PROPIA',
  programacion_de_intereses_nombre_key: 'PROGRAMACION_REPETIDA',
};

export async function conRechazosDeIntereses<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    const codigo = porRestriccion[restriccionRota(error) ?? ''];
    if (codigo !== undefined) throw new ProblemaError(codigo);
    return explicarRechazo(error);
  }
}
