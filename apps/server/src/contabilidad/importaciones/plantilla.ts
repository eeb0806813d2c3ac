// The sheet that an import reads without asking, with one partida to write over. Its accounts are words, not codes: a
// template that somebody sends back as it is must not become an entry in the books.
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';

export function plantillaDePartidas(hoy: string): Hoja {
  const concepto = 'Ejemplo: sustituya estas filas por las suyas';
  const fila = (cuenta: string, debe: Celda, haber: Celda, documento: string): Celda[] => [
    '1',
    hoy,
    'diario',
    '01',
    concepto,
    cuenta,
    debe,
    haber,
    'Opcional',
    documento,
  ];
  return {
    nombre: 'Partidas',
    columnas: [
      { titulo: 'partida', ancho: 10, tipo: 'texto' },
      { titulo: 'fecha', ancho: 12, tipo: 'texto' },
      { titulo: 'tipo', ancho: 10, tipo: 'texto' },
      { titulo: 'agencia', ancho: 10, tipo: 'texto' },
      { titulo: 'concepto', ancho: 44, tipo: 'texto' },
      { titulo: 'idCuenta', ancho: 18, tipo: 'texto' },
      { titulo: 'debe', ancho: 14, tipo: 'dinero' },
      { titulo: 'haber', ancho: 14, tipo: 'dinero' },
      { titulo: 'conceptoLinea', ancho: 30, tipo: 'texto' },
      { titulo: 'documento', ancho: 16, tipo: 'texto' },
    ],
    filas: [
      fila('código de detalle', 150_000, null, 'FAC-001'),
      fila('código de detalle', null, 150_000, ''),
    ],
  };
}
