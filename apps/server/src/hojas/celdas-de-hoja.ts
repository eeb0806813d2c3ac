// The cells of a sheet by field: under our own headings, or by what somebody said each column is.
import { type CamposDeHoja, type Mapeo, todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { reconocer } from '@cuadra/core/catalogo-importacion';
import { ilegible } from '../platform/sheets/ilegible.ts';
import type { FilaLeida } from '../platform/sheets/leer-hoja.ts';
import { ubicarColumnas } from '../platform/sheets/ubicar-columnas.ts';

export interface CeldasDeHoja<C extends string> {
  /** Empty where the row has none. */
  celda(fila: FilaLeida, campo: C): string;
  /** Whether the sheet says that field at all. */
  dice(campo: C): boolean;
}

export function celdasDeHoja<C extends string>(
  encabezado: FilaLeida | undefined,
  campos: CamposDeHoja<C>,
  mapeo: Mapeo<C> | undefined,
): CeldasDeHoja<C> {
  if (mapeo !== undefined) return porMapeo(campos, mapeo);
  const { necesarios: necesarias, opcionales } = campos;
  const todas = todosLosCampos(campos);
  const dichas = new Set(encabezado?.celdas.map((titulo) => reconocer(todas, titulo)));
  return {
    celda: ubicarColumnas<C>(encabezado, { necesarias, opcionales }),
    dice: (campo) => dichas.has(campo),
  };
}

function porMapeo<C extends string>({ necesarios }: CamposDeHoja<C>, mapeo: Mapeo<C>): CeldasDeHoja<C> {
  const faltan = necesarios.filter((campo) => mapeo[campo] === null);
  if (faltan.length > 0) {
    const donde = faltan.length === 1 ? 'en qué columna está' : 'en qué columnas están';
    throw ilegible(`Diga ${donde}: ${lista.format(faltan)}.`);
  }
  return {
    celda({ celdas }, campo) {
      const lugar = mapeo[campo];
      return typeof lugar === 'number' ? (celdas[lugar] ?? '') : (lugar ?? '');
    },
    dice: (campo) => mapeo[campo] !== null,
  };
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });
