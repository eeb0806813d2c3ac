// Which column of somebody else's sheet is probably which of our fields, by its heading. A proposal: the person sees it
// over their own rows before anything is read by it.
import { type Mapeo, todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { reconocer } from '@cuadra/core/catalogo-importacion';
import type { ClaseDeHoja } from './clase-de-hoja.ts';

/** What a sheet without such a column most likely is, field by field. */
export type Supuestos<C extends string> = Readonly<Partial<Record<C, string | null>>>;

export function proponerMapeo<C extends string>(
  clase: ClaseDeHoja<C>,
  encabezado: readonly string[],
  supuestos: Supuestos<C> | undefined,
): Mapeo<C> {
  const libres = new Map(
    encabezado.map((titulo, columna) => [columna, titulo.replaceAll(/[.:º°#()/]/g, '').trim()]),
  );
  const elegir = (campo: C): number | null => {
    for (const nombre of clase.nombres[campo]) {
      const hallada = [...libres].find(([, titulo]) => reconocer([nombre], titulo) !== undefined);
      if (hallada === undefined) continue;
      libres.delete(hallada[0]);
      return hallada[0];
    }
    return null;
  };
  // In this order: a column is of the first field that claims it.
  const elegidos = todosLosCampos(clase).map((campo) => [campo, elegir(campo) ?? supuestos?.[campo] ?? null]);
  const propuesto = Object.fromEntries(elegidos) as Mapeo<C>;
  return clase.acomodar?.(propuesto) ?? propuesto;
}
