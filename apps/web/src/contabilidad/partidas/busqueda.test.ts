import { filtrosDePartidas } from '@cuadra/contract/contabilidad/partidas';
import { centavos } from '@cuadra/core/dinero';
import { describe, expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '#platform/address/address-bar.ts';
import { type Busqueda, direccionDeVerPartidas, filtrosDeApi, seBusca } from './busqueda.ts';

const PERSONA = '7d8f0a52-6f0c-4a2e-9f55-3b1c2d4e5f60';

/** From the screen to the address bar and back, as a link that somebody else opens. */
const porLaDireccion = (busqueda: Busqueda): Busqueda =>
  direccionDeVerPartidas.parse(parseSearch(stringifySearch(busqueda)));

const completa: Busqueda = {
  texto: 'depósito en tránsito',
  estado: 'en_revision',
  tipo: 'ajuste',
  agencia: '01',
  desde: '2026-11-01',
  hasta: '2026-11-30',
  registradaDesde: '2026-11-15',
  registradaHasta: '2026-11-16',
  idCuenta: '1011010103',
  montoMin: centavos(100_050),
  montoMax: centavos(123_456_789_00),
  usuario: PERSONA,
  conSoporte: false,
  orden: 'antiguas',
  vista: 'aprobaciones',
  partida: PERSONA,
};

describe('la dirección', () => {
  test('lleva todos los filtros y los devuelve iguales', () => {
    expect(porLaDireccion(completa)).toEqual(completa);
  });

  test.each([
    ['una agencia que parece número', { agencia: '12' }],
    ['un texto que es número', { texto: '4521' }],
    ['un texto con ceros delante', { texto: '0012' }],
    ['con soporte', { conSoporte: true }],
  ])('%s', (_, busqueda) => expect(porLaDireccion(busqueda)).toMatchObject(busqueda));

  test('se escribe sin comillas', () => {
    const direccion = stringifySearch({ texto: '4521', agencia: '12', idCuenta: '101' });
    expect(direccion).toBe('?texto=4521&agencia=12&idCuenta=101');
  });

  test('lo que no se entiende se deja fuera', () => {
    const leida = direccionDeVerPartidas.parse({
      texto: '   ',
      estado: 'anulada',
      tipo: 'otra',
      agencia: '1',
      desde: '2026-13-01',
      hasta: 'ayer',
      idCuenta: 'x',
      montoMin: -1,
      montoMax: 1.5,
      usuario: 'yo',
      conSoporte: 'quizá',
      orden: 'cualquiera',
      vista: 'otra',
      partida: '12',
    });
    expect(Object.values(leida).filter((valor) => valor !== undefined)).toEqual([]);
  });
});

describe('lo que se pide al servidor', () => {
  test('los días de registro son instantes de Guatemala, de principio a fin del día', () => {
    expect(filtrosDeApi({ registradaDesde: '2026-11-15', registradaHasta: '2026-11-15' })).toEqual({
      registradaDesde: '2026-11-15T00:00:00-06:00',
      registradaHasta: '2026-11-15T23:59:59.999-06:00',
    });
  });

  test('el contrato lo admite todo, y nada que no se pidió', () => {
    const { vista, partida, orden, ...filtros } = completa;
    expect(filtrosDePartidas.safeParse(filtrosDeApi(filtros)).success).toBe(true);
    expect(filtrosDeApi({})).toEqual({});
    expect(filtrosDeApi({ conSoporte: false, texto: ' caja chica ' })).toEqual({
      conSoporte: 'false',
      texto: 'caja chica',
    });
  });
});

test.each([
  ['dep', true],
  ['de', false],
  ['a de o', false],
  ['7', true],
  ['12/2026', true],
  ['ñandú', true],
  ['%_%', false],
])('«%s»: %s', (escrito, esperado) => expect(seBusca(escrito)).toBe(esperado));
