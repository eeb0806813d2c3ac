// The closed lists that people choose from, with their names: apart from the schemas made of them, so that reading an
// address or drawing a choice brings along no endpoint.
import type { ColumnaPosible } from '@cuadra/core/estados-financieros/columnas';

/** Centralizado: what the cajas of an agencia posted in a day is one entry. */
export const modosDeDiario = ['detallado', 'centralizado', 'dia', 'mes'] as const;
export type ModoDeDiario = (typeof modosDeDiario)[number];

export const agrupacionesDeMayor = ['movimiento', 'dia', 'mes'] as const;
export type AgrupacionDeMayor = (typeof agrupacionesDeMayor)[number];

export const agrupacionesDeMovimientos = ['dia', 'mes', 'agencia', 'tipo'] as const;
export type AgrupacionDeMovimientos = (typeof agrupacionesDeMovimientos)[number];

export const estados = [
  'balance-general',
  'estado-de-resultados',
  'balance-de-comprobacion',
  'flujo-de-efectivo',
  'cambios-en-el-patrimonio',
] as const;
export type NombreDeEstado = (typeof estados)[number];

export const titulosDeEstado: Readonly<Record<NombreDeEstado, string>> = {
  'balance-general': 'Balance general',
  'estado-de-resultados': 'Estado de resultados',
  'balance-de-comprobacion': 'Balance de comprobación',
  'flujo-de-efectivo': 'Estado de flujo de efectivo',
  'cambios-en-el-patrimonio': 'Estado de cambios en el patrimonio',
};

/** How some of them may be read. */
export const formas = {
  'estado-de-resultados': ['productos-y-gastos', 'margenes'],
  'flujo-de-efectivo': ['directo', 'indirecto'],
} as const satisfies Partial<Record<NombreDeEstado, readonly string[]>>;
export const formasDeEstado = [...formas['estado-de-resultados'], ...formas['flujo-de-efectivo']] as const;
export type FormaDeEstado = (typeof formasDeEstado)[number];

/** The columns of each when nobody says which. */
export const columnasUsuales: Readonly<Record<NombreDeEstado, readonly ColumnaPosible[]>> = {
  'balance-general': ['acumulado', 'anio-anterior', 'variacion'],
  'estado-de-resultados': ['mes', 'acumulado', 'anio-anterior', 'variacion'],
  'balance-de-comprobacion': ['acumulado'],
  'flujo-de-efectivo': ['mes', 'acumulado', 'anio-anterior'],
  'cambios-en-el-patrimonio': ['acumulado'],
};
