import { type Centavos, centavos } from '@cuadra/core/dinero';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { amountColumns, type Column, DataTable } from './data-table.tsx';

interface Fruit {
  readonly name: string;
  readonly code: string;
  readonly price: Centavos | null;
}

const fruits: readonly Fruit[] = [
  { name: 'Mango', code: '01', price: centavos(123_456) },
  { name: 'Piña', code: '02', price: centavos(-5_000) },
  { name: 'Jocote', code: '03', price: null },
];

const columns: readonly Column<Fruit>[] = [
  { title: 'Fruta', rowHeader: true, cell: ({ name }) => name },
  { title: 'Código', kind: 'code', cell: ({ code }) => code },
  { title: 'Precio (Q)', kind: 'amount', cell: ({ price }) => price, total: centavos(118_456) },
  { title: 'Acciones', kind: 'actions', cell: ({ name }) => <button type="button">Comer {name}</button> },
];

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('es una tabla con su nombre, sus encabezados y sus filas', () => {
  mostrar(<DataTable label="Frutas" columns={columns} rows={fruits} rowKey={({ code }) => code} />);
  const table = within(screen.getByRole('table', { name: 'Frutas' }));
  expect(texts(table.getAllByRole('columnheader'))).toEqual(['Fruta', 'Código', 'Precio (Q)', 'Acciones']);
  expect(texts(table.getAllByRole('rowheader'))).toEqual(['Mango', 'Piña', 'Jocote', 'Total']);
  expect(table.getAllByRole('button')).toHaveLength(3);
});

it('1,234.56 − 50.00 = 1,184.56: los montos, como en un estado, y lo que no hay, en blanco', () => {
  mostrar(<DataTable columns={columns} rows={fruits} rowKey={({ code }) => code} />);
  const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[1]?.textContent);
  expect(cells).toEqual([undefined, '1,234.56', '(50.00)', '', '1,184.56']);
});

it('sin totales no tiene pie', () => {
  const [name] = columns;
  if (name === undefined) throw new Error('There are columns');
  mostrar(<DataTable columns={[name]} rows={fruits} rowKey={({ code }) => code} />);
  expect(screen.getAllByRole('row')).toHaveLength(1 + fruits.length);
});

it('por grupos, cada uno con su encabezado y lo que suma', () => {
  const groups = [
    { key: 'dulces', title: 'Dulces', total: '1,184.56', rows: fruits.slice(0, 2) },
    { key: 'acidas', title: 'Ácidas', rows: fruits.slice(2) },
  ];
  mostrar(<DataTable caption="Frutas" columns={columns} rows={{ groups }} rowKey={({ code }) => code} />);
  const table = screen.getByRole('table', { name: 'Frutas' });
  const [, sweet, sour] = within(table).getAllByRole('rowgroup');
  expect(sweet?.querySelector('tr')?.textContent).toBe('Dulces1,184.56');
  expect(sour?.querySelector('tr')?.textContent).toBe('Ácidas');
});

it('una celda que cruza toma el lugar de las que siguen; un grupo de columnas va sobre las suyas', () => {
  const across: readonly Column<Fruit>[] = [
    { title: 'Fruta', rowHeader: true, cell: ({ name }) => name },
    {
      title: 'Antes',
      group: 'Precio',
      cell: ({ price }) => (price === null ? 'No se ve' : 'Sí'),
      across: ({ price }) => (price === null ? 2 : 1),
    },
    { title: 'Después', group: 'Precio', cell: () => 'Igual' },
  ];
  mostrar(<DataTable columns={across} rows={fruits} rowKey={({ code }) => code} />);
  expect(screen.getByRole('columnheader', { name: 'Precio' }).getAttribute('colspan')).toBe('2');
  expect(texts(within(screen.getByRole('row', { name: /Mango/ })).getAllByRole('cell'))).toEqual([
    'Sí',
    'Igual',
  ]);
  expect(screen.getByRole('cell', { name: 'No se ve' }).getAttribute('colspan')).toBe('2');
});

it('un marco que desliza se alcanza con el teclado', () => {
  mostrar(
    <DataTable
      frame={{ height: '15rem', label: 'La hoja' }}
      columns={columns}
      rows={fruits}
      rowKey={({ code }) => code}
    />,
  );
  expect(screen.getByRole('region', { name: 'La hoja' }).tabIndex).toBe(0);
});

it('cada nombre con lo que suma, columna por columna', () => {
  const rows = [{ key: 'diario', name: 'Diario', amounts: [centavos(100), null] }];
  mostrar(
    <DataTable
      columns={amountColumns('Tipo', ['Debe', 'Haber'], [centavos(100), centavos(0)])}
      rows={rows}
      rowKey={({ key }) => key}
    />,
  );
  expect(texts(screen.getAllByRole('cell'))).toEqual(['1.00', '', '1.00', '–']);
});
