// Which rows are in sight: those that no collapsed row hides.
import type { FilaDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import type { TableBranch } from '#ui/tables/table-keys.ts';

export interface FilaVisible {
  readonly fila: FilaDeEstado;
  readonly expandible: boolean;
  readonly expandida: boolean;
}

export function filasVisibles(
  filas: readonly FilaDeEstado[],
  contraidas: ReadonlySet<string>,
): FilaVisible[] {
  const mayores = mayoresDe(filas);
  const ocultas = new Set<string>();
  return filas.flatMap((fila) => {
    const { clave, padre } = fila;
    if (padre !== null && (contraidas.has(padre) || ocultas.has(padre))) {
      ocultas.add(clave);
      return [];
    }
    const expandible = mayores.has(clave);
    return [{ fila, expandible, expandida: expandible && !contraidas.has(clave) }];
  });
}

export function ramaDe(filas: readonly FilaVisible[], indice: number): TableBranch {
  const visible = filas[indice];
  const padre = filas.findIndex(({ fila }) => fila.clave === visible?.fila.padre);
  return {
    expandable: visible?.expandible ?? false,
    expanded: visible?.expandida ?? false,
    parent: padre < 0 ? undefined : padre,
  };
}

/** The rows that others are part of. */
export function mayoresDe(filas: readonly FilaDeEstado[]): Set<string> {
  return new Set(filas.flatMap(({ padre }) => (padre === null ? [] : [padre])));
}
