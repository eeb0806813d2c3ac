// Lists of figures, one for each base, added up the tree of codes.
import { padreDe } from '../catalogo.ts';
import { CERO, type Centavos, centavos, opuesto } from '../dinero.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import type { Lado } from './definicion.ts';
import type { Fila } from './fila.ts';

/** The sums of each of those accounts with everything under it; a header adds the detail accounts among those given. */
export function sumarRamas(
  cuentas: readonly CuentaDelCatalogo[],
  medir: (idCuenta: string) => readonly Centavos[],
): Map<string, Centavos[]> {
  const ramas = new Map<string, Centavos[]>();
  for (const { idCuenta, tipoCuenta } of cuentas) {
    if (tipoCuenta !== 'D') continue;
    const cifras = medir(idCuenta);
    for (let codigo: string | null = idCuenta; codigo !== null; codigo = padreDe(codigo))
      ramas.set(codigo, sumarListas([ramas.get(codigo) ?? [], cifras], cifras.length));
  }
  return ramas;
}

export function sumarListas(listas: readonly (readonly Centavos[])[], largo: number): Centavos[] {
  return Array.from({ length: largo }, (_, i) =>
    listas.reduce((suma, lista) => centavos(suma + (lista[i] ?? 0)), CERO),
  );
}

/** The nearest header above a code among those shown. */
export function mayorMostrado(codigo: string, mostradas: ReadonlySet<string>): string | null {
  for (let mayor = padreDe(codigo); mayor !== null; mayor = padreDe(mayor))
    if (mostradas.has(mayor)) return mayor;
  return null;
}

export function delLado(neto: Centavos, lado: Lado): Centavos {
  return lado === 'deudor' ? neto : opuesto(neto);
}

/** Each row that others are part of says which they are. */
export function conSumas(filas: readonly Fila[]): Fila[] {
  const hijas = Map.groupBy(filas, ({ padre }) => padre);
  return filas.map((fila) => {
    return { ...fila, suma: (hijas.get(fila.clave) ?? []).map(({ clave }) => `+${clave}`) };
  });
}
