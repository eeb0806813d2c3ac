import { expect, it } from 'vitest';
import { activityMarkup, isSafeLink } from './markup-policy.ts';

it('el marcado solo resalta y separa: nada que se ejecute, enlace, cargue o vista', () => {
  const inert = new Set(['p', 'b', 'i', 'em', 'strong', 'br', 'span']);
  expect(activityMarkup.ALLOWED_TAGS.filter((tag) => !inert.has(tag))).toEqual([]);
  expect(activityMarkup.ALLOWED_ATTR).toEqual([]);
  expect(activityMarkup.ALLOW_DATA_ATTR || activityMarkup.ALLOW_ARIA_ATTR).toBe(false);
});

it.each(['/apps/mailbox', 'https://cuadra.example', 'mailto:ana@cuadra.example'])('%s se sigue', (link) =>
  expect(isSafeLink(link)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '//otro.example',
  '/\\otro.example',
  'data:text/html,x',
  '',
])('«%s» no', (link) => expect(isSafeLink(link)).toBe(false));
