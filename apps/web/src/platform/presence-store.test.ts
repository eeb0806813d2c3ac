import { expect, test } from 'vitest';
import { createPresence } from './presence-store.ts';

/** The tabs of one browser: what one says, the others hear. */
function navegador() {
  const oyentes: ((dicho: unknown) => void)[] = [];
  return () => {
    const dichos: unknown[] = [];
    const presencia = createPresence({
      decir: (dicho) => {
        dichos.push(dicho);
        for (const oyente of oyentes) oyente(dicho);
      },
      oir: (oyente) => oyentes.push(oyente),
    });
    return { presencia, dichos };
  };
}

test('empieza en línea, y lo elegido vale en todas las pestañas abiertas', () => {
  const abrir = navegador();
  const [una, otra] = [abrir(), abrir()];
  expect(una.presencia.getSnapshot()).toBe('online');
  una.presencia.elegir('busy');
  expect([una, otra].map(({ presencia }) => presencia.getSnapshot())).toEqual(['busy', 'busy']);
});

test('no se guarda: una página nueva, o recargada, está en línea', () => {
  const abrir = navegador();
  abrir().presencia.elegir('not-visible');
  expect(abrir().presencia.getSnapshot()).toBe('online');
});

test('al terminar la sesión vuelve a estar en línea, y lo que no es un estado no cambia nada', () => {
  const abrir = navegador();
  const [una, otra] = [abrir(), abrir()];
  una.presencia.elegir('away');
  una.presencia.olvidar();
  expect(una.presencia.getSnapshot()).toBe('online');
  expect(otra.presencia.getSnapshot()).toBe('away');
});
