// What is being written of a product. Figures are kept as they are typed, so that nothing is taken away from whoever is
// still writing; they are read when it is saved.
import type { Product } from '@cuadra/demo-api/inventory/calls';
import { priceWithTax } from '@cuadra/demo-api/inventory/price';

const FIGURES = ['stock', 'reserved', 'cost', 'basePrice', 'taxPercent', 'price', 'weight'] as const;

export type Figure = (typeof FIGURES)[number];
export type ProductDraft = Omit<Product, 'id' | 'thumbnail' | Figure> & Readonly<Record<Figure, string>>;

/** Why a field cannot be saved. */
export type DraftError = 'nameMissing' | 'notWhole' | 'notFigure';
export type DraftErrors = Readonly<Partial<Record<keyof ProductDraft, DraftError>>>;

export function draftOf({ id: _id, thumbnail: _thumbnail, ...product }: Product): ProductDraft {
  return {
    ...product,
    stock: figureText('stock', product.stock),
    reserved: figureText('reserved', product.reserved),
    cost: figureText('cost', product.cost),
    basePrice: figureText('basePrice', product.basePrice),
    taxPercent: figureText('taxPercent', product.taxPercent),
    price: figureText('price', product.price),
    weight: figureText('weight', product.weight),
  };
}

/** With something changed. The price follows the base price and the tax, and may still be set by itself. */
export function changed(draft: ProductDraft, change: Partial<ProductDraft>): ProductDraft {
  const next = { ...draft, ...change };
  if (change.basePrice === undefined && change.taxPercent === undefined) return next;
  const basePrice = readFigure('basePrice', next.basePrice);
  const taxPercent = readFigure('taxPercent', next.taxPercent);
  if (typeof basePrice !== 'number' || taxPercent === undefined) return next;
  return { ...next, price: figureText('price', priceWithTax(basePrice, taxPercent ?? 0)) };
}

export function errorsOf(draft: ProductDraft): DraftErrors {
  const figures = FIGURES.filter((field) => readFigure(field, draft[field]) === undefined);
  return {
    ...(draft.name.trim() === '' ? { name: 'nameMissing' } : {}),
    ...Object.fromEntries(figures.map((field) => [field, isWhole(field) ? 'notWhole' : 'notFigure'])),
  };
}

/** As it is saved, once there are no errors. The first picture is the one that the list shows. */
export function productOf(draft: ProductDraft): Omit<Product, 'id'> {
  const figure = (field: Figure) => readFigure(field, draft[field]) ?? null;
  return {
    ...draft,
    name: draft.name.trim(),
    description: draft.description.trim(),
    sku: draft.sku.trim(),
    barcode: draft.barcode.trim(),
    stock: figure('stock'),
    reserved: figure('reserved'),
    cost: figure('cost'),
    basePrice: figure('basePrice'),
    taxPercent: figure('taxPercent'),
    price: figure('price'),
    weight: figure('weight'),
    thumbnail: draft.images[0] ?? null,
  };
}

export const isSameDraft = (one: ProductDraft, other: ProductDraft): boolean =>
  JSON.stringify(one) === JSON.stringify({ ...one, ...other });

/** As the rest of the screen writes it, once it can be read. */
export function tidyFigure(field: Figure, written: string): string {
  const read = readFigure(field, written);
  return read === undefined ? written : figureText(field, read);
}

const MOST = 9_999_999.99;

/** Null: nothing is written. Undefined: it cannot be read. */
function readFigure(field: Figure, written: string): number | null | undefined {
  const text = written.replaceAll(/[\s,]/g, '');
  if (text === '') return null;
  const shape = isWhole(field) ? /^\d+$/ : /^(?:\d+\.?\d{0,2}|\.\d{1,2})$/;
  const number = Number(text);
  return shape.test(text) && number <= MOST ? number : undefined;
}

const isWhole = (field: Figure): boolean => field === 'stock' || field === 'reserved';

const whole = new Intl.NumberFormat('es-GT', { maximumFractionDigits: 0, useGrouping: 'always' });
const decimal = new Intl.NumberFormat('es-GT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

function figureText(field: Figure, value: number | null): string {
  if (value === null) return '';
  return (isWhole(field) ? whole : decimal).format(value);
}
