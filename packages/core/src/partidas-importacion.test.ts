import { describe, expect, it } from 'vitest';
import { agruparPartidas, type FilaDePartida, ubicarEnHoja } from './partidas-importacion.ts';

const vacia = {
  fecha: '',
  tipo: '',
  agencia: '',
  concepto: '',
  idCuenta: '',
  debe: '',
  haber: '',
  conceptoLinea: '',
  documento: '',
};
let siguiente = 2;
const fila = (partida: string, celdas: Partial<FilaDePartida> = {}): FilaDePartida => ({
  ...vacia,
  linea: siguiente++,
  partida,
  ...celdas,
});
const agrupar = (...filas: FilaDePartida[]) => [...agruparPartidas(filas)];

describe('las filas con el mismo número son una partida', () => {
  it('estén seguidas o no, en el orden en que cada número aparece', () => {
    siguiente = 2;
    const grupos = agrupar(fila('7'), fila('3'), fila('7'), fila('3'));
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
    ['', 0],
    ['0', 0],
  ])('«%s» son %d centavos', (escrito, esperado) => {
    expect(agrupar(fila('1', { debe: escrito }))[0]?.lineas[0]?.debe).toBe(esperado);
  });

  it.each(['-5', '1.234', '12,5', 'diez', '1e3', '0.30000000000000004'])('«%s» no lo es', (escrito) => {
    siguiente = 2;
    const [grupo] = agrupar(fila('1', { haber: escrito }));
    expect(grupo?.errores).toEqual([
      {
        linea: 2,
        campo: 'haber',
        codigo: 'LINEA_INVALIDA',
        mensaje: `«${escrito}» no es un monto en quetzales, como 1234.56.`,
      },
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
