import type { HttpHandler } from 'msw';
import { answer } from '../answer.ts';
import type { World } from '../world.ts';
import { inventoryCalls as calls, type Product, type ProductPage, sortedAsText } from './calls.ts';
import { seededBrands, seededCategories, seededProducts, seededTags, seededVendors } from './data.ts';

const DELAY_MS = 300;
const PAGE_SIZE = 10;

export function inventoryHandlers(world: World): HttpHandler[] {
  return [
    answer(calls.categories, () => seededCategories),
    answer(calls.brands, () => seededBrands),
    answer(calls.vendors, () => seededVendors),
    ...ofProducts(world, { products: seededProducts(), tags: [...seededTags] }),
  ];
}

interface Kept {
  products: Product[];
  tags: { readonly id: string; readonly title: string }[];
}

const ofProducts = (world: World, kept: Kept): HttpHandler[] => [
  answer(calls.products, async ({ query: { search = '', sort = 'name', order = 'asc', page, size } }) => {
    await world.wait(DELAY_MS);
    const found = sorted(matching(kept.products, search), sort, order === 'desc' ? -1 : 1);
    return pageOf(found, positive(page) ?? 1, positive(size) ?? PAGE_SIZE);
  }),
  answer(calls.product, ({ query: { id } }) => kept.products.find((one) => one.id === id) ?? null),
  answer(calls.addProduct, () => {
    const added = emptyProduct(world.newId());
    kept.products = [added, ...kept.products];
    return added;
  }),
  answer(calls.patchProduct, ({ body: { id, product } }) => {
    kept.products = kept.products.map((one) => (one.id === id ? { ...one, ...product, id } : one));
    return kept.products.find((one) => one.id === id) ?? null;
  }),
  answer(calls.deleteProduct, ({ query: { id } }) => {
    const left = kept.products.filter((one) => one.id !== id);
    if (left.length === kept.products.length) return null;
    kept.products = left;
    return true;
  }),
  ...ofTags(world, kept),
];

const ofTags = (world: World, kept: Kept): HttpHandler[] => [
  answer(calls.tags, () => kept.tags),
  answer(calls.addTag, ({ body: { tag } }) => {
    const added = { id: world.newId(), title: tag.title };
    kept.tags = [...kept.tags, added];
    return added;
  }),
  answer(calls.patchTag, ({ body: { id, tag } }) => {
    kept.tags = kept.tags.map((one) => (one.id === id ? { id, title: tag.title } : one));
    return kept.tags.find((one) => one.id === id) ?? null;
  }),
  answer(calls.deleteTag, ({ query: { id } }) => {
    if (!kept.tags.some((one) => one.id === id)) return null;
    kept.tags = kept.tags.filter((one) => one.id !== id);
    kept.products = kept.products.map((one) => ({ ...one, tags: one.tags.filter((tag) => tag !== id) }));
    return true;
  }),
];

function pageOf(found: readonly Product[], page: number, size: number): ProductPage {
  const length = found.length;
  const lastPage = Math.max(Math.ceil(length / size), 1);
  if (page > lastPage) return { products: null, pagination: { lastPage } };
  const startIndex = (page - 1) * size;
  const end = Math.min(startIndex + size, length);
  return {
    products: found.slice(startIndex, end),
    pagination: { length, size, page, lastPage, startIndex, endIndex: end - 1 },
  };
}

/** By its name or its SKU, however it is written. */
function matching(products: readonly Product[], search: string): readonly Product[] {
  const sought = plain(search.trim());
  return products.filter(({ name, sku }) => [name, sku].some((text) => plain(text).includes(sought)));
}

function sorted(products: readonly Product[], sort: string, way: 1 | -1): readonly Product[] {
  const field = sortable(sort);
  const compare = sortedAsText.includes(field)
    ? (one: Product, other: Product) => lower(one[field]).localeCompare(lower(other[field]), 'es')
    : (one: Product, other: Product) => figure(one[field]) - figure(other[field]);
  return products.toSorted((one, other) => way * compare(one, other));
}

const FIGURES = ['stock', 'reserved', 'cost', 'basePrice', 'taxPercent', 'price', 'weight'] as const;

/** A field that there is not sorts as if none had been said. */
const sortable = (sort: string): keyof Product =>
  [...sortedAsText, ...FIGURES].find((field) => field === sort) ?? 'name';

const lower = (value: Product[keyof Product]): string => String(value).toLowerCase();
/** One that was not written comes before zero. */
const figure = (value: Product[keyof Product]): number => (typeof value === 'number' ? value : -1);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function positive(written: string | undefined): number | undefined {
  const number = Number(written);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

const emptyProduct = (id: string): Product => ({
  id,
  name: 'A New Product',
  description: '',
  category: '',
  brand: '',
  vendor: '',
  tags: [],
  sku: '',
  barcode: '',
  stock: null,
  reserved: null,
  cost: null,
  basePrice: null,
  taxPercent: null,
  price: null,
  weight: null,
  thumbnail: null,
  images: [],
  active: false,
});
