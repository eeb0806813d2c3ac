// What is due, gathered into the runs that would pay it: products whose same days are due in the same agencias go together.

import type { CorridaEnLista, ofrecerCorrida } from '@cuadra/contract/ahorros/corridas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { EstadoDeCorrida } from '@cuadra/core/ahorros/corrida';

export type PorHacer = ResponseOf<typeof ofrecerCorrida>['porHacer'][number];

export interface CorridaOfrecida {
  readonly desde: string;
  readonly ultimoDia: string;
  readonly productos: readonly PorHacer['producto'][];
  readonly agencias: readonly string[];
  readonly cuentas: number;
}

/** What no run on its way already pays. */
export const sinCorridaEnCamino = (
  porHacer: readonly PorHacer[],
  corridas: readonly EnCamino[],
): readonly PorHacer[] =>
  porHacer.filter(
    ({ producto, agencia, desde, ultimoDia }) =>
      !corridas.some(
        (una) =>
          !TERMINADAS.includes(una.estado) &&
          una.productos.includes(producto.codigo) &&
          una.agencias.includes(agencia) &&
          una.desde <= ultimoDia &&
          una.hasta > desde,
      ),
  );

type EnCamino = Pick<CorridaEnLista, 'estado' | 'productos' | 'agencias' | 'desde' | 'hasta'>;

const TERMINADAS: readonly EstadoDeCorrida[] = ['aplicado', 'revertido', 'cancelado'];

/** The oldest days first: they are paid in order. */
export function agruparPorHacer(porHacer: readonly PorHacer[]): CorridaOfrecida[] {
  const porProducto = Map.groupBy(
    porHacer,
    ({ producto, desde, ultimoDia }) => `${desde} ${ultimoDia} ${producto.id}`,
  );
  const deProducto = [...porProducto.values()].flatMap((suyas) => {
    const [primera] = suyas;
    if (primera === undefined) return [];
    const { desde, ultimoDia, producto } = primera;
    const agencias = suyas.map(({ agencia }) => agencia).sort();
    return [{ desde, ultimoDia, producto, agencias, cuentas: suma(suyas) }];
  });
  const grupos = Map.groupBy(
    deProducto,
    ({ desde, ultimoDia, agencias }) => `${ultimoDia} ${desde} ${agencias.join()}`,
  );
  return [...grupos]
    .sort(([una], [otra]) => (una < otra ? -1 : 1))
    .flatMap(([, grupo]) => {
      const [primera] = grupo;
      if (primera === undefined) return [];
      const { desde, ultimoDia, agencias } = primera;
      const productos = grupo.map(({ producto }) => producto);
      return [{ desde, ultimoDia, agencias, productos, cuentas: suma(grupo) }];
    });
}

const suma = (unas: readonly { readonly cuentas: number }[]): number =>
  unas.reduce((cuantas, { cuentas }) => cuantas + cuentas, 0);
