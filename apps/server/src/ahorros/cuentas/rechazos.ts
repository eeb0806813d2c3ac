// What PostgreSQL refuses of savings, as an answer to a person.
import type { Codigo } from '@cuadra/contract/problema';
import { restriccionRota } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';

const porRestriccion: Readonly<Record<string, readonly [Codigo, string]>> = {
  asociado_dpi_key: ['ASOCIADO_REPETIDO', 'dpi'],
  asociado_agencia_fkey: ['NO_ENCONTRADO', 'agencia'],
  cuenta_ahorro_numero_key: ['CUENTA_AHORRO_REPETIDA', 'numero'],
  cuenta_ahorro_producto_fkey: ['NO_ENCONTRADO', 'producto'],
  cuenta_ahorro_agencia_fkey: ['NO_ENCONTRADO', 'agencia'],
};

export async function conRechazosDeAhorros<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    if (error instanceof ProblemaError) throw error;
    const conocido = porRestriccion[restriccionRota(error) ?? ''];
    if (conocido !== undefined) throw problemaDeCampo(...conocido);
    return explicarRechazo(error);
  }
}
