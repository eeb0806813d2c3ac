import { expect, test } from 'vitest';
import { crearTurnos } from './turnos.ts';

test('nunca trabajan más de los permitidos, y todos los que esperan pasan', async () => {
  const turnos = crearTurnos({ simultaneos: 2, esperandoMax: 10 });
  let ahora = 0;
  let maximo = 0;
  const trabajos = Array.from({ length: 12 }, (_, n) =>
    turnos(async () => {
      ahora += 1;
      maximo = Math.max(maximo, ahora);
      await new Promise((listo) => setTimeout(listo, 1));
      ahora -= 1;
      return n;
    }),
  );
  expect(await Promise.all(trabajos)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(maximo).toBe(2);
});

test('quien llega con la sala de espera llena es rechazado en el acto', async () => {
  const turnos = crearTurnos({ simultaneos: 1, esperandoMax: 1 });
  const { promise: fin, resolve: terminar } = Promise.withResolvers<void>();
  const primero = turnos(() => fin);
  const segundo = turnos(async () => 'segundo');
  await expect(turnos(async () => 'tercero')).rejects.toMatchObject({ codigo: 'DEMASIADAS_PETICIONES' });
  terminar();
  await primero;
  expect(await segundo).toBe('segundo');
});

test('un trabajo que falla devuelve su turno', async () => {
  const turnos = crearTurnos({ simultaneos: 1, esperandoMax: 0 });
  await expect(turnos(() => Promise.reject(new Error('falló')))).rejects.toThrow('falló');
  expect(await turnos(async () => 'sigue')).toBe('sigue');
});
