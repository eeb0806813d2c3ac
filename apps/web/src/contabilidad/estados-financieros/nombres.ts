// The words of the screen.
import type { FormaDeEstado, NombreDeEstado } from '@cuadra/contract/contabilidad/opciones';
import type { ColumnaPosible } from '@cuadra/core/estados-financieros/columnas';

/** Short, for the tabs. */
export const nombresDeEstado: Readonly<Record<NombreDeEstado, string>> = {
  'balance-general': 'Balance general',
  'estado-de-resultados': 'Resultados',
  'balance-de-comprobacion': 'Comprobación',
  'flujo-de-efectivo': 'Flujo de efectivo',
  'cambios-en-el-patrimonio': 'Patrimonio',
};

export const nombresDeForma: Readonly<Record<FormaDeEstado, string>> = {
  'productos-y-gastos': 'Productos y gastos',
  margenes: 'Márgenes',
  directo: 'Directo',
  indirecto: 'Indirecto',
};

export const nombresDeColumna: Readonly<Record<ColumnaPosible, string>> = {
  mes: 'Mes',
  acumulado: 'Acumulado',
  'mes-anterior': 'Mes anterior',
  'anio-anterior': 'Año anterior',
  variacion: 'Variación',
};
