import { expect, test } from 'vitest';
import { claimKey, isKeyClaimed } from '#ui/keyboard/key-press.ts';
import { helpKeys } from './help-keys.ts';

const claves = () => helpKeys('Linux', isKeyClaimed).map(([clave]) => clave);

test('F1 se dice solo mientras la pantalla tiene atajos propios', () => {
  expect(claves()).not.toContain('screen');
  const dejar = [claimKey('F1'), claimKey('F1')];
  expect(claves()).toContain('screen');
  for (const uno of dejar) uno();
  expect(claves()).not.toContain('screen');
});

test('la paleta se abre con la tecla de mando de cada sistema', () => {
  const paleta = (navegador: string) => helpKeys(navegador, () => false)[0]?.[1];
  expect([paleta('Macintosh'), paleta('Windows NT')]).toEqual([
    ['⌘', 'K'],
    ['Ctrl', 'K'],
  ]);
});
