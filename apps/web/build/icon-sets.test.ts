import { expect, test } from 'vitest';
import { onlyShapes } from './icon-sets.ts';

test('un icono es solo su dibujo', () => {
  const drawn = '<g fill="none" stroke="currentColor"><path d="M0 0h4"/><use href="#a"/></g>';
  expect(onlyShapes(drawn, 'uno')).toBe(drawn);
});

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0" onload="x()"/>',
  '<image href="http://otro.example/a.png"/>',
  '<use href="http://otro.example/a.svg#b"/>',
  '<path style="fill:red" d="M0 0"/>',
  '<foreignObject/>',
  '<style>a{}</style>',
  '<!-- x --><path d="M0 0"/>',
])('lo que trae algo más detiene la construcción: %s', (body) => {
  expect(() => onlyShapes(body, 'uno')).toThrow('«uno»');
});
