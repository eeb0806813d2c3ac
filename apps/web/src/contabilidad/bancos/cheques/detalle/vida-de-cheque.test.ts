import { describe, expect, it } from 'vitest';
import { cheque } from '../testing/cheque.ts';
import { accionesDe, vidaDe } from './vida-de-cheque.ts';

const AMBOS = { conciliar: true, aprobar: true };

describe('lo que puede hacerse con un cheque', () => {
  it('el emitido se entrega o se anula; el vencido, primero, se da por caduco', () => {
    expect(accionesDe({ estado: 'emitido', vencido: false }, AMBOS)).toEqual(['entregar', 'anular']);
    expect(accionesDe({ estado: 'emitido', vencido: true }, AMBOS)).toEqual([
      'caducar',
      'entregar',
      'anular',
    ]);
    expect(accionesDe({ estado: 'entregado', vencido: false }, AMBOS)).toEqual(['anular']);
  });

  it('quien no aprueba solo anota entregas; quien solo mira, nada', () => {
    const auxiliar = { conciliar: true, aprobar: false };
    expect(accionesDe({ estado: 'emitido', vencido: true }, auxiliar)).toEqual(['entregar']);
    expect(accionesDe({ estado: 'entregado', vencido: true }, auxiliar)).toEqual([]);
    expect(accionesDe({ estado: 'emitido', vencido: false }, { conciliar: false, aprobar: false })).toEqual(
      [],
    );
  });

  it('con el que terminó, nada', () => {
    for (const estado of ['cobrado', 'caduco', 'anulado'] as const)
      expect(accionesDe({ estado, vencido: false }, AMBOS)).toEqual([]);
  });
});

describe('la vida de un cheque', () => {
  it('dice quién lo emitió, quién lo recibió y cuándo lo pagó el banco', () => {
    const pasos = vidaDe(
      cheque({
        ...{
          estado: 'cobrado',
          entregadoA: 'Luis Pop',
          entregadoDocumento: '2547',
          entregadoEn: '2026-11-11',
        },
        cobradoEn: '2026-11-13',
      }),
    );
    expect(pasos.map(({ nombre }) => nombre)).toEqual(['Emitido', 'Entregado', 'Cobrado']);
    expect(pasos[1]?.texto).toBe('Luis Pop, documento 2547, 11/11/2026');
    expect(pasos[2]?.texto).toBe('Según el banco, 13/11/2026');
  });

  it('el arruinado nunca se emitió', () => {
    const pasos = vidaDe(cheque({ estado: 'anulado', monto: null, partida: null, motivo: 'Se manchó' }));
    expect(pasos.map(({ nombre }) => nombre)).toEqual(['Anotado como arruinado', 'Motivo']);
  });
});
