// A long list by pages. What the address asks for is kept within what there is: a page that no longer exists shows the
// last one, so that nobody looks at an empty list that is not empty.

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const USUAL_PAGE_SIZE: PageSize = 50;

export interface Paging {
  /** The first is 1. */
  readonly page: number;
  readonly perPage: number;
}

interface PageOf<T> {
  readonly page: number;
  readonly last: number;
  readonly elements: readonly T[];
}

export function slicePage<T>(list: readonly T[], { page, perPage }: Paging): PageOf<T> {
  const last = Math.max(1, Math.ceil(list.length / perPage));
  const actual = Math.min(Math.max(1, page), last);
  const desde = (actual - 1) * perPage;
  return { page: actual, last, elements: list.slice(desde, desde + perPage) };
}

/** «51 - 100 de 214», «0 de 0». */
export function rangeText({ page, perPage }: Paging, total: number): string {
  if (total === 0) return `0 de ${total}`;
  const desde = (page - 1) * perPage;
  return `${desde + 1} - ${Math.min(desde + perPage, total)} de ${total}`;
}
