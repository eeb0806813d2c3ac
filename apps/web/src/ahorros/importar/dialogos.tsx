// The dialog of each kind of sheet.

import type {
  CampoDeAsociados,
  CampoDeCuentas,
  CampoDeMovimientos,
} from '@cuadra/contract/ahorros/importaciones';
import * as contrato from '@cuadra/contract/ahorros/importaciones';
import { call } from '#platform/api.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { fichaDeAsociados, fichaDeCuentas, fichaDeMovimientos } from './fichas.tsx';
import { ImportarHoja } from './importar-hoja.tsx';
import type { HojaPorImportar } from './use-importacion.ts';

const asociados: HojaPorImportar<CampoDeAsociados> = {
  ficha: fichaDeAsociados,
  verColumnas: (body, query) => call(contrato.verColumnasDeAsociados, { query, body }),
  enviar: (body, query) => call(contrato.importarAsociados, { query, body }),
};

const cuentas: HojaPorImportar<CampoDeCuentas> = {
  ficha: fichaDeCuentas,
  verColumnas: (body, query) => call(contrato.verColumnasDeCuentas, { query, body }),
  enviar: (body, query) => call(contrato.importarCuentas, { query, body }),
};

const movimientos: HojaPorImportar<CampoDeMovimientos> = {
  ficha: fichaDeMovimientos,
  verColumnas: (body, query) => call(contrato.verColumnasDeMovimientos, { query, body }),
  enviar: (body, query) => call(contrato.importarMovimientos, { query, body }),
};

const contar = (una: string, varias: string) => (cuantas: number) =>
  cuantas === 1 ? `1 ${una}` : `${formatearEntero(cuantas)} ${varias}`;

const deCada = {
  asociados: {
    contar: contar('asociado', 'asociados'),
    nota: 'Los asociados que ya están no cambian.',
    unaFila: 'una línea por asociado',
  },
  cuentas: {
    contar: contar('cuenta', 'cuentas'),
    nota: 'Los saldos entran mientras el producto está en preparación, sin partida: deben sumar lo que dicen los libros.',
    unaFila: 'una línea por cuenta',
  },
  movimientos: {
    contar: contar('movimiento', 'movimientos'),
    nota: 'Entran en orden de fechas, mientras el producto está en preparación; ninguna cuenta puede quedar debiendo.',
    unaFila: 'una línea por movimiento',
  },
} as const;

interface DialogoProps {
  readonly que: contrato.HojaDeAhorro;
  readonly titulo: string;
  readonly alTerminar: () => void;
  readonly onClose: () => void;
}

export function Dialogo({ que, titulo, alTerminar, onClose }: DialogoProps) {
  const comun = {
    ...deCada[que],
    ...{ titulo, onClose },
    alTerminar: ({ nuevas }: contrato.ResultadoDeAhorros) => {
      void notify(`Se importaron ${deCada[que].contar(nuevas)}.`);
      alTerminar();
      onClose();
    },
  };
  if (que === 'asociados') return <ImportarHoja {...comun} hoja={asociados} />;
  if (que === 'cuentas') return <ImportarHoja {...comun} hoja={cuentas} />;
  return <ImportarHoja {...comun} hoja={movimientos} />;
}
