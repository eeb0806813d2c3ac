import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import { centavos } from '@cuadra/core/dinero';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { ArqueoVisto } from './arqueo-visto.tsx';

const QUIEN = { id: '00000000-0000-4000-8000-00000000000a', nombre: 'Ana' };
const porMedio = (efectivo: number, cheque: number, vale: number) => ({
  efectivo: centavos(efectivo),
  cheque: centavos(cheque),
  vale: centavos(vale),
});

// 3 × 100.00 + 1 bundle of 20.00 = 2,300.00 in cash; a cheque of 500.00.
const arqueo: Arqueo = {
  id: '00000000-0000-4000-8000-0000000000e1',
  clase: 'cierre',
  n: 1,
  conteo: {
    b10000: { fajos: 0, sueltas: 2, deterioradas: 1 },
    b2000: { fajos: 1, sueltas: 0, deterioradas: 0 },
  },
  cheques: [{ banco: 'Banrural', numero: '771', monto: centavos(500_00) }],
  vales: [],
  dolares: { d2000: 3 },
  tasaDolar: 7_650_000,
  contado: porMedio(2_300_00, 500_00, 0),
  total: centavos(2_800_00),
  libro: porMedio(2_310_00, 500_00, 0),
  diferencia: centavos(-10_00),
  explicacion: null,
  contadoPor: QUIEN,
  firmadoCon: null,
  hechoEn: '2026-11-16T22:00:00Z',
};

const filas = (nombre: string) =>
  within(screen.getByRole('table', { name: nombre }))
    .getAllByRole('row')
    .map((fila) => [...fila.children].map((celda) => celda.textContent.trim()));

it('cada medio contra los libros, y su total; un medio sin nada no se dice', () => {
  mostrar(<ArqueoVisto arqueo={arqueo} />);
  expect(filas('Contado por medio')).toEqual([
    ['Medio', 'Contado (Q)', 'Libro (Q)', 'Diferencia (Q)'],
    ['Efectivo', '2,300.00', '2,310.00', '(10.00)'],
    ['Cheques', '500.00', '500.00', '–'],
    ['Total', '2,800.00', '2,810.00', '(10.00)'],
  ]);
});

it('las denominaciones contadas y lo que valen; los dólares, fuera del total', () => {
  mostrar(<ArqueoVisto arqueo={arqueo} />);
  expect(filas('Denominaciones contadas').slice(1)).toEqual([
    ['Q 100', '–', '2', '1', '300.00'],
    ['Q 20', '1', '–', '–', '2,000.00'],
  ]);
  // 3 × US$ 20 = US$ 60, at 7.65.
  expect(screen.getByText(/Dólares, fuera del total/).textContent).toContain('Q\u00a0459.00');
  expect(screen.getByText('Cheque 771, Banrural')).toBeDefined();
});

it('a quien aún no debe saberlo no se le dice qué decían los libros', () => {
  mostrar(<ArqueoVisto arqueo={{ ...arqueo, libro: null, diferencia: null }} />);
  expect(filas('Contado por medio')).toEqual([
    ['Medio', 'Contado (Q)'],
    ['Efectivo', '2,300.00'],
    ['Cheques', '500.00'],
    ['Total', '2,800.00'],
  ]);
});
