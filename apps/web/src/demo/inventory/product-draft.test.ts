import type { Product } from '@cuadra/demo-api/inventory/calls';
import { expect, it } from 'vitest';
import { changed, draftOf, errorsOf, isSameDraft, productOf, tidyFigure } from './product-draft.ts';

const watch: Product = {
  id: '1',
  name: 'Zeon Estela',
  description: '',
  category: 'c',
  brand: 'b',
  vendor: 'v',
  tags: ['t'],
  sku: 'ZEO-1',
  barcode: '740',
  stock: 1200,
  reserved: null,
  cost: 800,
  basePrice: 1000,
  taxPercent: 18,
  price: 1180,
  weight: 0.35,
  thumbnail: 'data:uno',
  images: ['data:uno', 'data:dos'],
  active: true,
};
const draft = draftOf(watch);

it('las cantidades se escriben enteras y los montos con dos decimales; lo que falta, en blanco', () => {
  expect([draft.stock, draft.reserved, draft.basePrice, draft.weight]).toEqual([
    '1,200',
    '',
    '1,000.00',
    '0.35',
  ]);
  const { id: _id, ...saved } = watch;
  expect(productOf(draft)).toEqual(saved);
});

it('el precio sigue al básico y al impuesto', () => {
  // 2,000.00 + 18 % = 2,360.00; después 2,000.00 + 10 % = 2,200.00.
  const dearer = changed(draft, { basePrice: '2000' });
  expect(dearer.price).toBe('2,360.00');
  expect(changed(dearer, { taxPercent: '10' }).price).toBe('2,200.00');
  expect(changed(dearer, { taxPercent: '' }).price).toBe('2,000.00');
});

it('el precio se puede fijar, y lo ilegible no lo mueve', () => {
  expect(changed(draft, { price: '999' }).price).toBe('999');
  expect(changed(draft, { basePrice: 'mil' }).price).toBe('1,180.00');
  expect(changed(draft, { basePrice: '' }).price).toBe('1,180.00');
});

it('sin nombre o con cifras ilegibles no se guarda, y se dice por qué', () => {
  expect(errorsOf(draft)).toEqual({});
  expect(
    errorsOf({ ...draft, name: ' ', stock: '1.5', cost: '1.234', price: '-3', weight: '99999999' }),
  ).toEqual({
    name: 'nameMissing',
    stock: 'notWhole',
    cost: 'notFigure',
    price: 'notFigure',
    weight: 'notFigure',
  });
});

it('al dejar el campo la cifra queda como el resto; la ilegible, como se escribió', () => {
  expect([tidyFigure('cost', '1250.5'), tidyFigure('stock', '1200'), tidyFigure('cost', 'x')]).toEqual([
    '1,250.50',
    '1,200',
    'x',
  ]);
});

it('la primera imagen es la de la lista', () => {
  expect(productOf({ ...draft, images: ['data:tres'] }).thumbnail).toBe('data:tres');
  expect(productOf({ ...draft, images: [] }).thumbnail).toBeNull();
});

it('solo un cambio lo es', () => {
  expect(isSameDraft(draft, draftOf(watch))).toBe(true);
  expect(isSameDraft(draft, { ...draft, tags: [] })).toBe(false);
});
