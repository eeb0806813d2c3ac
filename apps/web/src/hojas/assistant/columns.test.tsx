import type { CamposDeHoja, ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Columns } from './columns.tsx';
import type { SheetFields } from './sheet-kind.ts';
import { proposedWay } from './way.ts';

type Campo = 'cuenta' | 'saldo';

const hoja: ColumnasDeHoja<Campo> = {
  ...{ columnas: ['cuenta', 'saldo'], filas: [], total: 1, recordado: false, hojas: [], dudas: [] },
  mapeo: { cuenta: 0, saldo: 1 },
  lectura: { fechas: 'dia-mes', decimales: 'coma' },
};

function decir(partes: Pick<CamposDeHoja<Campo>, 'fechas' | 'montos'>): string | null {
  const campos: CamposDeHoja<Campo> = {
    ...{ clase: 'prueba', necesarios: ['cuenta', 'saldo'], opcionales: [], fijables: [] },
    ...partes,
  };
  const palabras = { cuenta: 'Cuenta', saldo: 'Saldo' };
  const fields: SheetFields<Campo> = { asked: campos, names: palabras, meanings: palabras };
  const { unmount } = mostrar(
    <Columns
      {...{ fields, columns: hoja, way: proposedWay(campos, hoja), isOpen: false, disabled: false }}
      {...{ onOpen: vi.fn(), onWay: vi.fn(), onPage: vi.fn() }}
    />,
  );
  const dicho = screen.getByText(/^Las columnas se reconocieron/).textContent;
  unmount();
  return dicho;
}

it('de las fechas y los montos habla solo la hoja que los tiene', () => {
  const reconocidas = 'Las columnas se reconocieron por sus encabezados.';
  expect([decir({}), decir({ montos: ['saldo'] }), decir({ fechas: ['cuenta'] })]).toEqual([
    reconocidas,
    `${reconocidas} Los decimales van después de la coma.`,
    `${reconocidas} Las fechas llevan primero el día.`,
  ]);
});
