import { describe, expect, it } from 'vitest';
import { wantedLanguage } from './languages.ts';

describe('el idioma del marco', () => {
  it.each([
    ['lo elegido gana al navegador', 'tr', ['es-GT', 'en'], 'tr'],
    ['un navegador en español', null, ['es-GT', 'es', 'en'], 'es'],
    ['español de cualquier país, escrito de cualquier modo', null, ['ES-419'], 'es'],
    ['español después de un idioma que no tenemos', null, ['fr-FR', 'es', 'en'], 'es'],
    ['inglés antes que español', null, ['en-US', 'es'], 'en'],
    ['solo el español se adivina: el turco se elige', null, ['tr-TR', 'es'], 'en'],
    ['nada conocido', null, ['fr', 'de'], 'en'],
    ['un navegador que no dice nada', null, [], 'en'],
  ] as const)('%s', (_caso, elegido, preferidos, esperado) => {
    expect(wantedLanguage(elegido, preferidos)).toBe(esperado);
  });
});
