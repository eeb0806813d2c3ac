import { expect, it } from 'vitest';
import { linea, movimiento } from '../testing/mesa-de-prueba.ts';
import { type FiltroDeLado, filtrar } from './filtrar.ts';
import { deLinea, deMovimiento } from './renglon.ts';

const renglones = [
  linea({ fecha: '2026-10-01', monto: -12_00, texto: 'COMISIÓN POR MANEJO' }),
  linea({ fecha: '2026-10-02', monto: 1_250_00, texto: 'DEPOSITO', referencia: '004512' }),
  linea({ fecha: '2026-10-03', monto: 500_00, pendiente: 0, texto: 'REMESA' }),
  linea({ fecha: '2026-10-04', monto: -80_00, pendiente: -30_00, texto: 'CHEQUE' }),
  linea({
    fecha: '2026-10-05',
    monto: 7_00,
    texto: 'AJUSTE',
    explicacion: { clase: 'excluida', motivo: 'Del año pasado' },
  }),
].map(deLinea);
const [comision] = renglones;

const ver = (filtro: FiltroDeLado) =>
  filtrar(renglones, filtro, (id) => id === comision?.id).map(({ texto }) => texto);

it('sin decir nada se ve lo que nada explica todavía', () => {
  expect(ver({})).toEqual(['COMISIÓN POR MANEJO', 'DEPOSITO', 'CHEQUE']);
});

it('un cheque en circulación se explica solo, y se ve entre lo que espera al banco', () => {
  const enCamino = { clase: 'cheque-en-circulacion', motivo: null } as const;
  const cheques = [
    movimiento({ concepto: 'Pago', monto: -80_00, cheque: 8922, explicacion: enCamino }),
    movimiento({ concepto: 'Cobrado', monto: -80_00, pendiente: 0, cheque: 8923 }),
  ].map(deMovimiento);
  expect(filtrar(cheques, {}, () => false).map(({ texto }) => texto)).toEqual(['Pago']);
});

it('por lo que fue de cada una; lo cruzado en parte está pendiente y está cruzado', () => {
  expect(ver({ estado: 'sugeridas' })).toEqual(['COMISIÓN POR MANEJO']);
  expect(ver({ estado: 'cruzadas' })).toEqual(['REMESA', 'CHEQUE']);
  expect(ver({ estado: 'explicadas' })).toEqual(['AJUSTE']);
  expect(ver({ estado: 'todas' })).toHaveLength(5);
});

it('por su signo', () => {
  expect(ver({ estado: 'todas', signo: 'salidas' })).toEqual(['COMISIÓN POR MANEJO', 'CHEQUE']);
});

it('busca sin acentos en el texto, el documento y la fecha', () => {
  expect(ver({ q: 'comision manejo' })).toEqual(['COMISIÓN POR MANEJO']);
  expect(ver({ q: '4512' })).toEqual(['DEPOSITO']);
  expect(ver({ q: '04/10' })).toEqual(['CHEQUE']);
});

it('busca montos como se escriben, enteros o lo que falta, y desde o hasta uno', () => {
  expect(ver({ q: '1,250.00' })).toEqual(['DEPOSITO']);
  expect(ver({ q: '30' })).toEqual(['CHEQUE']);
  expect(ver({ q: '>80' })).toEqual(['DEPOSITO', 'CHEQUE']);
  expect(ver({ q: '<80 >12' })).toEqual(['COMISIÓN POR MANEJO', 'CHEQUE']);
});

it('ordena por fecha o por monto', () => {
  expect(ver({ orden: 'recientes' })).toEqual(['CHEQUE', 'DEPOSITO', 'COMISIÓN POR MANEJO']);
  expect(ver({ orden: 'mayor' })).toEqual(['DEPOSITO', 'CHEQUE', 'COMISIÓN POR MANEJO']);
  expect(ver({ orden: 'menor' })).toEqual(['COMISIÓN POR MANEJO', 'CHEQUE', 'DEPOSITO']);
});
