import { centavos } from '@cuadra/core/dinero';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mostrar } from '../../../../ui/testing/mostrar.tsx';
import { Cuadre } from './cuadre.tsx';
import { tieneDiferencia } from './tiene-diferencia.ts';

const porMedio = (efectivo: number, cheque: number, vale: number) => ({
  efectivo: centavos(efectivo),
  cheque: centavos(cheque),
  vale: centavos(vale),
});

const arqueo = (clase: 'apertura' | 'cierre', contado: ReturnType<typeof porMedio>) =>
  ({ clase, contado }) as Parameters<typeof Cuadre>[0]['jornada']['arqueos'][number];

const base = {
  libroPorMedio: porMedio(100_000, 50_000, 0),
  diferencia: centavos(-500),
  diferenciaDeApertura: centavos(0),
};

it('antes del conteo no dice nada de los libros, aunque le llegaran', () => {
  const { container } = mostrar(
    <Cuadre jornada={{ ...base, estado: 'abierta', arqueos: [arqueo('apertura', porMedio(1, 2, 3))] }} />,
  );
  expect(container.querySelector('table')).toBeNull();
  expect(container.textContent).not.toMatch(/1,000\.00|500\.00|5\.00/);
});

it('contada, dice cada medio: 995.00 − 1,000.00 = (5.00)', () => {
  mostrar(
    <Cuadre
      jornada={{ ...base, estado: 'contada', arqueos: [arqueo('cierre', porMedio(99_500, 50_000, 0))] }}
    />,
  );
  const fila = screen.getByRole('rowheader', { name: 'Efectivo' }).closest('tr');
  expect([...(fila?.querySelectorAll('td') ?? [])].map((celda) => celda.textContent)).toEqual([
    '1,000.00',
    '995.00',
    '(5.00)',
  ]);
  expect(screen.getByText(/Faltan Q.5\.00\./)).toBeTruthy();
});

it('un faltante de efectivo no lo compensa un cheque de más: hay que explicarlo', () => {
  const jornada = {
    ...base,
    diferencia: centavos(0),
    arqueos: [arqueo('cierre', porMedio(99_500, 50_500, 0))],
  };
  expect(tieneDiferencia(jornada)).toBe(true);
  expect(tieneDiferencia({ ...jornada, arqueos: [arqueo('cierre', porMedio(100_000, 50_000, 0))] })).toBe(
    false,
  );
});
