// The savings accounts by number: each opens its own page.
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { centavos } from '@cuadra/core/dinero';
import type { CSSProperties } from 'react';
import { EstadoDeCuentaVisto } from '#ahorros/marcas/estado-de-cuenta.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import { type OpenableColumn, OpenableTable } from '#ui/tables/openable-table.tsx';
import { decirTitular } from '../decir-titular.ts';
import classes from './tabla.module.css';

interface TablaDeCuentasProps {
  readonly cuentas: readonly CuentaEnLista[];
  readonly onAbrir: (id: number) => void;
}

export function TablaDeCuentas({ cuentas, onAbrir }: TablaDeCuentasProps) {
  return (
    <div style={anchoDeSaldos(cuentas)} className={classes.tabla}>
      <OpenableTable
        etiqueta="Cuentas de ahorro"
        columnas={columnas}
        filas={cuentas}
        clave={({ id }) => String(id)}
        nombre={nombreDeFila}
        onAbrir={({ id }) => onAbrir(id)}
      />
    </div>
  );
}

const textoDeSaldo = ({ saldo }: CuentaEnLista): string => formatearSaldo(centavos(saldo));

const anchoDeSaldos = (
  cuentas: readonly CuentaEnLista[],
): CSSProperties & { readonly '--cifras': number } => ({
  '--cifras': Math.max(0, ...cuentas.map((cuenta) => textoDeSaldo(cuenta).length)),
});

const nombreDeFila = (cuenta: CuentaEnLista): string =>
  [
    `Cuenta ${cuenta.numero}`,
    decirTitular(cuenta),
    cuenta.producto.nombre,
    formatearQuetzales(centavos(cuenta.saldo)),
    nombresDeEstadoDeCuentaAhorro[cuenta.estado].toLowerCase(),
  ].join(', ');

const columnas: readonly OpenableColumn<CuentaEnLista>[] = [
  { titulo: 'Cuenta', clase: 'fecha', celda: ({ numero }) => numero },
  {
    titulo: 'Titular',
    clase: 'texto',
    celda: (cuenta) => <span className={classes.titular}>{decirTitular(cuenta)}</span>,
  },
  { titulo: 'Producto', clase: 'nombre', celda: ({ producto }) => producto.nombre },
  { titulo: 'Agencia', clase: 'cuenta', cede: 'primera', celda: ({ agencia }) => agencia },
  { titulo: 'Apertura', clase: 'fecha', cede: 'segunda', celda: ({ apertura }) => formatDate(apertura) },
  {
    titulo: 'Vence',
    clase: 'fecha',
    cede: 'segunda',
    celda: ({ vence }) => (vence === null ? '' : formatDate(vence)),
  },
  { titulo: 'Estado', clase: 'estado', celda: ({ estado }) => <EstadoDeCuentaVisto estado={estado} /> },
  { titulo: 'Saldo (Q)', clase: 'monto', celda: textoDeSaldo },
];
