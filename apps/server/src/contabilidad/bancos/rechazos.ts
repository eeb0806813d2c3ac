// What PostgreSQL refuses of the banks, as an answer to a person.
import type { Codigo } from '@cuadra/contract/problema';
import { restriccionRota } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';

const porRestriccion: Readonly<Record<string, Codigo>> = {
  cuenta_bancaria_id_cuenta_key: 'CUENTA_BANCARIA_REPETIDA',
  cuenta_bancaria_numero_unico: 'CUENTA_BANCARIA_REPETIDA',
  cuenta_bancaria_id_cuenta_fkey: 'CUENTA_NO_EXISTE',
  estado_de_cuenta_repetido: 'ESTADO_REPETIDO',
  explicacion_de_su_linea: 'ESTADO_EN_USO',
  partida_de_banco_linea_fkey: 'ESTADO_EN_USO',
  partida_en_conciliacion_linea_fkey: 'CUENTA_CONCILIADA',
  linea_de_banco_pendiente: 'LINEA_YA_CRUZADA',
  movimiento_de_banco_pendiente: 'LINEA_YA_CRUZADA',
  cheque_unico: 'CHEQUE_REPETIDO',
  regla_de_banco_nombre_key: 'REGLA_REPETIDA',
};

export async function conRechazosDeBancos<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    const codigo = porRestriccion[restriccionRota(error) ?? ''];
    if (codigo !== undefined) throw new ProblemaError(codigo);
    return explicarRechazo(error);
  }
}
