import { expect, test } from 'vitest';
import { calendarioHasta, type Dia } from './calendario.ts';

const dias = calendarioHasta(Temporal.PlainDate.from('2026-11-15'));
const enFecha = (fecha: string): Dia | undefined => dias.find((dia) => dia.fecha === fecha);

test('son dos ejercicios completos y el corriente hasta el último día', () => {
  expect(dias[0]).toMatchObject({ fecha: '2024-01-01', indice: 0, ejercicio: 0 });
  expect(dias.at(-1)).toMatchObject({ fecha: '2026-11-15', ejercicio: 2, numero: 15 });
  // 366 + 365 + 319 = 1050
  expect(dias).toHaveLength(1050);
});

test('cada día sabe qué día de la semana es', () => {
  const distintos = dias.filter(
    ({ fecha, diaDeSemana }) => Temporal.PlainDate.from(fecha).dayOfWeek !== diaDeSemana,
  );
  expect(distintos).toEqual([]);
});

test.each([
  ['domingo', '2025-06-15'],
  ['Jueves Santo', '2024-03-28'],
  ['Viernes Santo', '2025-04-18'],
  ['Sábado de Gloria', '2026-04-04'],
  ['Día del Trabajo', '2025-05-01'],
  ['Día del Ejército', '2025-06-30'],
  ['Independencia', '2025-09-15'],
  ['Revolución', '2025-10-20'],
  ['Todos los Santos', '2025-11-01'],
  ['Nochebuena', '2025-12-24'],
  ['fin de año', '2025-12-31'],
])('no se trabaja: %s', (_, fecha) => {
  expect(enFecha(fecha)).toMatchObject({ esHabil: false, habil: 0 });
});

test('los días hábiles de un mes se cuentan con el mes entero, aunque no haya terminado', () => {
  // Noviembre de 2026 tiene 25 de lunes a sábado; el 1 es domingo.
  expect(enFecha('2026-11-02')).toMatchObject({ habil: 1, habilesRestantes: 24 });
  expect(enFecha('2026-11-14')).toMatchObject({ habil: 12, habilesRestantes: 13 });
});
