import { centavos } from '@cuadra/core/dinero';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { parseSearch, stringifySearch } from '#platform/address/address-bar.ts';
import { text as anyText, formed, integer, uuid } from '#platform/address/fields.ts';
import { agency, amount, day, defineFilters, oneOf, order, part, pick, text, toggle } from './filters.ts';

const filtros = defineFilters(
  {
    q: text({ label: 'Buscar', as: 'texto' }),
    estado: oneOf({
      label: 'Estado',
      values: ['activo', 'retirado'],
      names: { activo: 'Activo', retirado: 'Retirado' },
    }),
    producto: pick({ label: 'Producto', field: integer(1, 99) }),
    agencia: agency(),
    desde: day({ label: 'Desde' }),
    monto: amount({ label: 'Monto', chip: (_, inWords) => `Más de ${inWords}` }),
    vencidos: toggle({ label: 'Vencidos', sends: 'si' }),
    entidad: pick({ label: 'Sobre', field: formed(/^[a-z]+$/), other: 'otra' }),
    idEntidad: part('entidad', anyText(20)),
    orden: order({
      label: 'Orden',
      values: ['fecha', 'monto'],
      names: { fecha: 'Por fecha', monto: 'Por monto' },
      usual: 'fecha',
    }),
  },
  { panel: uuid },
);

const read = (search: string) => filtros.address.parse(parseSearch(search));
const said = (what: object) => filtros.address.parse(what);

const written = (max: number) => fc.string({ maxLength: max }).filter((words) => words.trim() !== '');
const whatever = fc.record(
  {
    q: written(80),
    estado: fc.constantFrom('activo', 'retirado'),
    producto: fc.integer({ min: 1, max: 99 }),
    agencia: fc.integer({ min: 0, max: 99 }).map((n) => String(n).padStart(2, '0')),
    desde: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10)),
    monto: fc.integer({ min: 0, max: 1_000_000_00 }),
    vencidos: fc.constant(true),
    entidad: fc.constantFrom('partida', 'cuenta'),
    idEntidad: written(20),
    orden: fc.constantFrom('fecha', 'monto'),
    panel: fc.uuid(),
  },
  { requiredKeys: [] },
);

test('cualesquiera filtros se escriben en la dirección y se leen de ella iguales', () => {
  fc.assert(
    fc.property(whatever, (some) => {
      expect(read(stringifySearch(said(some)))).toEqual(said(some));
    }),
  );
});

test('cualquier filtro se quita por su ficha, y limpiar los quita todos menos el orden y el panel', () => {
  fc.assert(
    fc.property(whatever, (some) => {
      let left = said(some);
      for (const { key } of filtros.chipsOf(left, {})) left = { ...left, ...filtros.setting(key, undefined) };
      expect(filtros.chipsOf(left, {})).toEqual([]);
      const cleared = { ...said(some), ...filtros.none };
      expect(filtros.any(cleared)).toBe(false);
      expect([cleared.orden, cleared.panel]).toEqual([some.orden, some.panel]);
    }),
  );
});

it('pide lo dicho con el nombre y el valor del servidor, sin lo que falta', () => {
  expect(filtros.queryOf(said({ q: ' maría ', vencidos: true, producto: 7, panel: 'no' }))).toEqual({
    texto: 'maría',
    vencidos: 'si',
    producto: 7,
  });
  expect(filtros.queryOf(said({}))).toEqual({});
});

it('dice cada filtro con sus palabras; lo que tiene su propio botón o su campo, no', () => {
  const all = said({
    ...{
      q: 'maría',
      estado: 'activo',
      producto: 7,
      agencia: '01',
      desde: '2026-02-28',
      monto: centavos(1_00),
    },
    ...{ vencidos: true, entidad: 'cuenta', orden: 'monto' },
  });
  const options = { producto: [['7', 'AHC Corriente', 'AHC']] } as const;
  expect(filtros.chipsOf(all, options).map((chip) => chip.text)).toEqual([
    'Estado: activo',
    'Producto: AHC',
    'Agencia: 01',
    'Desde: 28/02/2026',
    'Más de Q\u00a01.00',
    'Sobre: otra',
  ]);
  expect(filtros.chipsOf(said({ producto: 8 }), options).map((chip) => chip.text)).toEqual(['Producto: 8']);
});

it('el detalle de un filtro no vale sin él, y se va con él', () => {
  expect(filtros.queryOf(said({ idEntidad: 'x' }))).toEqual({});
  expect(filtros.any(said({ idEntidad: 'x' }))).toBe(false);
  expect(filtros.queryOf(said({ entidad: 'partida', idEntidad: 'x' }))).toEqual({
    entidad: 'partida',
    idEntidad: 'x',
  });
  expect(filtros.setting('entidad', 'cuenta')).toEqual({ entidad: 'cuenta', idEntidad: undefined });
});

it('lo que nadie entiende cuenta como no dicho', () => {
  expect(said({ estado: 'otro', producto: 100, desde: 'ayer', agencia: 1 })).toEqual(said({}));
  expect(filtros.setting('estado', 'otro')).toEqual({ estado: undefined });
});
