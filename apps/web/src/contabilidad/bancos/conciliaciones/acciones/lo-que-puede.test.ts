import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { expect, it } from 'vitest';
import { loQuePuede } from './lo-que-puede.ts';

const ANA = { id: 'ana', nombre: 'Ana' };
const TODO: Permiso[] = ['bancos:ver', 'bancos:conciliar', 'bancos:aprobar', 'bancos:reabrir'];
const contador = (id: string) => ({ id, permisos: TODO });
const auxiliar = { id: 'x', permisos: ['bancos:ver', 'bancos:conciliar'] satisfies Permiso[] };
const auditor = { id: 'y', permisos: ['bancos:ver'] satisfies Permiso[] };

const HASTA = '2026-10-31';
const abierta = {
  estado: 'abierta',
  impedimentos: [],
  enviadaPor: null,
  reapertura: null,
  hasta: HASTA,
} as const;
const enRevision = { ...abierta, estado: 'en_revision', enviadaPor: ANA } as const;
const aprobada = { ...enRevision, estado: 'aprobada' } as const;
const pedida = { ...aprobada, reapertura: { pedidaPor: ANA, pedidaEn: '', motivo: 'Un error' } };

it('se envía sin impedimentos, y solo quien concilia', () => {
  expect(loQuePuede(abierta, auxiliar, HASTA).acciones).toEqual(['enviar']);
  expect(loQuePuede({ ...abierta, impedimentos: ['Falta algo.'] }, auxiliar, HASTA).acciones).toEqual([]);
  expect(loQuePuede(abierta, auditor, HASTA).acciones).toEqual([]);
});

it('nadie aprueba lo que envió', () => {
  expect(loQuePuede(enRevision, contador('ana'), HASTA)).toMatchObject({
    acciones: ['devolver'],
    nota: expect.stringContaining('otra persona'),
  });
  expect(loQuePuede(enRevision, contador('beto'), HASTA).acciones).toEqual(['devolver', 'aprobar']);
  expect(loQuePuede(enRevision, auxiliar, HASTA).acciones).toEqual([]);
});

it('se reabre solo la última, entre dos personas', () => {
  expect(loQuePuede(aprobada, contador('ana'), HASTA).acciones).toEqual(['pedir']);
  expect(loQuePuede(aprobada, contador('ana'), '2026-11-30').acciones).toEqual([]);
  expect(loQuePuede(pedida, contador('ana'), HASTA).acciones).toEqual(['retirar']);
  expect(loQuePuede(pedida, contador('beto'), HASTA).acciones).toEqual(['retirar', 'reabrir']);
  expect(loQuePuede(pedida, auxiliar, HASTA).acciones).toEqual([]);
});
