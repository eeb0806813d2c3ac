// What the list shows is in the address: what is searched, the order and the page.
import type { Product } from '@cuadra/demo-api/inventory/calls';
import { useSearch } from '@tanstack/react-router';
import { useGoTo } from '#demo/frame/sample-address.ts';

export const sortFields = ['name', 'sku', 'price', 'stock', 'active'] as const satisfies (keyof Product)[];
export type SortField = (typeof sortFields)[number];

export const productPageSizes = [5, 10, 25, 100] as const;
const USUAL_SIZE = 10;

export interface ListAddress {
  readonly search: string;
  readonly sort: SortField;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

const INVENTORY = '/apps/ecommerce/inventory';

export function useListAddress() {
  const address = readAddress(useSearch({ strict: false }));
  const goTo = useGoTo();
  const change = (part: Partial<ListAddress>, options?: { readonly replace?: boolean }) =>
    goTo(writeAddress({ ...address, page: 1, ...part }), options);
  return { address, change };
}

/** Whatever the address says that cannot be, is as if it said nothing. */
export function readAddress(said: Readonly<Record<string, unknown>>): ListAddress {
  const page = Number(said.page);
  return {
    search: said.search === undefined ? '' : String(said.search),
    sort: sortFields.find((field) => field === said.sort) ?? 'name',
    order: said.order === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: productPageSizes.find((size) => size === Number(said.size)) ?? USUAL_SIZE,
  };
}

/** Only what is not the usual is said. */
export function writeAddress({ search, sort, order, page, size }: ListAddress): string {
  const said = new URLSearchParams({
    ...(search === '' ? {} : { search: asText(search) }),
    ...(sort === 'name' ? {} : { sort }),
    ...(order === 'asc' ? {} : { order }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(size === USUAL_SIZE ? {} : { size: String(size) }),
  }).toString();
  return said === '' ? INVENTORY : `${INVENTORY}?${said}`;
}

/** The router reads a figure where one is written: in quotes it stays what was typed (1.0 is not 1). */
function asText(search: string): string {
  try {
    JSON.parse(search);
    return JSON.stringify(search);
  } catch {
    return search;
  }
}
