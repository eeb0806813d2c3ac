import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import type { PasoDeRevision } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { CERO } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { hitosDe } from './hitos.ts';

const QUIEN = { id: '00000000-0000-4000-8000-00000000000a', nombre: 'Ana' };
const NADA = { efectivo: CERO, cheque: CERO, vale: CERO };

const arqueo = (clase: Arqueo['clase'], hechoEn: string): Arqueo => ({
  id: QUIEN.id,
  clase,
  n: 1,
  conteo: {},
  cheques: [],
  vales: [],
  dolares: {},
  tasaDolar: 7_700_000,
  contado: NADA,
  total: CERO,
  libro: NADA,
  diferencia: CERO,
  explicacion: null,
  contadoPor: QUIEN,
  firmadoCon: null,
  hechoEn,
});

const observar: PasoDeRevision = {
  id: QUIEN.id,
  paso: 'observar',
  por: QUIEN,
  en: '2026-11-16T23:30:00Z',
  texto: 'Falta el vale',
  destino: null,
};

const abierta = {
  abiertaEn: '2026-11-16T14:00:00Z',
  cerradaEn: null,
  revisadaEn: null,
  arqueos: [arqueo('apertura', '2026-11-16T14:00:00Z'), arqueo('sorpresa', '2026-11-16T18:00:00Z')],
  pasos: [],
};

it('una abierta solo pasó por ahí: su apertura y un arqueo sorpresivo no la cuentan', () => {
  expect(hitosDe(abierta).map(({ estado, en }) => [estado, en !== undefined])).toEqual([
    ['abierta', true],
    ['contada', false],
    ['cerrada', false],
    ['revisada', false],
  ]);
});

it('se contó con el primer conteo, aunque hubo otro; y se dice si se observó', () => {
  const arqueos = [
    arqueo('cierre', '2026-11-16T22:00:00Z'),
    { ...arqueo('cierre', '2026-11-16T22:20:00Z'), n: 2 },
  ];
  const hitos = hitosDe({
    ...abierta,
    cerradaEn: '2026-11-16T22:30:00Z',
    arqueos,
    pasos: [observar],
  });
  expect(hitos.map(({ nombre }) => nombre)).toEqual([
    'Abierta',
    'Contada',
    'Cerrada',
    'Observada',
    'Revisada',
  ]);
  expect(hitos[1]?.en).toBe('2026-11-16T22:00:00Z');
  expect(hitos[4]?.en).toBeUndefined();
});
