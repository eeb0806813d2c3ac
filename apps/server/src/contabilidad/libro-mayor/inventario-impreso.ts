// The inventory on paper and as a sheet. In the worker: see reportes/imprimir.ts and contabilidad/imprenta.
import type { Inventario } from '@cuadra/contract/contabilidad/libro-mayor';
import type { Centavos } from '@cuadra/core/dinero';
import { presentarLibro } from '#contabilidad/imprenta/presentar.ts';
import type { ColumnaDeLibro, FilaDeLibro } from '#contabilidad/imprenta/tipos.ts';
import type { Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';

export type CabeceraDeInventario = Pick<Inventario, 'fecha' | 'totales'>;
export type CuentaDeInventario = Inventario['cuentas'][number];

export const columnas: readonly ColumnaDeLibro[] = [
  { titulo: 'Código', ancho: 62, tipo: 'texto' },
  { titulo: 'Cuenta', tipo: 'texto' },
  { titulo: 'Saldo (Q)', ancho: 96, tipo: 'dinero' },
];

const SANGRIA = 10;

export function enFilas({ idCuenta, nombreCuenta, tipoCuenta, nivel, saldo }: CuentaDeInventario) {
  const esDeMayor = tipoCuenta === 'M';
  return [
    {
      celdas: [idCuenta, nombreCuenta, saldo],
      negrita: esDeMayor,
      sangria: (nivel - 1) * SANGRIA,
      conLaSiguiente: esDeMayor && nivel <= 2,
    },
  ] satisfies FilaDeLibro[];
}

export function cierre({ fecha, totales }: CabeceraDeInventario): FilaDeLibro[] {
  const { activo, pasivo, capital, resultado, cuadra } = totales;
  const fila = (rotulo: string, monto: Centavos): FilaDeLibro => ({
    celdas: [rotulo, null, monto],
    estilo: 'total',
    conLaSiguiente: true,
    fecha,
  });
  return [
    fila('Activo, menos lo que lo regulariza', activo),
    fila('Pasivo y otras cuentas acreedoras', pasivo),
    fila('Capital', capital),
    fila('Resultado por liquidar', resultado),
    {
      celdas: [
        cuadra
          ? 'El activo es igual al pasivo más el capital y el resultado.'
          : 'El activo NO es igual al pasivo más el capital y el resultado.',
      ],
      estilo: 'nota',
    },
  ];
}

export async function pdf(
  impreso: Impreso<CabeceraDeInventario>,
  lotes: Lotes<CuentaDeInventario>,
): Promise<AsyncIterable<Uint8Array>> {
  return presentarLibro({ columnas, enFilas, cierre }, impreso, lotes);
}

export function hoja(_: Impreso<CabeceraDeInventario>, filas: AsyncIterable<CuentaDeInventario>): Hoja {
  return {
    nombre: 'Inventario',
    columnas: [
      { titulo: 'Código', ancho: 14, tipo: 'texto' },
      { titulo: 'Cuenta', ancho: 60, tipo: 'texto' },
      { titulo: 'Tipo', ancho: 8, tipo: 'texto' },
      { titulo: 'Nivel', ancho: 8, tipo: 'entero' },
      { titulo: 'Saldo (Q)', ancho: 20, tipo: 'dinero' },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(filas: AsyncIterable<CuentaDeInventario>) {
  for await (const { idCuenta, nombreCuenta, tipoCuenta, nivel, saldo } of filas)
    yield [idCuenta, nombreCuenta, tipoCuenta, nivel, saldo];
}
