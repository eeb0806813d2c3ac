import type { CuentaMovida, MovimientoEnBorrador } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { CERO, centavos } from '@cuadra/core/dinero';
import { describe, expect, it } from 'vitest';
import { armarLibro, lugarDe, paginaDe, paginasEntre, tramoDe } from './libro.ts';

const cuenta = (idCuenta: string): CuentaMovida => ({
  idCuenta,
  nombreCuenta: `Cuenta ${idCuenta}`,
  naturaleza: 'deudora',
  saldoInicial: CERO,
  debe: centavos(100),
  haber: CERO,
  saldoFinal: centavos(100),
  reinicios: [],
  sinCerrar: CERO,
});
const borrador = (idCuenta: string) => ({ idCuenta, concepto: 'En borrador' }) as MovimientoEnBorrador;

/** 11: 450 movements (pages 0 to 2). 12: only a balance. 13: 3 movements (page 3) and two drafts. 14: only a draft. */
const libro = armarLibro(
  {
    cuentas: [cuenta('11'), cuenta('12'), cuenta('13')],
    borradores: [borrador('13'), borrador('14'), borrador('13')],
  },
  [
    { idCuenta: '11', movimientos: 450, cursores: ['a', 'b'], ejercicios: [] },
    { idCuenta: '13', movimientos: 3, cursores: [], ejercicios: [] },
  ],
  () => ({ nombreCuenta: 'Del catálogo', naturaleza: 'acreedora' }),
);
const queEs = (fila: number) => {
  const lugar = lugarDe(libro, fila);
  return lugar && `${lugar.tipo} ${lugar.cuenta.idCuenta}`;
};

describe('las filas', () => {
  it('son las de todas las cuentas: apertura, movimientos, cierre y borradores', () => {
    // 452 + 2 + 7 + 3
    expect(libro.filas).toBe(464);
    expect([0, 1, 450, 451, 452, 453].map(queEs)).toEqual([
      'apertura 11',
      'movimiento 11',
      'movimiento 11',
      'cierre 11',
      'apertura 12',
      'cierre 12',
    ]);
    expect([454, 455, 457, 458, 459, 460, 461, 462, 463].map(queEs)).toEqual([
      'apertura 13',
      'movimiento 13',
      'movimiento 13',
      'cierre 13',
      'borrador 13',
      'borrador 13',
      'apertura 14',
      'cierre 14',
      'borrador 14',
    ]);
  });

  it('cada movimiento sabe su página y su puesto en ella', () => {
    expect(lugarDe(libro, 200)).toMatchObject({ pagina: 0, puesto: 199 });
    expect(lugarDe(libro, 201)).toMatchObject({ pagina: 1, puesto: 0 });
    expect(lugarDe(libro, 456)).toMatchObject({ pagina: 3, puesto: 1 });
  });

  it('la que solo tiene borradores toma su nombre del catálogo, y está en cero', () => {
    expect(tramoDe(libro, 463)?.cuenta).toMatchObject({ nombreCuenta: 'Del catálogo', saldoFinal: 0 });
  });
});

describe('las páginas', () => {
  it('que están entre dos filas', () => {
    expect(paginasEntre(libro, 0, 30)).toEqual([0]);
    expect(paginasEntre(libro, 195, 220)).toEqual([0, 1]);
    expect(paginasEntre(libro, 390, 460)).toEqual([1, 2, 3]);
    expect(paginasEntre(libro, 451, 454)).toEqual([]);
  });

  it('cada una, de su cuenta y desde su cursor', () => {
    expect([0, 1, 2, 3].map((pagina) => paginaDe(libro, pagina))).toEqual([
      { cuenta: cuenta('11'), cursor: undefined },
      { cuenta: cuenta('11'), cursor: 'a' },
      { cuenta: cuenta('11'), cursor: 'b' },
      { cuenta: cuenta('13'), cursor: undefined },
    ]);
  });
});

describe('el reinicio de los resultados', () => {
  const REINICIOS = ['2025-01-01', '2026-01-01', '2027-01-01'].map((fecha) => ({
    fecha,
    monto: centavos(100),
  }));
  /** 250 movements: 199 of 2024, 51 of 2025, none of 2026. */
  const deResultados = armarLibro(
    {
      cuentas: [{ ...cuenta('61'), reinicios: REINICIOS }, cuenta('62')],
      borradores: [borrador('61')],
    },
    [
      {
        ...{ idCuenta: '61', movimientos: 250, cursores: ['a'] },
        ejercicios: [
          { ejercicio: 2024, movimientos: 199 },
          { ejercicio: 2025, movimientos: 250 },
        ],
      },
      { idCuenta: '62', movimientos: 1, cursores: [], ejercicios: [{ ejercicio: 2024, movimientos: 1 }] },
    ],
    () => undefined,
  );
  const enFila = (fila: number) => {
    const lugar = lugarDe(deResultados, fila);
    if (lugar?.tipo === 'movimiento') return `${lugar.pagina}.${lugar.puesto}`;
    return lugar?.tipo === 'reinicio' ? lugar.reinicio.fecha : lugar?.tipo;
  };

  it('va entre el último movimiento de un año y el primero del siguiente, aunque no lo haya', () => {
    // 1 + 250 + 3 + 1 + 1, y 1 + 1 + 1
    expect(deResultados.filas).toBe(259);
    expect([0, 1, 199, 200, 201, 202, 251].map(enFila)).toEqual([
      ...['apertura', '0.0', '0.198', '2025-01-01', '0.199', '1.0', '1.49'],
    ]);
    expect([252, 253, 254, 255, 256, 257, 258].map(enFila)).toEqual([
      ...['2026-01-01', '2027-01-01', 'cierre', 'borrador', 'apertura', '2.0', 'cierre'],
    ]);
  });

  it('no cambia de página a ningún movimiento', () => {
    expect(paginasEntre(deResultados, 195, 201)).toEqual([0]);
    expect(paginasEntre(deResultados, 200, 200)).toEqual([]);
    expect(paginasEntre(deResultados, 201, 202)).toEqual([0, 1]);
    expect(paginasEntre(deResultados, 252, 255)).toEqual([]);
    expect(paginasEntre(deResultados, 251, 257)).toEqual([1, 2]);
  });
});

it('sin nada, no hay filas', () => {
  const vacio = armarLibro({ cuentas: [], borradores: [] }, [], () => undefined);
  expect([vacio.filas, lugarDe(vacio, 0), paginasEntre(vacio, 0, 10)]).toEqual([0, undefined, []]);
});
