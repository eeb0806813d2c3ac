// By what a foreign sheet says which account depends on which: the first way that most of its rows speak.
import type { CuentaAjena, FormaDeArbol } from './cuenta-ajena.ts';

export function reconocerForma(filas: readonly CuentaAjena[]): FormaDeArbol {
  const cuantas = (prueba: (fila: CuentaAjena) => boolean): number => filas.filter(prueba).length;
  const lamayoria = (prueba: (fila: CuentaAjena) => boolean): boolean =>
    filas.length > 0 && cuantas(prueba) * 2 > filas.length;
  if (cuantas(({ padre }) => padre !== '') > 0) return 'padre';
  if (lamayoria(({ nivel }) => /^\d{1,2}$/.test(nivel))) return 'nivel';
  const esRuta = (escrito: string): boolean => /\S\s*(?:[:>\\]|→)\s*\S/.test(escrito);
  if (cuantas(({ codigo }) => esRuta(codigo)) > 0) return 'ruta';
  if (lamayoria(({ codigo }) => codigo === '') && cuantas(({ nombre }) => esRuta(nombre)) > 0) return 'ruta';
  if (cuantas(({ codigo }) => /\d[.\-/\s]+\d/.test(codigo)) > 0) return 'separadores';
  if (lamayoria(({ codigo }) => /^\d+$/.test(codigo))) return 'prefijos';
  if (cuantas(({ nombre }) => /^[.\-–—>»·•*_+]/.test(nombre)) > 0) return 'sangria';
  return 'plana';
}
