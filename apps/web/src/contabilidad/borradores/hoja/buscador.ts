// The accounts a line can take, ready to be searched at every keystroke: names without accents and the path of each,
// prepared once for the whole chart.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { accountTexts, isAccountSought } from '#ui/fields/account-search.ts';
import { normalizeText } from '#ui/text/text-search.ts';

export interface CuentaBuscable {
  readonly cuenta: Cuenta;
  /** From its class down to its parent. */
  readonly camino: string;
  /** The name ready to be searched. */
  readonly nombre: string;
  /** Those it carries and those of the accounts above it, which stand for all that is under them. */
  readonly etiquetas: readonly string[];
  /** The name and the tags, ready to be searched. */
  readonly textos: string;
}

export interface Buscador {
  /** False while the chart is still on its way: nothing can be said yet of what is written. */
  readonly listo: boolean;
  cuenta(idCuenta: string): CuentaBuscable | undefined;
  /** The best first: by code from the left, then by how the name begins, and at last by a tag. */
  buscar(texto: string): CuentaBuscable[];
  /** The account a text names without a doubt: its code, its code and name, or its whole name. */
  resolver(texto: string): string | undefined;
  /** Why a line cannot have that account; undefined when it can. */
  problema(idCuenta: string): string | undefined;
}

/** Without accounts, while they come. */
export function crearBuscador(delCatalogo: readonly Cuenta[] | undefined): Buscador {
  const cuentas = delCatalogo ?? [];
  const listo = delCatalogo !== undefined;
  const porId = new Map<string, CuentaBuscable>();
  const cuentaDe = new Map(cuentas.map((cuenta) => [cuenta.idCuenta, cuenta]));
  for (const cuenta of cuentas) {
    const camino: string[] = [];
    const suyas = new Set(cuenta.etiquetas);
    for (let id = cuenta.idParent; id !== null; id = cuentaDe.get(id)?.idParent ?? null) {
      const mayor = cuentaDe.get(id);
      camino.unshift(mayor?.nombreCuenta ?? id);
      for (const una of mayor?.etiquetas ?? []) suyas.add(una);
    }
    const etiquetas = [...suyas];
    porId.set(cuenta.idCuenta, {
      cuenta,
      camino: camino.join(' › '),
      nombre: normalizeText(cuenta.nombreCuenta),
      etiquetas,
      textos: accountTexts({ ...cuenta, etiquetas }),
    });
  }
  const utiles = [...porId.values()].filter(({ cuenta }) => motivo(cuenta) === undefined);
  const porNombre = Map.groupBy(utiles, ({ nombre }) => nombre);

  return {
    listo,
    cuenta: (idCuenta) => porId.get(idCuenta),
    buscar: (texto) => mejores(utiles, normalizeText(texto)),
    resolver(texto) {
      const codigo = /^\d+(?:[.-]\d+)*(?=\s|$)/.exec(texto.trim())?.[0].replaceAll(/[.-]/g, '');
      if (codigo !== undefined && porId.has(codigo)) return codigo;
      const iguales = porNombre.get(normalizeText(texto)) ?? [];
      return iguales.length === 1 ? iguales[0]?.cuenta.idCuenta : undefined;
    },
    problema(idCuenta) {
      if (!listo || idCuenta.trim() === '') return undefined;
      const hallada = porId.get(idCuenta);
      return hallada === undefined
        ? 'No hay ninguna cuenta con ese código o nombre.'
        : motivo(hallada.cuenta);
    },
  };
}

function motivo({ tipoCuenta, estado }: Cuenta): string | undefined {
  if (tipoCuenta !== 'D') return 'Es una cuenta de mayor: elija una de detalle.';
  if (estado === 'bloqueada') return 'La cuenta está bloqueada.';
  if (estado === 'solo_sistema') return 'Esta cuenta solo se mueve desde su propio módulo.';
  return undefined;
}

function mejores(cuentas: readonly CuentaBuscable[], texto: string): CuentaBuscable[] {
  const palabras = texto.split(' ');
  const puntuadas = cuentas.flatMap((una) => {
    const puntos = puntosDe(una, texto, palabras);
    return puntos === undefined ? [] : [{ una, puntos }];
  });
  // Sorting keeps the order of the codes among equals.
  return puntuadas.sort((a, b) => a.puntos - b.puntos).map(({ una }) => una);
}

/** The fewer the better; undefined when it is not found. */
function puntosDe(
  { cuenta, nombre, textos }: CuentaBuscable,
  texto: string,
  palabras: readonly string[],
): number | undefined {
  const { idCuenta } = cuenta;
  if (idCuenta === texto) return 0;
  if (!isAccountSought(idCuenta, textos, palabras)) return undefined;
  if (idCuenta.startsWith(texto)) return 1;
  if (nombre.startsWith(texto)) return 2;
  const alComienzo = palabras.every(
    (palabra) => idCuenta.startsWith(palabra) || ` ${nombre}`.includes(` ${palabra}`),
  );
  if (alComienzo) return 3;
  return isAccountSought(idCuenta, nombre, palabras) ? 4 : 5;
}
