import { describe, expect, test } from 'vitest';
import { ownPath } from './redirect-url.ts';

describe('después de ingresar solo se honran rutas de la aplicación', () => {
  test.each([
    '/welcome',
    '/',
    '/contabilidad/ver-partidas?desde=2026-01-01&q=caf%C3%A9#lineas',
    '/a//b',
    '/buscar?u=http://otro.com',
  ])('se honra %s', (ruta) => expect(ownPath(ruta)).toBe(ruta));

  test.each([
    ['otro sitio', 'https://otro.com/welcome'],
    ['otro protocolo', 'javascript:alert(1)'],
    ['relativa al protocolo', '//otro.com'],
    ['tres barras', '///otro.com'],
    ['barra invertida', '/\\otro.com'],
    ['barra invertida en medio', '/a\\b'],
    ['barras invertidas', '\\\\otro.com'],
    ['que se resuelve a otro sitio', '/a/..//otro.com'],
    ['tabulador entre barras', '/\t/otro.com'],
    ['salto de línea', '/\n/otro.com'],
    ['carácter nulo', '/\u0000/otro.com'],
    ['borrado', '/\u007f/otro.com'],
    ['espacio delante', ' /welcome'],
    ['sin barra', 'welcome'],
    ['vacía', ''],
    ['que no es texto', 7],
    ['ausente', undefined],
    ['desmedida', `/${'a'.repeat(2000)}`],
    ['la salida', '/sign-out'],
    ['la salida con búsqueda', '/sign-out?x=1'],
  ])('no se honra: %s', (_, ruta) => expect(ownPath(ruta)).toBeUndefined());
});
