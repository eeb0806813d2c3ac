import type { AutorizacionDeCaja } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { centavos } from '@cuadra/core/dinero';
import { expect, it } from 'vitest';
import { loDemas, queEs, repartidas } from './pedidas.ts';

const QUIEN = { id: '00000000-0000-4000-8000-00000000000a', nombre: 'Ana' };

const pedida = (cambios: Partial<AutorizacionDeCaja> = {}): AutorizacionDeCaja => ({
  id: '00000000-0000-4000-8000-000000000001',
  jornada: '00000000-0000-4000-8000-000000000002',
  caja: { id: '00000000-0000-4000-8000-000000000003', codigo: 'C1', nombre: 'Ventanilla 1', agencia: '01' },
  clase: 'egreso',
  sentido: 'salida',
  medio: 'efectivo',
  monto: centavos(25_000_00),
  idCuenta: '201101',
  nombreCuenta: 'Ahorros',
  concepto: 'Retiro de Juan Pérez',
  revierte: null,
  traslado: null,
  orden: {},
  estado: 'pendiente',
  usada: false,
  pedidaPor: QUIEN,
  pedidaEn: '2026-11-16T16:00:00Z',
  resueltaPor: null,
  motivo: null,
  ...cambios,
});

it('dice qué es: el movimiento y su medio, o qué recibo se deshace', () => {
  expect(queEs(pedida())).toBe('Egreso en efectivo');
  expect(queEs(pedida({ clase: 'dotacion', medio: 'cheque' }))).toBe('Dotación de bóveda en cheque');
  expect(queEs(pedida({ revierte: { id: QUIEN.id, recibo: 12 } }))).toBe('Deshacer el recibo C1-000012');
});

it('esperan las pendientes, la más antigua primero; las dadas sin usar, aparte; las demás no se ven', () => {
  const nueva = pedida({ id: 'nueva', pedidaEn: '2026-11-16T16:05:00Z' });
  const vieja = pedida({ id: 'vieja', pedidaEn: '2026-11-16T15:59:00Z' });
  const dada = pedida({ id: 'dada', estado: 'autorizada' });
  const otras = [
    pedida({ id: 'usada', estado: 'autorizada', usada: true }),
    pedida({ id: 'negada', estado: 'negada' }),
    pedida({ id: 'retirada', estado: 'retirada' }),
  ];
  const { esperan, dadas } = repartidas([nueva, dada, vieja, ...otras]);
  expect(esperan.map(({ id }) => id)).toEqual(['vieja', 'nueva']);
  expect(dadas.map(({ id }) => id)).toEqual(['dada']);
});

it('dice por qué se deshace, y quién trae o recibe el efectivo', () => {
  const motivo = 'Se escribió un monto que no era';
  expect(loDemas({ orden: { que: 'reversion', movimiento: QUIEN.id, motivo } })).toBe(`Motivo: ${motivo}`);
  const movimiento = { clase: 'egreso', monto: 25_000_00, idCuenta: '201101', concepto: 'Retiro' };
  const persona = { documento: '2450123450101', nombre: 'Juana Choc' };
  expect(loDemas({ orden: { que: 'movimiento', movimiento: { ...movimiento, persona } } })).toBe(
    'Juana Choc, documento 2450123450101',
  );
  expect(loDemas({ orden: { que: 'movimiento', movimiento } })).toBeUndefined();
});
