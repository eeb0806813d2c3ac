import { expect, it } from 'vitest';
import { since } from './since.ts';

const NOON_MS = Date.parse('2026-03-11T18:00:00Z');

it.each([
  ['2026-03-11T17:59:40Z', 'es', 'ahora'],
  ['2026-03-11T18:00:30Z', 'es', 'ahora'],
  ['2026-03-11T17:01:00Z', 'es', 'hace 59 minutos'],
  ['2026-03-11T16:00:00Z', 'es', 'hace 2 horas'],
  ['2026-03-10T16:00:00Z', 'es', 'ayer'],
  ['2026-03-02T18:00:00Z', 'es', 'la semana pasada'],
  ['2026-03-11T16:00:00Z', 'en', '2 hours ago'],
  ['2026-03-11T16:00:00Z', 'tr', '2 saat önce'],
])('%s en %s es «%s»', (instant, language, words) => expect(since(instant, NOON_MS, language)).toBe(words));
