import type { CajaDelDia } from '@cuadra/contract/contabilidad/cajas/revision';
import { CERO } from '@cuadra/core/dinero';

/** A caja of a day that nobody opened, with what a test says otherwise. */
export const cajaDePrueba = (cambios: Partial<CajaDelDia> = {}): CajaDelDia => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  codigo: 'C1',
  nombre: 'Ventanilla 1',
  clase: 'caja',
  agencia: '01',
  nombreAgencia: 'Central',
  cajero: null,
  jornada: null,
  estado: null,
  congelada: false,
  esperaSegundaPersona: false,
  movimientos: 0,
  entradas: CERO,
  salidas: CERO,
  libro: null,
  contado: null,
  diferencia: null,
  descuadre: null,
  excedeTolerancia: false,
  enTransito: CERO,
  ...cambios,
});
