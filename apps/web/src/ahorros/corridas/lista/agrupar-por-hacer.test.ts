import { expect, it } from 'vitest';
import { agruparPorHacer, type PorHacer, sinCorridaEnCamino } from './agrupar-por-hacer.ts';

const AHC = { id: 1, codigo: 'AHC', nombre: 'Ahorro corriente' };
const AHI = { id: 2, codigo: 'AHI', nombre: 'Ahorro infantil' };
const OCTUBRE = { desde: '2026-10-01', ultimoDia: '2026-10-31' };
const SETIEMBRE = { desde: '2026-09-01', ultimoDia: '2026-09-30' };
const deuda = (
  producto: PorHacer['producto'],
  agencia: string,
  dias: typeof OCTUBRE,
  cuentas: number,
): PorHacer => ({ producto, agencia, ...dias, cuentas });

it('los productos con los mismos días en las mismas agencias se pagan juntos: 10 + 20 + 5 + 5 = 40', () => {
  expect(
    agruparPorHacer([
      deuda(AHC, '02', OCTUBRE, 20),
      deuda(AHC, '01', OCTUBRE, 10),
      deuda(AHI, '01', OCTUBRE, 5),
      deuda(AHI, '02', OCTUBRE, 5),
    ]),
  ).toEqual([{ ...OCTUBRE, productos: [AHC, AHI], agencias: ['01', '02'], cuentas: 40 }]);
});

it('lo que falta en otras agencias va aparte, y los días más antiguos primero', () => {
  const grupos = agruparPorHacer([
    deuda(AHC, '01', OCTUBRE, 10),
    deuda(AHI, '02', OCTUBRE, 5),
    deuda(AHI, '01', SETIEMBRE, 4),
  ]);
  expect(grupos.map(({ desde, agencias, cuentas }) => [desde, agencias, cuentas])).toEqual([
    ['2026-09-01', ['01'], 4],
    ['2026-10-01', ['01'], 10],
    ['2026-10-01', ['02'], 5],
  ]);
});

it('lo que una corrida en camino ya paga no se ofrece; lo de una cancelada, sí', () => {
  const deudas = [deuda(AHC, '01', OCTUBRE, 10), deuda(AHC, '02', OCTUBRE, 5)];
  const una = { productos: ['AHC'], agencias: ['01'], desde: '2026-10-01', hasta: '2026-11-01' };
  const quedan = (estado: 'calculado' | 'cancelado') =>
    sinCorridaEnCamino(deudas, [{ ...una, estado }]).map(({ agencia }) => agencia);
  expect(quedan('calculado')).toEqual(['02']);
  expect(quedan('cancelado')).toEqual(['01', '02']);
  const setiembre = { ...una, estado: 'calculado', desde: '2026-09-01', hasta: '2026-10-01' } as const;
  expect(sinCorridaEnCamino(deudas, [setiembre])).toHaveLength(2);
});

it('sin deudas no se ofrece nada', () => expect(agruparPorHacer([])).toEqual([]));
