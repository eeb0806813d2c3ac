import { expect, it } from 'vitest';
import { aparteImpreso } from './palabras.ts';

it('lo que no está contabilizado se cuenta con sus palabras', () => {
  expect(aparteImpreso('borrador', 1)).toBe('Aparte, sin contabilizar: 1 borrador');
  expect(aparteImpreso('borrador', 2)).toBe('Aparte, sin contabilizar: 2 borradores');
  expect(aparteImpreso('en_revision', 1_200)).toBe('Aparte, sin contabilizar: 1,200 en revisión');
  expect(aparteImpreso('rechazada', 1)).toBe('Aparte, sin contabilizar: 1 rechazada');
});
