import type { AgrupacionDeMovimientos } from '@cuadra/contract/contabilidad/opciones';
import type { PartidasContadas } from '@cuadra/core/partidas-contadas';
import { formatearEntero } from '#ui/format/dinero.ts';

export const nombresDeAgrupacion: Readonly<Record<AgrupacionDeMovimientos, string>> = {
  dia: 'Día',
  mes: 'Mes',
  agencia: 'Agencia',
  tipo: 'Tipo',
};

export const nombresDePartidas: Readonly<Record<PartidasContadas, string>> = {
  'sin-cierre': 'Sin cierre',
  'sin-cierre-ni-apertura': 'Sin cierre ni apertura',
  'solo-cierre-y-apertura': 'Solo cierre y apertura',
  'solo-apertura': 'Solo apertura',
};

export const DE_AMBAS_NATURALEZAS = 'De ambas naturalezas: el saldo conjunto es deudor menos acreedor.';

export const contar = (cuantos: number, uno: string, varios: string): string =>
  cuantos === 1 ? `1 ${uno}` : `${formatearEntero(cuantos)} ${varios}`;
