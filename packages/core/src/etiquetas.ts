// Tags of accounts: names that gather accounts which the codes keep apart. On an account of mayor a tag stands for
// everything under it, whatever is added there later, so what a tag means is told here and asked nowhere else.
import { ANCHOS_DE_CODIGO } from './catalogo.ts';

export const ETIQUETA_MAX = 40;
export const ETIQUETAS_POR_CUENTA_MAX = 10;
/** Between those of one account in a cell; so no name has it. */
export const SEPARADOR_DE_ETIQUETAS = ';';

interface CuentaEtiquetada {
  readonly idCuenta: string;
  readonly etiquetas: readonly string[];
}

/** The same for names that differ only in case, accents or spaces: to whoever reads them, they are one. */
export function claveDeEtiqueta(nombre: string): string {
  return nombre.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The names in a cell, each once, as first written. */
export function leerEtiquetas(celda: string): string[] {
  const nombres = celda
    .split(SEPARADOR_DE_ETIQUETAS)
    .map((nombre) => nombre.replaceAll(/\s+/g, ' ').trim())
    .filter((nombre) => nombre !== '');
  return sinRepetir(nombres);
}

export function sinRepetir(nombres: readonly string[]): string[] {
  const claves = nombres.map(claveDeEtiqueta);
  return nombres.filter((_, lugar) => claves.indexOf(claves[lugar] ?? '') === lugar);
}

export function escribirEtiquetas(nombres: readonly string[]): string {
  return nombres.join(`${SEPARADOR_DE_ETIQUETAS} `);
}

/** Those that carry the tag and those under them, each once, in the order they came. */
export function cuentasDeEtiqueta<C extends CuentaEtiquetada>(cuentas: readonly C[], nombre: string): C[] {
  const clave = claveDeEtiqueta(nombre);
  const con = new Set(
    cuentas
      .filter(({ etiquetas }) => etiquetas.some((una) => claveDeEtiqueta(una) === clave))
      .map(({ idCuenta }) => idCuenta),
  );
  return cuentas.filter(({ idCuenta }) =>
    ANCHOS_DE_CODIGO.some((ancho) => con.has(idCuenta.slice(0, ancho))),
  );
}
