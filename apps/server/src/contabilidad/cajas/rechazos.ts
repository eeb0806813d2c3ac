// What PostgreSQL refuses of the cajas, as an answer to a person.
import type { Codigo } from '@cuadra/contract/problema';
import { restriccionRota } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';

const porRestriccion: Readonly<Record<string, Codigo>> = {
  jornada_abierta_por_caja: 'JORNADA_YA_ABIERTA',
  jornada_abierta_por_cajero: 'JORNADA_YA_ABIERTA',
  caja_agencia_codigo_key: 'CAJA_REPETIDA',
  caja_agencia_nombre_key: 'CAJA_REPETIDA',
  asignacion_unica_del_cajero: 'ASIGNACION_REPETIDA',
  caja_id_cuenta_fkey: 'CUENTA_NO_EXISTE',
  favorito_de_caja_id_cuenta_fkey: 'CUENTA_NO_EXISTE',
};

export async function conRechazosDeCajas<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    const codigo = porRestriccion[restriccionRota(error) ?? ''];
    if (codigo !== undefined) throw new ProblemaError(codigo);
    return explicarRechazo(error);
  }
}
