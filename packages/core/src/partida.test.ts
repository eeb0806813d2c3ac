import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONTO_MAX } from './dinero.ts';
import {
  type Entorno,
  lineasInversas,
  type PartidaPropuesta,
  revisarPartida,
  totalDebe,
  totalHaber,
} from './partida.ts';

const entorno: Entorno = {
  hoy: '2026-11-16',
  cuenta: (idCuenta) =>
    ({
      caja: { tipoCuenta: 'D', estado: 'activa' },
      ventas: { tipoCuenta: 'D', estado: 'activa' },
      activo: { tipoCuenta: 'M', estado: 'activa' },
      vieja: { tipoCuenta: 'D', estado: 'bloqueada' },
      ahorros: { tipoCuenta: 'D', estado: 'solo_sistema' },
    })[idCuenta] as ReturnType<Entorno['cuenta']>,
  periodo: (agencia, fecha) => (agencia !== '01' ? undefined : fecha < '2026-10-01' ? 'cerrado' : 'abierto'),
};

const buena: PartidaPropuesta = {
  esManual: true,
  fecha: '2026-11-16',
  agencia: '01',
  concepto: 'Venta de papelería',
  lineas: [
    { idCuenta: 'caja', debe: 11_200, haber: 0 },
    { idCuenta: 'ventas', debe: 0, haber: 11_200 },
  ],
};

const codigos = (cambios: Partial<PartidaPropuesta>, otro: Partial<Entorno> = {}) =>
  revisarPartida({ ...buena, ...cambios }, { ...entorno, ...otro }).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  );

it('una partida buena no tiene errores', () => expect(codigos({})).toEqual([]));

describe('cada regla, con la partida más pequeña que la rompe', () => {
  it.each<[string, Partial<PartidaPropuesta>, string[]]>([
    ['sin concepto', { concepto: '  ' }, ['concepto CONCEPTO_VACIO']],
    ['sin líneas', { lineas: [] }, ['lineas LINEA_INVALIDA']],
    [
      'sin haber',
      { lineas: [{ idCuenta: 'caja', debe: 1, haber: 0 }] },
      ['lineas LINEA_INVALIDA', 'lineas PARTIDA_DESCUADRADA'],
    ],
    [
      'los dos lados',
      { lineas: [...buena.lineas, { idCuenta: 'caja', debe: 1, haber: 1 }] },
      ['lineas.2 LINEA_INVALIDA'],
    ],
    [
      'ningún lado',
      { lineas: [...buena.lineas, { idCuenta: 'caja', debe: 0, haber: 0 }] },
      ['lineas.2 LINEA_INVALIDA'],
    ],
    [
      'negativo',
      { lineas: [...buena.lineas, { idCuenta: 'caja', debe: -1, haber: 0 }] },
      ['lineas.2 LINEA_INVALIDA'],
    ],
    [
      'medio centavo',
      { lineas: [...buena.lineas, { idCuenta: 'caja', debe: 0.5, haber: 0 }] },
      ['lineas.2 LINEA_INVALIDA'],
    ],
    ['no existe', { lineas: lineasCon('nada') }, ['lineas.0.idCuenta CUENTA_NO_EXISTE']],
    ['de mayor', { lineas: lineasCon('activo') }, ['lineas.0.idCuenta CUENTA_NO_DETALLE']],
    ['bloqueada', { lineas: lineasCon('vieja') }, ['lineas.0.idCuenta CUENTA_BLOQUEADA']],
    ['solo del sistema', { lineas: lineasCon('ahorros') }, ['lineas.0.idCuenta CUENTA_SOLO_SISTEMA']],
    ['de mañana', { fecha: '2026-11-17' }, ['fecha FECHA_FUTURA']],
    ['mes cerrado', { fecha: '2026-09-30' }, ['fecha PERIODO_CERRADO']],
    ['agencia sin periodos', { agencia: '09' }, ['fecha PERIODO_CERRADO']],
  ])('%s', (_caso, cambios, esperados) => expect(codigos(cambios)).toEqual(esperados));

  it('el sistema sí mueve las cuentas de control', () => {
    expect(codigos({ lineas: lineasCon('ahorros'), esManual: false })).toEqual([]);
  });

  it('todos los errores llegan juntos, en orden', () => {
    const lineas = [
      { idCuenta: 'nada', debe: 5, haber: 0 },
      { idCuenta: 'activo', debe: 0, haber: 4 },
    ];
    expect(codigos({ concepto: '', lineas, fecha: '2027-01-01' })).toEqual([
      'concepto CONCEPTO_VACIO',
      'lineas PARTIDA_DESCUADRADA',
      'lineas.0.idCuenta CUENTA_NO_EXISTE',
      'lineas.1.idCuenta CUENTA_NO_DETALLE',
      'fecha FECHA_FUTURA',
    ]);
  });
});

it('un centavo más que el máximo en total es demasiado: 10,000,000,000.00 + 0.01', () => {
  const dosVeces = (monto: number) => [
    { idCuenta: 'caja', debe: MONTO_MAX, haber: 0 },
    { idCuenta: 'ventas', debe: 0, haber: MONTO_MAX },
    { idCuenta: 'caja', debe: monto, haber: 0 },
    { idCuenta: 'ventas', debe: 0, haber: monto },
  ];
  expect(codigos({ lineas: dosVeces(1) })).toEqual(['lineas LINEA_INVALIDA']);
  expect(codigos({ lineas: dosVeces(1).slice(0, 2) })).toEqual([]);
});

it('la diferencia se dice en quetzales y con su lado', () => {
  const lineas = [
    { idCuenta: 'caja', debe: 11_200, haber: 0 },
    { idCuenta: 'ventas', debe: 0, haber: 10_000 },
  ];
  expect(revisarPartida({ ...buena, lineas }, entorno)[0]?.mensaje).toBe(
    'La partida no cuadra: faltan Q 12.00 en el haber.',
  );
});

it('invertir dos veces es no hacer nada, e invertir conserva el cuadre', () => {
  const linea = fc.record({
    idCuenta: fc.constantFrom('caja', 'ventas'),
    monto: fc.nat(10_000_000),
    alDebe: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(linea), (datos) => {
      const lineas = datos.map(({ idCuenta, monto, alDebe }) => ({
        idCuenta,
        debe: alDebe ? monto : 0,
        haber: alDebe ? 0 : monto,
      }));
      expect(lineasInversas(lineasInversas(lineas))).toEqual(lineas);
      expect(totalDebe(lineasInversas(lineas))).toBe(totalHaber(lineas));
    }),
  );
});

function lineasCon(idCuenta: string) {
  return [
    { idCuenta, debe: 11_200, haber: 0 },
    { idCuenta: 'ventas', debe: 0, haber: 11_200 },
  ];
}
