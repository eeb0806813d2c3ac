import { describe, expect, it } from 'vitest';
import { limpiarTexto } from './limpiar-texto.ts';

describe('el texto de un banco', () => {
  it('queda en una línea, sin lo que no se ve', () => {
    expect(limpiarTexto('  PAGO\r\n de\tluz\u0000 \u202e n.o  1 ')).toBe('PAGO de luz n.o 1');
    expect(limpiarTexto('Jose\u0301')).toBe('José');
    expect(limpiarTexto('\ud800')).toBe('\ufffd');
  });
});
