// What the menu knows of itself, apart from any drawing: what is shown, what is active, what is open.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';

type Entradas = readonly EntradaDeNavegacion[];

/** Without what is hidden, nor headings left with nothing under them. */
export function visibles(entradas: Entradas): EntradaDeNavegacion[] {
  return entradas.flatMap((entrada) => {
    if (entrada.hidden) return [];
    if (entrada.children === undefined) return [entrada];
    const children = visibles(entrada.children);
    return children.length === 0 && entrada.type !== 'basic' ? [] : [{ ...entrada, children }];
  });
}

/** Forced by the server, or the page is the entry's own or one below it. */
export function estaActiva({ active, link }: EntradaDeNavegacion, ruta: string): boolean {
  if (active) return true;
  return link !== undefined && (ruta === link || ruta.startsWith(`${link}/`));
}

export function contieneActiva(entrada: EntradaDeNavegacion, ruta: string): boolean {
  return estaActiva(entrada, ruta) || (entrada.children ?? []).some((hija) => contieneActiva(hija, ruta));
}

/** The collapsables on the way to the active page. */
export function abiertasPorRuta(entradas: Entradas, ruta: string): Set<string> {
  const conActiva = (entrada: EntradaDeNavegacion) =>
    (entrada.children ?? []).some((hija) => contieneActiva(hija, ruta));
  return new Set(
    colapsables(entradas)
      .filter(conActiva)
      .map(({ id }) => id),
  );
}

/** Opening one closes the others, except its ancestors and those that hold the active page. */
export function alAlternar(
  entradas: Entradas,
  abiertas: ReadonlySet<string>,
  id: string,
  ruta: string,
): Set<string> {
  if (abiertas.has(id)) return new Set([...abiertas].filter((otra) => otra !== id));
  const ancestros = colapsables(entradas).filter((entrada) => esAncestra(entrada, id));
  return new Set([...abiertasPorRuta(entradas, ruta), ...ancestros.map((ancestra) => ancestra.id), id]);
}

function colapsables(entradas: Entradas): EntradaDeNavegacion[] {
  return entradas.flatMap((entrada) => [
    ...(entrada.type === 'collapsable' ? [entrada] : []),
    ...colapsables(entrada.children ?? []),
  ]);
}

function esAncestra(entrada: EntradaDeNavegacion, id: string): boolean {
  return (entrada.children ?? []).some((hija) => hija.id === id || esAncestra(hija, id));
}
