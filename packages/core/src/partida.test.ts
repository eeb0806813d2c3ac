import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERO, centavos, MONTO_MAX } from './dinero.ts';
import {
  type Entorno,
  lineasInversas,
  type PartidaPropuesta,
  revisarPartida,
  totalDebe,
  totalHaber,
  tramoDePartidas,
} from './partida.ts';
import { alDebe, alHaber } from './testing/lineas.ts';

const entorno: Entorno = {
  hoy: '2026-11-16',
  cuenta: (idCuenta) =>
    ({
      caja: { tipoCuenta: 'D', estado: 'activa' },
      ventas: { tipoCuenta: 'D', estado: 'activa' },
      ventanilla: { tipoCuenta: 'D', estado: 'activa' },
      banco: { tipoCuenta: 'D', estado: 'activa' },
      activo: { tipoCuenta: 'M', estado: 'activa' },
      vieja: { tipoCuenta: 'D', estado: 'bloqueada' },
      ahorros: { tipoCuenta: 'D', estado: 'solo_sistema' },
    })[idCuenta] as ReturnType<Entorno['cuenta']>,
  esDeCajas: (idCuenta, agencia) => idCuenta === 'ventanilla' && agencia === '01',
  conciliadaHasta: (idCuenta) => (idCuenta === 'banco' ? '2026-10-31' : undefined),
  periodo: (agencia, fecha) => (agencia !== '01' ? undefined : fecha < '2026-10-01' ? 'cerrado' : 'abierto'),
};

const buena: PartidaPropuesta = {
  esManual: true,
  origen: 'manual',
  fecha: '2026-11-16',
  agencia: '01',
  concepto: 'Venta de papelería',
  lineas: [alDebe('caja', 11_200), alHaber('ventas', 11_200)],
};

/** What no compiler would let pass: rows from outside may still bring it. */
const MEDIO_CENTAVO = { idCuenta: 'caja', debe: JSON.parse('0.5'), haber: CERO };

const codigos = (cambios: Partial<PartidaPropuesta>, otro: Partial<Entorno> = {}) =>
  revisarPartida({ ...buena, ...cambios }, { ...entorno, ...otro }).map(
    ({ campo, codigo }) => `${campo} ${codigo}`,
  );

it('una partida buena no tiene errores', () => expect(codigos({})).toEqual([]));

it('la cuenta de las cajas de una agencia la mueven ellas, y solo ellas, en esa agencia', () => {
  const lineas = [alDebe('ventas', 500), alHaber('ventanilla', 500)];
  for (const origen of ['manual', 'importacion', 'banco', 'sistema'] as const)
    expect(codigos({ lineas, origen, esManual: origen === 'manual' })).toEqual([
      'lineas.1.idCuenta CUENTA_DE_CAJA',
    ]);
  expect(codigos({ lineas, origen: 'caja', esManual: false })).toEqual([]);
  expect(codigos({ lineas, agencia: '02' }, { periodo: () => 'abierto' })).toEqual([]);
});

it('en la cuenta de un banco nada entra en los días ya conciliados, venga de donde venga', () => {
  const lineas = [alDebe('ventas', 500), alHaber('banco', 500)];
  for (const origen of ['manual', 'importacion', 'caja', 'banco', 'sistema'] as const) {
    const comun = { lineas, origen, esManual: origen === 'manual' };
    expect(codigos({ ...comun, fecha: '2026-10-31' })).toEqual(['lineas.1.idCuenta CUENTA_CONCILIADA']);
    expect(codigos({ ...comun, fecha: '2026-11-01' })).toEqual([]);
  }
});

describe('cada regla, con la partida más pequeña que la rompe', () => {
  it.each<[string, Partial<PartidaPropuesta>, string[]]>([
    ['sin concepto', { concepto: '  ' }, ['concepto CONCEPTO_VACIO']],
    ['sin líneas', { lineas: [] }, ['lineas LINEA_INVALIDA']],
    ['sin haber', { lineas: [alDebe('caja', 1)] }, ['lineas LINEA_INVALIDA', 'lineas PARTIDA_DESCUADRADA']],
    [
      'los dos lados',
      { lineas: [...buena.lineas, { idCuenta: 'caja', debe: centavos(1), haber: centavos(1) }] },
      ['lineas.2 LINEA_INVALIDA'],
    ],
    ['ningún lado', { lineas: [...buena.lineas, alDebe('caja', 0)] }, ['lineas.2 LINEA_INVALIDA']],
    ['negativo', { lineas: [...buena.lineas, alDebe('caja', -1)] }, ['lineas.2 LINEA_INVALIDA']],
    ['medio centavo', { lineas: [...buena.lineas, MEDIO_CENTAVO] }, ['lineas.2 LINEA_INVALIDA']],
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
    const lineas = [alDebe('nada', 5), alHaber('activo', 4)];
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
    alDebe('caja', MONTO_MAX),
    alHaber('ventas', MONTO_MAX),
    alDebe('caja', monto),
    alHaber('ventas', monto),
  ];
  expect(codigos({ lineas: dosVeces(1) })).toEqual(['lineas LINEA_INVALIDA']);
  expect(codigos({ lineas: dosVeces(1).slice(0, 2) })).toEqual([]);
});

it('la diferencia se dice en quetzales y con su lado', () => {
  const lineas = [alDebe('caja', 11_200), alHaber('ventas', 10_000)];
  expect(revisarPartida({ ...buena, lineas }, entorno)[0]?.mensaje).toBe(
    'La partida no cuadra: faltan Q 12.00 en el haber.',
  );
});

it('invertir dos veces es no hacer nada, e invertir conserva el cuadre', () => {
  const linea = fc.record({
    idCuenta: fc.constantFrom('caja', 'ventas'),
    monto: fc.nat(10_000_000),
    lado: fc.constantFrom(alDebe, alHaber),
  });
  fc.assert(
    fc.property(fc.array(linea), (datos) => {
      const lineas = datos.map(({ idCuenta, monto, lado }) => lado(idCuenta, monto));
      expect(lineasInversas(lineasInversas(lineas))).toEqual(lineas);
      expect(totalDebe(lineasInversas(lineas))).toBe(totalHaber(lineas));
    }),
  );
});

function lineasCon(idCuenta: string) {
  return [alDebe(idCuenta, 11_200), alHaber('ventas', 11_200)];
}

it('las de un tramo se nombran como cada una, y la que está sola, sola', () => {
  expect(tramoDePartidas({ ejercicio: 2026, desde: 1887, hasta: 1890 })).toBe('1887/2026 a 1890/2026');
  expect(tramoDePartidas({ ejercicio: 2026, desde: 1887, hasta: 1887 })).toBe('1887/2026');
});
