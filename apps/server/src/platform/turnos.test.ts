import { expect, test } from 'vitest';
import { crearTurnos, crearTurnosDeCada } from './turnos.ts';

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

test('la sala llena de uno no hace esperar a otro', async () => {
  const turnosDe = crearTurnosDeCada({ simultaneos: 1, esperandoMax: 0 });
  const [uno, otro] = [{}, {}];
  const { promise: fin, resolve: terminar } = Promise.withResolvers<void>();
  const largo = turnosDe(uno)(() => fin);
  await expect(turnosDe(uno)(async () => 'segundo')).rejects.toMatchObject({
    codigo: 'DEMASIADAS_PETICIONES',
  });
  expect(await turnosDe(otro)(async () => 'pasa')).toBe('pasa');
  terminar();
  await largo;
});
