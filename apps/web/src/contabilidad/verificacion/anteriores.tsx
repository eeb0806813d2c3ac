import type { Verificacion } from '@cuadra/contract/contabilidad/verificacion';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';

export function Anteriores({ verificaciones }: { readonly verificaciones: readonly Verificacion[] }) {
  return (
    <Card titulo="Verificaciones anteriores">
      <CardTable
        etiqueta="Verificaciones anteriores"
        columnas={columnas}
        filas={verificaciones}
        clave={({ id }) => id}
      />
    </Card>
  );
}

const columnas: readonly CardColumn<Verificacion>[] = [
  { titulo: 'Cuándo', clase: 'cifras', celda: ({ pedidoEn }) => formatInstant(pedidoEn) },
  { titulo: 'Resultado', clase: 'principal', celda: (verificacion) => resultadoDe(verificacion) },
  { titulo: 'La pidió', celda: ({ pedidoPor }) => pedidoPor.nombre },
  { titulo: 'Desde', clase: 'cifras', celda: (verificacion) => alcanceDe(verificacion) },
  {
    titulo: 'Partidas',
    clase: 'numero',
    celda: ({ informe, hechas }) => formatearEntero(informe?.partidas ?? hechas),
  },
];

function alcanceDe({ desde, informe }: Verificacion): string {
  if (desde !== null) return String(desde);
  if (informe === null) return '—';
  return informe.desdeSello === null ? 'Todo' : `Sello del ${formatInstant(informe.desdeSello)}`;
}

function resultadoDe({ estado, informe }: Verificacion): string {
  if (estado === 'fallido') return 'Falló';
  if (estado === 'interrumpido') return 'Interrumpida';
  if (informe === null) return 'En curso';
  return informe.limpio ? 'Todo cuadra' : `${formatearEntero(informe.totalDeHallazgos)} por revisar`;
}
