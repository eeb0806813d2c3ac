import { describe, expect, it } from 'vitest';
import { numeroDeDocumento, numerosEnTexto } from './numeros-de-documento.ts';

describe('el número de un documento', () => {
  it.each([
    ['4512', '4512'],
    ['0004512', '4512'],
    ['CHQ-004512', '4512'],
    ['No. 45-12', '4512'],
    [' 00 045 12 ', '4512'],
    ['000', null],
    ['12', null],
    ['sin número', null],
    ['', null],
    [null, null],
  ])('%j es %j', (escrito, numero) => {
    expect(numeroDeDocumento(escrito)).toBe(numero);
  });

  it.each([
    ['PAGO CHEQUE 00004512', ['4512']],
    ['TRF 883412 DE 771200', ['883412', '771200']],
    ['DEP 4512 Y OTRA VEZ 004512', ['4512']],
    ['INTERESES OCT 2026', []],
    ['COMISION 15112026', []],
    ['COMISION 20261115', []],
    ['AGENCIA 123', []],
  ])('en «%s» se leen %j', (texto, numeros) => {
    expect(numerosEnTexto(texto)).toEqual(numeros);
  });
});
