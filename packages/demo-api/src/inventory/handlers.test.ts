import { beforeEach, expect, it } from 'vitest';
import type { SampleCall } from '../call.ts';
import { ask, type TestWorld, testWorld } from '../testing/ask.ts';
import { inventoryCalls as calls, type Product, type ProductPage } from './calls.ts';
import { inventoryHandlers } from './handlers.ts';
import { priceWithTax } from './price.ts';

let world: TestWorld;
let handlers: ReturnType<typeof inventoryHandlers>;

beforeEach(() => {
  world = testWorld();
  handlers = inventoryHandlers(world);
});

type Query = Parameters<typeof ask<NonNullable<(typeof calls.products)['types']>>>[2]['query'];

const pageOf = async (query: Query = {}): Promise<ProductPage> =>
  (await ask(handlers, calls.products, { query })).body;
async function all(query: Query = {}): Promise<readonly Product[]> {
  const { products } = await pageOf({ ...query, size: '100' });
  return products ?? [];
}
const namesOf = (products: readonly Product[] | null) => products?.map(({ name }) => name);

it('las categorías, las marcas y los proveedores son los que se nombran', async () => {
  const categories = (await ask(handlers, calls.categories, {})).body;
  expect(categories.map(({ name, slug, parentId }) => [name, slug, parentId])).toEqual([
    ['Mens', 'mens', null],
    ['Ladies', 'ladies', null],
    ['Unisex', 'unisex', null],
  ]);
  const names = async (call: typeof calls.brands) =>
    (await ask(handlers, call, {})).body.map(({ name, slug }) => `${name} ${slug}`);
  expect(await names(calls.brands)).toEqual([
    'Benton benton',
    'Capmia capmia',
    'Lara lara',
    'Premera premera',
    'Zeon zeon',
  ]);
  expect(await names(calls.vendors)).toEqual(['Evel evel', 'Mivon mivon', 'Neogen neogen']);
  expect((await ask(handlers, calls.tags, {})).body).toHaveLength(10);
});

it('hay 23 relojes: 8 activos, uno sin imagen, entre 12 y 49 existencias, cada uno con su id', async () => {
  const products = await all();
  expect(products).toHaveLength(23);
  expect(products.filter(({ active }) => active)).toHaveLength(8);
  expect(products.filter(({ thumbnail, images }) => thumbnail === null && images.length === 0)).toHaveLength(
    1,
  );
  const stocks = products.map(({ stock }) => stock ?? 0);
  expect([Math.min(...stocks), Math.max(...stocks)]).toEqual([12, 49]);
  expect(new Set(products.map(({ id }) => id)).size).toBe(23);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(23);
});

it('lo que cada producto nombra existe', async () => {
  const ids = async <T extends { id: string }>(call: SampleCall<{ response: readonly T[] }>) =>
    (await ask(handlers, call, {})).body.map(({ id }) => id);
  const [categories, brands, vendors, tags] = await Promise.all([
    ids(calls.categories),
    ids(calls.brands),
    ids(calls.vendors),
    ids(calls.tags),
  ]);
  for (const product of await all()) {
    expect(categories).toContain(product.category);
    expect(brands).toContain(product.brand);
    expect(vendors).toContain(product.vendor);
    expect(tags).toEqual(expect.arrayContaining([...product.tags]));
  }
});

it('el precio es el básico más su impuesto, de 8, 10, 18, 20 o 30 %', async () => {
  // 100.00 + 18 % = 118.00; 33.33 + 8 % = 35.9964, que es 36.00; 10.01 + 12.5 % = 11.26125.
  expect([priceWithTax(100, 18), priceWithTax(33.33, 8), priceWithTax(10.01, 12.5)]).toEqual([
    118, 36, 11.26,
  ]);
  for (const { basePrice, taxPercent, price } of await all()) {
    expect([8, 10, 18, 20, 30]).toContain(taxPercent);
    expect(price).toBeCloseTo((basePrice ?? 0) * (1 + (taxPercent ?? 0) / 100), 1);
    expect(price).toBe(priceWithTax(basePrice ?? 0, taxPercent ?? 0));
  }
});

it('sin decir nada: la página 1, de 10, por nombre, del primero al último', async () => {
  const { products, pagination } = await pageOf();
  expect(namesOf(products)?.slice(0, 2)).toEqual(['Benton Altiplano', 'Benton Cobán 40']);
  expect(products).toHaveLength(10);
  expect(pagination).toEqual({ length: 23, size: 10, page: 1, lastPage: 3, startIndex: 0, endIndex: 9 });
});

it('las páginas cuentan desde 1 y los lugares desde 0', async () => {
  const { products, pagination } = await pageOf({ page: '3' });
  expect(namesOf(products)).toEqual(['Zeon Estela', 'Zeon Órbita', 'Zeon Pulsar']);
  expect(pagination).toEqual({ length: 23, size: 10, page: 3, lastPage: 3, startIndex: 20, endIndex: 22 });
  expect((await pageOf({ size: '5', page: '5' })).pagination).toMatchObject({ lastPage: 5, startIndex: 20 });
});

it('más allá de la última no hay productos, y solo se dice cuál es la última', async () => {
  expect(await pageOf({ page: '4' })).toEqual({ products: null, pagination: { lastPage: 3 } });
  expect(await pageOf({ search: 'nada así', page: '2' })).toEqual({
    products: null,
    pagination: { lastPage: 1 },
  });
});

it('sin resultados la última página es la 1', async () => {
  expect(await pageOf({ search: 'nada así' })).toEqual({
    products: [],
    pagination: { length: 0, size: 10, page: 1, lastPage: 1, startIndex: 0, endIndex: -1 },
  });
});

it('la lista se hace esperar 300 ms; el producto, nada', async () => {
  const [first] = await all();
  expect(world.waits).toEqual([300]);
  await ask(handlers, calls.product, { query: { id: first?.id ?? '' } });
  expect(world.waits).toEqual([300]);
});

it('sku, nombre y activo se ordenan como texto, sin mayúsculas; lo demás, por su cifra', async () => {
  const [first] = await all();
  const renamed = { id: first?.id ?? '', product: { name: 'zEON aaa', price: 9, stock: 100 } };
  await ask(handlers, calls.patchProduct, { body: renamed });
  const byName = namesOf(await all()) ?? [];
  expect(byName.slice(-5)).toEqual(['zEON aaa', 'Zeon Eclipse', 'Zeon Estela', 'Zeon Órbita', 'Zeon Pulsar']);
  expect(namesOf(await all({ order: 'desc' }))).toEqual(byName.toReversed());
  const skus = (await all({ sort: 'sku' })).map(({ sku }) => sku);
  expect(skus).toEqual(skus.toSorted());
  const actives = (await all({ sort: 'active' })).map(({ active }) => active);
  expect(actives).toEqual([...Array(15).fill(false), ...Array(8).fill(true)]);
  // As text 9 would be the last and 100 the first.
  expect((await all({ sort: 'price' }))[0]?.price).toBe(9);
  expect((await all({ sort: 'stock', order: 'desc' }))[0]?.stock).toBe(100);
});

it('se busca en el nombre y en el SKU, sin tildes ni mayúsculas', async () => {
  expect(namesOf(await all({ search: 'COBAN' }))).toEqual(['Benton Cobán 40']);
  expect(namesOf(await all({ search: 'zeo-' }))).toHaveLength(4);
});

it('el producto, por su id; el que no hay, nada', async () => {
  const [first] = await all();
  expect((await ask(handlers, calls.product, { query: { id: first?.id ?? '' } })).body).toEqual(first);
  expect(await ask(handlers, calls.product, { query: { id: 'x' } })).toEqual({ status: 200, body: null });
});

it('el producto nuevo se llama A New Product, está vacío e inactivo', async () => {
  const { body: added } = await ask(handlers, calls.addProduct, {});
  const { id, name, active, tags, images, ...rest } = added;
  expect([name, active, tags, images]).toEqual(['A New Product', false, [], []]);
  expect(new Set(Object.values(rest))).toEqual(new Set(['', null]));
  expect((await ask(handlers, calls.product, { query: { id } })).body).toEqual(added);
  expect((await pageOf()).pagination).toMatchObject({ length: 24 });
});

it('cambiar un producto deja lo que no se dijo, y su id', async () => {
  const [first] = await all();
  const id = first?.id ?? '';
  const product = { id: 'otro', stock: 3, active: false };
  const { body } = await ask(handlers, calls.patchProduct, { body: { id, product } });
  expect(body).toEqual({ ...first, stock: 3, active: false });
  expect((await ask(handlers, calls.patchProduct, { body: { id: 'x', product } })).body).toBeNull();
});

it('eliminar un producto lo quita, y a ningún otro', async () => {
  const [first] = await all();
  const query = { id: first?.id ?? '' };
  expect((await ask(handlers, calls.deleteProduct, { query })).body).toBe(true);
  expect((await ask(handlers, calls.product, { query })).body).toBeNull();
  expect((await ask(handlers, calls.deleteProduct, { query })).body).toBeNull();
  expect(await all()).toHaveLength(22);
});

it('una etiqueta se crea y se renombra', async () => {
  const { body: tag } = await ask(handlers, calls.addTag, { body: { tag: { title: 'Regalo' } } });
  const renamed = { id: tag.id, tag: { title: 'Para regalo' } };
  expect((await ask(handlers, calls.patchTag, { body: renamed })).body?.title).toBe('Para regalo');
  expect((await ask(handlers, calls.tags, {})).body.at(-1)).toEqual({ id: tag.id, title: 'Para regalo' });
  expect((await ask(handlers, calls.patchTag, { body: { ...renamed, id: 'x' } })).body).toBeNull();
});

it('eliminar una etiqueta la quita de todos los productos', async () => {
  const having = async (tag: string) => (await all()).filter(({ tags }) => tags.includes(tag)).length;
  const tag = (await all())[0]?.tags[0] ?? '';
  expect(await having(tag)).toBeGreaterThan(1);
  expect((await ask(handlers, calls.deleteTag, { query: { id: tag } })).body).toBe(true);
  expect(await having(tag)).toBe(0);
  expect((await ask(handlers, calls.tags, {})).body).toHaveLength(9);
  expect((await ask(handlers, calls.deleteTag, { query: { id: tag } })).body).toBeNull();
});

it('otra carga empieza de nuevo', async () => {
  await ask(handlers, calls.addProduct, {});
  handlers = inventoryHandlers(testWorld());
  expect(await all()).toHaveLength(23);
});
