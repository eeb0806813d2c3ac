// The lines of what is no longer written.
import type { Apertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';

type Fila = Apertura['lineas'][number] & { readonly lugar: number };

const COLUMNAS: readonly CardColumn<Fila>[] = [
  { titulo: 'Código', clase: 'cifras', celda: ({ cuenta }) => cuenta },
  { titulo: 'Cuenta', clase: 'principal', celda: ({ nombreCuenta, error }) => error ?? nombreCuenta },
  { titulo: 'Debe (Q)', clase: 'numero', celda: ({ debe }) => formatearSaldo(debe) },
  { titulo: 'Haber (Q)', clase: 'numero', celda: ({ haber }) => formatearSaldo(haber) },
];

export function LineasContabilizadas({ lineas }: Pick<Apertura, 'lineas'>) {
  return (
    <CardTable
      etiqueta="Saldos por cuenta"
      columnas={COLUMNAS}
      filas={lineas.map((linea, lugar) => ({ ...linea, lugar }))}
      clave={({ lugar }) => String(lugar)}
    />
  );
}
