import { expect, it } from 'vitest';
import { statementCsv } from './statement-csv.ts';

const words = { date: 'Fecha', name: 'Comercio', amount: 'Monto', total: 'Total' };

it('lleva un renglón por movimiento y el total al final: 95.50 + 1,200.00 = 1,295.50', () => {
  const lines = [
    { date: '2026-03-01', name: 'Farmacia San Rafael', amount: 9_550 },
    { date: '2026-03-04', name: 'Café "El Cedro", centro', amount: 120_000 },
  ];
  expect(statementCsv(lines, words).split('\r\n')).toEqual([
    '\ufeffFecha,Comercio,Monto',
    '2026-03-01,Farmacia San Rafael,95.50',
    '2026-03-04,"Café ""El Cedro"", centro",1200.00',
    'Total,,1295.50',
    '',
  ]);
});

it('un nombre que parece fórmula queda como texto', () => {
  const lines = [{ date: '2026-03-01', name: '=1+1', amount: -100 }];
  expect(statementCsv(lines, words)).toContain("2026-03-01,'=1+1,-1.00");
});
