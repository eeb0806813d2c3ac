// The watches that the shop has from the start: invented, of invented brands.
import { between, chance, oneOf, seedId } from '../seeds.ts';
import type { Category, Maker, Product, ProductTag } from './calls.ts';
import { priceWithTax } from './price.ts';
import { watchPictures } from './watch.ts';

export const seededCategories: readonly Category[] = ['Mens', 'Ladies', 'Unisex'].map((name) => ({
  id: seedId('product-category', name),
  parentId: null,
  name,
  slug: name.toLowerCase(),
}));

export const seededBrands = makers('brand', ['Benton', 'Capmia', 'Lara', 'Premera', 'Zeon']);
export const seededVendors = makers('vendor', ['Evel', 'Mivon', 'Neogen']);

export const seededTags: readonly ProductTag[] = [
  'Acero',
  'Automático',
  'Correa de cuero',
  'Cronógrafo',
  'Cuarzo',
  'Deportivo',
  'Edición limitada',
  'Novedad',
  'Solar',
  'Sumergible',
].map((title) => ({ id: seedId('product-tag', title), title }));

/** Name, category, stock: the rest follows from its place in the list. */
const WATCHES = [
  ['Benton Altiplano', 'mens', 37],
  ['Benton Cobán 40', 'unisex', 12],
  ['Benton Dársena', 'mens', 29],
  ['Benton Marimba', 'ladies', 45],
  ['Benton Pacaya', 'mens', 18],
  ['Capmia Aurora', 'ladies', 49],
  ['Capmia Brújula', 'mens', 23],
  ['Capmia Ceiba', 'unisex', 31],
  ['Capmia Faro', 'mens', 16],
  ['Lara Azahar', 'ladies', 42],
  ['Lara Celeste', 'ladies', 27],
  ['Lara Jade', 'ladies', 14],
  ['Lara Luna Nueva', 'ladies', 33],
  ['Lara Quetzal', 'unisex', 40],
  ['Premera Bitácora', 'mens', 21],
  ['Premera Meridiano', 'mens', 47],
  ['Premera Obsidiana', 'unisex', 13],
  ['Premera Regata', 'mens', 35],
  ['Premera Sextante', 'mens', 28],
  ['Zeon Eclipse', 'unisex', 38],
  ['Zeon Estela', 'ladies', 19],
  ['Zeon Órbita', 'unisex', 44],
  ['Zeon Pulsar', 'mens', 25],
] as const;

const TAXES = [8, 10, 18, 20, 30] as const;
/** Eight of them are for sale. */
const ACTIVE: ReadonlySet<number> = new Set([0, 3, 5, 9, 12, 15, 17, 21]);
const WITHOUT_PICTURE = 10;

export const seededProducts = (): Product[] => WATCHES.map((_, place) => productAt(place));

function productAt(place: number): Product {
  const [name, slug, stock] = WATCHES[place] ?? WATCHES[0];
  const next = chance(`product/${name}`);
  const brand = seededBrands.find((one) => name.startsWith(one.name));
  const cost = between(next, 28_000, 240_000) / 100;
  const basePrice = Math.round(cost * between(next, 130, 190)) / 100;
  const taxPercent = TAXES[place % TAXES.length] ?? TAXES[0];
  const pictures = place === WITHOUT_PICTURE ? [] : watchPictures(name);
  return {
    id: seedId('product', place),
    name,
    description: describe(next),
    category: seededCategories.find((one) => one.slug === slug)?.id ?? '',
    brand: brand?.id ?? '',
    vendor: oneOf(next, seededVendors).id,
    tags: threeOf(place),
    sku: `${name.slice(0, 3).toUpperCase()}-${String(1021 + place * 37)}`,
    barcode: `740${String(between(next, 1_000_000_000, 9_999_999_999))}`,
    stock,
    reserved: between(next, 0, 9),
    cost,
    basePrice,
    taxPercent,
    price: priceWithTax(basePrice, taxPercent),
    weight: between(next, 12, 48) / 100,
    thumbnail: pictures[0] ?? null,
    images: pictures,
    active: ACTIVE.has(place),
  };
}

const MOVEMENTS = ['de cuarzo', 'automático', 'solar', 'de cuerda'] as const;
const STRAPS = ['de cuero', 'de acero', 'de caucho', 'de malla'] as const;

const describe = (next: () => number): string =>
  `Movimiento ${oneOf(next, MOVEMENTS)}, caja de ${between(next, 34, 44)} mm, correa ${oneOf(next, STRAPS)} y cristal de zafiro. ` +
  `Resiste ${oneOf(next, [30, 50, 100, 200])} metros bajo el agua. Garantía de dos años.`;

const threeOf = (place: number): string[] =>
  [place, place + 3, place + 7].flatMap((step) => seededTags[step % seededTags.length]?.id ?? []);

function makers(kind: string, names: readonly string[]): readonly Maker[] {
  return names.map((name) => ({ id: seedId(kind, name), name, slug: name.toLowerCase() }));
}
