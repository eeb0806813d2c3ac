// Where each figure is read with what it is made of: the same days, so the same figure.
import type { CifrasDeInicio } from '@cuadra/contract/contabilidad/indicadores';
import { queryString } from '@cuadra/contract/endpoint';

export const enlaceDeMovimientos = (
  cuenta: string,
  { hoy, delMes }: Pick<CifrasDeInicio, 'hoy' | 'delMes'>,
): string => `/contabilidad/movimientos-cuentas${queryString({ cuenta, desde: delMes.desde, hasta: hoy })}`;

export const enlaceDeBalance = (fecha: string): string =>
  `/contabilidad/estados-financieros${queryString({ fecha })}`;

export const enlaceDeResultados = (fecha: string, columna: 'mes' | 'acumulado'): string =>
  `/contabilidad/estados-financieros${queryString({
    estado: 'estado-de-resultados',
    fecha,
    columnas: columna === 'mes' ? 'mes' : 'acumulado,anio-anterior',
  })}`;
