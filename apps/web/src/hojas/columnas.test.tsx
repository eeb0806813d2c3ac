import type { CamposDeHoja, ColumnasDeHoja } from '@cuadra/contract/hojas/mapeo';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mostrar } from '#ui/testing/mostrar.tsx';
import { Columnas } from './columnas.tsx';
import type { FichaDeHoja } from './ficha-de-hoja.ts';
import { maneraPropuesta } from './manera.ts';

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
  const ficha: FichaDeHoja<Campo> = { campos, nombres: palabras, sentidos: palabras, montos: [] };
  const { unmount } = mostrar(
    <Columnas
      {...{ ficha, hoja, manera: maneraPropuesta(campos, hoja), abiertas: false, ocupado: false }}
      {...{ onAbrir: vi.fn(), onManera: vi.fn(), onHoja: vi.fn() }}
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
