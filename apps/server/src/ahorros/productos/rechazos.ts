// What PostgreSQL refuses of products, their rules and their rates, as an answer to a person.
import type { Codigo } from '@cuadra/contract/problema';
import { restriccionRota } from '#platform/database/escribir.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { problemaDeCampo } from '#platform/problema.ts';

const porRestriccion: Readonly<Record<string, readonly [Codigo, campo: string]>> = {
  producto_ahorro_codigo_key: ['PRODUCTO_REPETIDO', 'codigo'],
  producto_ahorro_nombre_key: ['PRODUCTO_REPETIDO', 'nombre'],
  producto_ahorro_id_cuenta_key: ['PRODUCTO_REPETIDO', 'idCuenta'],
  producto_ahorro_id_cuenta_fkey: ['CUENTA_NO_EXISTE', 'idCuenta'],
  version_de_producto_unica: ['REGLA_DEL_MISMO_DIA', 'desde'],
  version_de_producto_cuenta_gasto_fkey: ['CUENTA_NO_EXISTE', 'cuentaGasto'],
  version_de_producto_cuenta_isr_fkey: ['CUENTA_NO_EXISTE', 'cuentaIsr'],
  version_de_producto_cuenta_por_pagar_fkey: ['CUENTA_NO_EXISTE', 'cuentaPorPagar'],
  version_de_producto_cuenta_por_cobrar_fkey: ['CUENTA_NO_EXISTE', 'cuentaPorCobrar'],
  version_con_provision: ['REGLAS_INCOMPATIBLES', 'cuentaPorPagar'],
  version_que_cobra: ['REGLAS_INCOMPATIBLES', 'cuentaPorCobrar'],
  version_que_capitaliza: ['REGLAS_INCOMPATIBLES', 'capitalizacion'],
  version_publicada_por_otra: ['REGLA_PROPIA', 'escritaPor'],
  tabla_de_tasas_unica: ['REGLA_DEL_MISMO_DIA', 'desde'],
  tabla_publicada_por_otra: ['REGLA_PROPIA', 'escritaPor'],
  tramo_de_tasa_pkey: ['TASAS_TRASLAPADAS', 'tramos'],
  tramo_sin_traslape: ['TASAS_TRASLAPADAS', 'tramos'],
  parametro_isr_pkey: ['REGLA_DEL_MISMO_DIA', 'desde'],
  isr_publicado_por_otra: ['REGLA_PROPIA', 'escritaPor'],
};

export async function conRechazosDeProductos<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    const hallado = porRestriccion[restriccionRota(error) ?? ''];
    if (hallado !== undefined) throw problemaDeCampo(...hallado);
    return explicarRechazo(error);
  }
}
