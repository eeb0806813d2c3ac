import { describe, expect, it } from 'vitest';
import { leerFechaEscrita } from './lectura/fechas.ts';
import { leerMontoEscrito } from './lectura/montos.ts';
import { agruparPartidas, type FilaDePartida, ubicarEnHoja } from './partidas-importacion.ts';

type Escrita = Partial<Record<Exclude<keyof FilaDePartida, 'linea' | 'partida'>, string>>;
let siguiente = 2;
/** As `celdasDeHoja` reads it: day first, decimals after a point. */
const fila = (partida: string, celdas: Escrita = {}): FilaDePartida => {
  const texto = (campo: keyof Escrita) => celdas[campo] ?? '';
  const monto = (campo: 'debe' | 'haber' | 'monto') => ({
    escrito: texto(campo),
    leido: texto(campo) === '' ? null : leerMontoEscrito(texto(campo), 'punto'),
  });
  return {
    linea: siguiente++,
    partida,
    fecha: {
      escrito: texto('fecha'),
      leido: texto('fecha') === '' ? null : leerFechaEscrita(texto('fecha'), 'dia-mes'),
    },
    tipo: texto('tipo'),
    agencia: texto('agencia'),
    concepto: texto('concepto'),
    idCuenta: texto('idCuenta'),
    debe: monto('debe'),
    haber: monto('haber'),
    monto: monto('monto'),
    conceptoLinea: texto('conceptoLinea'),
    documento: texto('documento'),
    moneda: texto('moneda'),
  };
};
const agrupar = (...filas: FilaDePartida[]) => [...agruparPartidas(filas)];

describe('las filas con el mismo número son una partida', () => {
  it('estén seguidas o no, en el orden en que cada número aparece', () => {
    siguiente = 2;
    const algo = { debe: '1' };
    const grupos = agrupar(fila('7', algo), fila('3', algo), fila('7', algo), fila('3', algo));
    expect(grupos.map(({ filas }) => filas)).toEqual([
      [2, 4],
      [3, 5],
    ]);
  });

  it('lo que es de toda la partida se dice en una de sus filas', () => {
    const encabezado = { fecha: '10/3/2026', tipo: 'Diario', agencia: '1', concepto: 'Planilla' };
    const [grupo] = agrupar(fila('1', { debe: '10' }), fila('1', { ...encabezado, haber: '10' }));
    expect(grupo).toMatchObject({
      fecha: '2026-03-10',
      tipo: 'diario',
      agencia: '01',
      concepto: 'Planilla',
      errores: [],
    });
  });

  it('repetirlo distinto es un error de la fila que lo repite', () => {
    siguiente = 2;
    const [grupo] = agrupar(
      fila('1', { agencia: '01', fecha: '2026-03-10' }),
      fila('1', { agencia: '1', fecha: '10/03/2026' }),
      fila('1', { agencia: '02', fecha: '2026-03-11' }),
    );
    expect(grupo?.errores.map(({ linea, campo, codigo }) => [linea, campo, codigo])).toEqual([
      [4, 'fecha', 'ENCABEZADO_DISTINTO'],
      [4, 'agencia', 'ENCABEZADO_DISTINTO'],
    ]);
    expect(grupo?.errores[1]?.mensaje).toBe('La partida 1 ya dice «01» en la línea 2.');
  });

  it('sin número, cada fila lo pide', () => {
    siguiente = 8;
    const [grupo] = agrupar(fila('', { fecha: '2026-01-01' }), fila('', { fecha: '2026-01-02' }));
    expect(grupo?.errores.map(({ linea, codigo }) => [linea, codigo])).toEqual([
      [8, 'PARTIDA_SIN_NUMERO'],
      [9, 'PARTIDA_SIN_NUMERO'],
    ]);
  });
});

describe('los montos van en quetzales', () => {
  it.each([
    ['1234.56', 123_456],
    ['1,234.5', 123_450],
    ['Q 1,234', 123_400],
    ['.50', 50],
    ['0.30000000000000004', 30],
  ])('«%s» son %d centavos', (escrito, esperado) => {
    expect(agrupar(fila('1', { debe: escrito }))[0]?.lineas[0]?.debe).toBe(esperado);
  });

  it.each(['1.234', '12,5', 'diez', '--5'])('«%s» no lo es', (escrito) => {
    siguiente = 2;
    const [grupo] = agrupar(fila('1', { haber: escrito }));
    expect(grupo?.errores).toEqual([
      {
        linea: 2,
        campo: 'haber',
        codigo: 'LINEA_INVALIDA',
        mensaje: `«${escrito}» no es un monto exacto en quetzales y centavos, como 1234.56.`,
      },
    ]);
  });

  it('más de lo que lleva una línea se dice con lo que lleva', () => {
    const [grupo] = agrupar(fila('1', { debe: '10,000,000,000.01' }));
    expect(grupo?.errores[0]?.mensaje).toBe(
      '«10,000,000,000.01» pasa de Q 10,000,000,000.00, lo más que lleva una línea.',
    );
  });

  it.each([
    [{ monto: '5' }, [500, 0]],
    [{ monto: '-5' }, [0, 500]],
    [{ monto: '(5.00)' }, [0, 500]],
    [{ monto: '5 CR' }, [0, 500]],
    [{ debe: '-5' }, [0, 500]],
    [{ haber: '(5.00)' }, [500, 0]],
    [{ debe: '3', haber: '0' }, [300, 0]],
  ])('%j va a su lado', (celdas, lados) => {
    const [grupo] = agrupar(fila('1', celdas));
    expect(grupo?.lineas.map(({ debe, haber }) => [debe, haber])).toEqual([lados]);
  });

  it('la línea que no mueve nada se deja fuera y se cuenta; la que no se entiende, no', () => {
    siguiente = 2;
    const [grupo] = agrupar(fila('1', { debe: '0' }), fila('1', { haber: '4' }), fila('1', {}));
    expect(grupo).toMatchObject({ filas: [3], enCero: 2 });
    const [malo] = agrupar(fila('1', { debe: '0' }), fila('1', { haber: 'x' }));
    expect([malo?.filas.length, malo?.enCero]).toEqual([2, 0]);
  });
});

describe('lo que falta o sobra', () => {
  it('el concepto que falta es el que se dijo para todas; el que está, se queda', () => {
    const filas = [fila('1', { debe: '1', concepto: 'Propio' }), fila('2', { debe: '1' })];
    const conceptos = [...agruparPartidas(filas, { conceptoSiFalta: 'Traída' })].map(
      ({ concepto }) => concepto,
    );
    expect(conceptos).toEqual(['Propio', 'Traída']);
  });

  it('la fecha que no se entiende se dice con lo que se escribió', () => {
    const [grupo] = agrupar(fila('1', { fecha: '02/13/2026', debe: '1' }));
    expect(grupo?.errores).toMatchObject([{ campo: 'fecha', codigo: 'FECHA_ILEGIBLE' }]);
  });

  it('una sola moneda: las filas de otra se dicen', () => {
    siguiente = 2;
    const grupos = agrupar(
      fila('1', { debe: '1', moneda: 'GTQ' }),
      fila('1', { haber: '1' }),
      fila('2', { debe: '1', moneda: 'USD' }),
    );
    expect(grupos.flatMap(({ errores }) => errores)).toMatchObject([
      { linea: 4, campo: 'moneda', codigo: 'MONEDA_DISTINTA' },
    ]);
  });
});

it.each([
  ['fecha', 10, 'fecha'],
  ['lineas', 10, 'lineas'],
  ['lineas.1', 14, 'debe'],
  ['lineas.1.idCuenta', 14, 'idCuenta'],
  ['lineas.2.concepto', 15, 'conceptoLinea'],
])('%s está en la línea %d, columna %s', (campo, linea, columna) => {
  expect(ubicarEnHoja([10, 14, 15], campo)).toEqual({ linea, campo: columna });
});
