// The runs, the last one first. Opening one goes to its page.
import type { CorridaEnLista } from '@cuadra/contract/ahorros/corridas';
import { nombresDeEstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import type { CSSProperties } from 'react';
import { cuentasContadas, enMonto, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { type OpenableColumn, OpenableTable } from '#ui/tables/openable-table.tsx';
import classes from './lista.module.css';

interface TablaDeCorridasProps {
  readonly corridas: readonly CorridaEnLista[];
  readonly onAbrir: (id: number) => void;
}

export function TablaDeCorridas({ corridas, onAbrir }: TablaDeCorridasProps) {
  return (
    <div className={classes.tabla} style={anchoDeMontos(corridas)}>
      <OpenableTable
        etiqueta="Corridas de intereses"
        columnas={columnas}
        filas={corridas}
        clave={({ id }) => String(id)}
        nombre={nombreDeFila}
        onAbrir={({ id }) => onAbrir(id)}
      />
    </div>
  );
}

const anchoDeMontos = (
  corridas: readonly CorridaEnLista[],
): CSSProperties & { readonly '--cifras': number } => ({
  '--cifras': Math.max(0, ...corridas.map(({ interes }) => enMonto(interes).length)),
});

const nombreDeFila = (corrida: CorridaEnLista): string =>
  [
    corrida.nombre,
    periodoEscrito(corrida),
    nombresDeEstadoDeCorrida[corrida.estado].toLowerCase(),
    `${cuentasContadas(corrida.lineas)}, ${enQuetzales(corrida.interes)}`,
  ].join(', ');

const columnas: readonly OpenableColumn<CorridaEnLista>[] = [
  { titulo: 'Corrida', clase: 'texto', celda: ({ nombre }) => nombre },
  { titulo: 'Estado', clase: 'estado', celda: ({ estado }) => <EstadoDeCorridaVisto estado={estado} /> },
  { titulo: 'Período', clase: 'fecha', celda: periodoEscrito },
  {
    titulo: 'Paga',
    clase: 'nombre',
    cede: 'primera',
    celda: ({ productos, agencias }) => `${productos.join(', ')} en ${agencias.join(', ')}`,
  },
  { titulo: 'Cuentas', clase: 'cuenta', celda: ({ lineas }) => formatearEntero(lineas) },
  { titulo: 'Interés (Q)', clase: 'monto', celda: ({ interes }) => enMonto(interes) },
  { titulo: 'ISR (Q)', clase: 'monto', celda: ({ isr }) => enMonto(isr) },
];
