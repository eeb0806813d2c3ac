// The shell speaks the person's language: nothing in it is written in one, but in the files of all three.
import { describe, expect, it } from 'vitest';
import { looseTexts } from './testing/loose-texts.ts';

/** All that stands around a page. The accounting screens and the access pages speak Spanish (docs/architecture.md). */
const sources = import.meta.glob<string>(
  [
    '../shell/**/*.{ts,tsx}',
    '../escritorio/**/*.{ts,tsx}',
    '../app/{app,live-events,main-layout,root,shell-data,unknown-path,use-navigation}.{ts,tsx}',
    '../acceso/reautenticacion/*.{ts,tsx}',
    '../acceso/frame/password-field.tsx',
    '../acceso/segundo-factor/campo-de-codigo.tsx',
    '../ui/dialogs/form-notice.tsx',
    '../ui/marks/{avatar,icon-button,logo,menu-choice}.tsx',
    '../ui/states/{no-permission,state-message}.tsx',
    '../ui/toasts/*.{ts,tsx}',
    '../demo/**/*.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** The sample applications carry their own words, in all three too (demo/frame/texts.ts). */
const SAMPLE_TEXTS = /\/demo\/.*\/(?:[a-z-]+-)?texts\.ts$|\/demo\/.*\/texts\//;

describe('los textos del marco están en los archivos de idioma', () => {
  const shell = Object.entries(sources).filter(
    ([file]) => !file.includes('.test.') && !file.includes('/testing/') && !SAMPLE_TEXTS.test(file),
  );

  it('son todos los archivos del marco', () => expect(shell.length).toBeGreaterThan(100));

  it.each(shell)('%s', (_file, source) => expect(looseTexts(source)).toEqual([]));
});

describe('un texto suelto se halla', () => {
  it.each([
    ['entre etiquetas', '<p>Hola</p>', ['Hola']],
    ['en un atributo que se lee', '<a aria-label="Cerrar" title={a ? "Ver" : b} />', ['Cerrar', 'Ver']],
    ['como frase en cualquier parte', "void notify('No se guardó.')", ['No se guardó.']],
    ['con algo en medio', 'f(`Faltan $' + '{n} por leer`)', ['Faltan … por leer']],
  ])('%s', (_caso, codigo, textos) => expect(looseTexts(codigo)).toEqual(textos));

  it.each([
    ['<p className={`una $' + "{dos}`}>{t('chat.title')}</p>"],
    ["throw new Error('A menu button outside of a frame')"],
    ["logFailure('could not be loaded')"],
    ['<span>Cuadra © {now()}</span>'],
    ["const a = 'shortcuts.title' satisfies 'una clave'"],
    ['<Row etiqueta={t(abierta ? `a.$' + '{x}` : "b.c")} />'],
  ])('esto no lo es: %s', (codigo) => expect(looseTexts(codigo)).toEqual([]));
});
