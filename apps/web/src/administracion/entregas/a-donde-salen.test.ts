import { expect, test } from 'vitest';
import { aDondeSalen, sinEntrega } from './a-donde-salen.ts';

test('a dónde salen', () => {
  expect(aDondeSalen({ medios: [], auditores: 1 })).toBeUndefined();
  expect(aDondeSalen({ medios: ['correo'], auditores: 1 })).toBe('Salen por correo a un auditor.');
  expect(aDondeSalen({ medios: ['correo', 'carpeta', 'comando'], auditores: 3 })).toBe(
    'Salen por correo a 3 auditores, a una carpeta y a un comando.',
  );
});

test('un sello que no sale de aquí no prueba nada: se dice qué hacer', () => {
  expect(sinEntrega({ medios: ['carpeta'], auditores: 0 })).toBeUndefined();
  expect(sinEntrega({ medios: [], auditores: 0 })).toContain('Nombre a un auditor');
  expect(sinEntrega({ medios: [], auditores: 2 })).toContain('Configure el correo');
});
