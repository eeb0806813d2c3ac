import type { Verificacion } from '@cuadra/contract/contabilidad/verificacion';
import { formatInstant } from '../../ui/format/date.ts';
import { formatearEntero } from '../../ui/format/dinero.ts';
import { Card } from '../../ui/page/card.tsx';
import { type CardColumn, CardTable } from '../../ui/tables/card-table.tsx';

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
  { titulo: 'Cuándo', clase: 'cifras', celda: ({ pedidaEn }) => formatInstant(pedidaEn) },
  { titulo: 'Resultado', clase: 'principal', celda: (verificacion) => resultadoDe(verificacion) },
  { titulo: 'La pidió', celda: ({ pedidaPor }) => pedidaPor.nombre },
  { titulo: 'Desde', clase: 'cifras', celda: ({ desde }) => desde ?? 'Todo' },
  {
    titulo: 'Partidas',
    clase: 'numero',
    celda: ({ informe, revisadas }) => formatearEntero(informe?.partidas ?? revisadas),
  },
];

function resultadoDe({ estado, informe }: Verificacion): string {
  if (estado === 'fallida') return 'Falló';
  if (estado === 'interrumpida') return 'Interrumpida';
  if (informe === null) return 'En curso';
  return informe.limpio ? 'Todo cuadra' : `${formatearEntero(informe.totalDeHallazgos)} por revisar`;
}
