import { expect, test } from 'vitest';
import { createHabits, habitsKey, INITIAL_HABITS, readHabits } from './habits-store.ts';
import { createStore } from './store.ts';

function preparar(copia: Record<string, string> = {}) {
  const guardado = new Map(Object.entries(copia));
  const almacen = {
    getItem: (clave: string) => guardado.get(clave) ?? null,
    setItem: (clave: string, valor: string) => void guardado.set(clave, valor),
  };
  const persona = createStore<{ readonly id: string } | undefined>({ id: 'ana' });
  return { habitos: createHabits({ almacen, persona }), persona, guardado };
}

test.each([
  ['nada', null, INITIAL_HABITS],
  ['algo que no es JSON', '{', INITIAL_HABITS],
  ['otra cosa', '7', INITIAL_HABITS],
  [
    'una densidad que no existe',
    '{"densidad":"doble","graficas":true}',
    { ...INITIAL_HABITS, graficas: true },
  ],
  ['un sí que no lo es', '{"menuOculto":"si"}', INITIAL_HABITS],
])('con %s guardado se lee sin fallar', (_, texto, esperado) => {
  expect(readHabits(texto)).toEqual(esperado);
});

test('la franja del chat y las gráficas empiezan guardadas, y el menú a la vista', () => {
  const { franjaDelChat, graficas, menuOculto } = preparar().habitos.getSnapshot();
  expect({ franjaDelChat, graficas, menuOculto }).toEqual({
    franjaDelChat: false,
    graficas: false,
    menuOculto: false,
  });
});

test('cada persona encuentra lo suyo en el mismo navegador', () => {
  const { habitos, persona } = preparar();
  habitos.guardar({ densidad: 'compacta' });
  persona.set({ id: 'beto' });
  expect(habitos.getSnapshot().densidad).toBe('comoda');
  persona.set(undefined);
  persona.set({ id: 'ana' });
  expect(habitos.getSnapshot().densidad).toBe('compacta');
});

test('lo que escribe otra pestaña de la misma persona se oye una sola vez, y lo ajeno no', () => {
  const { habitos, guardado } = preparar();
  let avisos = 0;
  habitos.subscribe(() => {
    avisos += 1;
  });
  guardado.set(habitsKey('ana'), '{"menuOculto":true}');
  habitos.alEscribirse(habitsKey('beto'));
  expect(avisos).toBe(0);
  habitos.alEscribirse(habitsKey('ana'));
  habitos.alEscribirse(habitsKey('ana'));
  expect(avisos).toBe(1);
  expect(habitos.getSnapshot().menuOculto).toBe(true);
});
