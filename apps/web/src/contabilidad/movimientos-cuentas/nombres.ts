import type { AgrupacionDeMovimientos } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { formatearEntero } from '../../ui/format/money.ts';

export const nombresDeAgrupacion: Readonly<Record<AgrupacionDeMovimientos, string>> = {
  dia: 'Día',
  mes: 'Mes',
  agencia: 'Agencia',
  tipo: 'Tipo',
};

export const contar = (cuantos: number, uno: string, varios: string): string =>
  cuantos === 1 ? `1 ${uno}` : `${formatearEntero(cuantos)} ${varios}`;
