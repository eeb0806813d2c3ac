import { centavos } from '@cuadra/core/dinero';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Cuadre } from './cuadre.tsx';

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
  descuadre: centavos(500),
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

it('un faltante de efectivo no lo compensa un cheque de más: no cuadra', () => {
  const cambiado = {
    ...base,
    estado: 'contada' as const,
    diferencia: centavos(0),
    descuadre: centavos(1_000),
    arqueos: [arqueo('cierre', porMedio(99_500, 50_500, 0))],
  };
  mostrar(<Cuadre jornada={cambiado} />);
  expect(screen.getByText('Sobra y falta lo mismo.')).toBeTruthy();
  expect(screen.queryByText(/Cuadra/)).toBeNull();
});

it('con cada medio en su lugar, cuadra', () => {
  const exacta = {
    ...base,
    estado: 'contada' as const,
    diferencia: centavos(0),
    descuadre: centavos(0),
    arqueos: [arqueo('cierre', porMedio(100_000, 50_000, 0))],
  };
  mostrar(<Cuadre jornada={exacta} />);
  expect(screen.getByText('Cuadra.')).toBeTruthy();
});
