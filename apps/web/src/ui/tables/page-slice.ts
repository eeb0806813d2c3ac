// A long list by pages. What the address asks for is kept within what there is: a page that no longer exists shows the
// last one, so that nobody looks at an empty list that is not empty.

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const USUAL_PAGE_SIZE: PageSize = 50;

export interface Paging {
  /** The first is 1. */
  readonly pagina: number;
  readonly porPagina: number;
}

interface PageOf<T> {
  readonly pagina: number;
  readonly ultima: number;
  readonly elementos: readonly T[];
}

export function slicePage<T>(lista: readonly T[], { pagina, porPagina }: Paging): PageOf<T> {
  const ultima = Math.max(1, Math.ceil(lista.length / porPagina));
  const actual = Math.min(Math.max(1, pagina), ultima);
  const desde = (actual - 1) * porPagina;
  return { pagina: actual, ultima, elementos: lista.slice(desde, desde + porPagina) };
}

/** «51 - 100 de 214», «0 de 0». */
export function rangeText({ pagina, porPagina }: Paging, total: number): string {
  if (total === 0) return `0 de ${total}`;
  const desde = (pagina - 1) * porPagina;
  return `${desde + 1} - ${Math.min(desde + porPagina, total)} de ${total}`;
}
