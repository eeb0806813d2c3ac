// The inventory of a shop of watches: its products, and what they are sorted by.
import { call } from '../call.ts';

export interface Category {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly slug: string;
}

/** A brand, or a vendor. */
export interface Maker {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

export interface ProductTag {
  readonly id: string;
  readonly title: string;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The ids of what they name; a new product has none. */
  readonly category: string;
  readonly brand: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly sku: string;
  readonly barcode: string;
  /** Figures; null is one that was not written. Amounts are in quetzales, with two decimals at most. */
  readonly stock: number | null;
  readonly reserved: number | null;
  readonly cost: number | null;
  readonly basePrice: number | null;
  readonly taxPercent: number | null;
  readonly price: number | null;
  /** In pounds. */
  readonly weight: number | null;
  readonly thumbnail: string | null;
  readonly images: readonly string[];
  readonly active: boolean;
}

export type NewTag = Pick<ProductTag, 'title'>;

/** Pages count from 1; the indices are places in the whole list, from 0, of the first and the last of the page. */
export interface Pagination {
  readonly length: number;
  readonly size: number;
  readonly page: number;
  readonly lastPage: number;
  readonly startIndex: number;
  readonly endIndex: number;
}

/** Beyond the last page there is nothing, but which one is the last. */
export type ProductPage =
  | { readonly products: readonly Product[]; readonly pagination: Pagination }
  | { readonly products: null; readonly pagination: Pick<Pagination, 'lastPage'> };

/** Sorts by any field: these three as text, the others by their figure. */
export const sortedAsText: readonly (keyof Product)[] = ['sku', 'name', 'active'];

const PATH = '/api/apps/ecommerce/inventory';

export const inventoryCalls = {
  categories: call<{ response: readonly Category[] }>('GET', `${PATH}/categories`),
  brands: call<{ response: readonly Maker[] }>('GET', `${PATH}/brands`),
  vendors: call<{ response: readonly Maker[] }>('GET', `${PATH}/vendors`),
  tags: call<{ response: readonly ProductTag[] }>('GET', `${PATH}/tags`),
  products: call<{ query: ProductQuery; response: ProductPage }>('GET', `${PATH}/products`),
  product: call<{ query: { id: string }; response: Product | null }>('GET', `${PATH}/product`),
  addProduct: call<{ response: Product }>('POST', `${PATH}/product`),
  patchProduct: call<{ body: { id: string; product: Partial<Product> }; response: Product | null }>(
    'PATCH',
    `${PATH}/product`,
  ),
  deleteProduct: call<{ query: { id: string }; response: true | null }>('DELETE', `${PATH}/product`),
  addTag: call<{ body: { tag: NewTag }; response: ProductTag }>('POST', `${PATH}/tag`),
  patchTag: call<{ body: { id: string; tag: NewTag }; response: ProductTag | null }>('PATCH', `${PATH}/tag`),
  deleteTag: call<{ query: { id: string }; response: true | null }>('DELETE', `${PATH}/tag`),
} as const;

interface ProductQuery {
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly order?: string | undefined;
  readonly page?: string | undefined;
  readonly size?: string | undefined;
  readonly [name: string]: string | undefined;
}
