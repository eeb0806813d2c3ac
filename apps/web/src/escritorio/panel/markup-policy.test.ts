import { expect, test } from 'vitest';
import { politicaDeMarcado } from './markup-policy.ts';

test('ninguna etiqueta admitida carga, enlaza ni ejecuta, y ninguna lleva atributos', () => {
  const inertes = new Set(['b', 'i', 'em', 'strong', 'br', 'span']);
  expect(politicaDeMarcado.ALLOWED_TAGS.filter((etiqueta) => !inertes.has(etiqueta))).toEqual([]);
  expect(politicaDeMarcado.ALLOWED_ATTR).toEqual([]);
  expect(politicaDeMarcado.ALLOW_DATA_ATTR || politicaDeMarcado.ALLOW_ARIA_ATTR).toBe(false);
});
