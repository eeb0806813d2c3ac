import type { Reconstruccion } from '@cuadra/contract/contabilidad/saldos';
import { formatInstant } from '#ui/format/date.ts';
import { Card } from '#ui/page/card.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { contarCorregidos } from './contar-corregidos.ts';

interface ReconstruccionesAnterioresProps {
  readonly reconstrucciones: readonly Reconstruccion[];
}

export function ReconstruccionesAnteriores({ reconstrucciones }: ReconstruccionesAnterioresProps) {
  return (
    <Card titulo="Reconstrucciones anteriores">
      <CardTable
        etiqueta="Reconstrucciones anteriores"
        columnas={columnas}
        filas={reconstrucciones}
        clave={({ id }) => id}
      />
    </Card>
  );
}

const columnas: readonly CardColumn<Reconstruccion>[] = [
  { titulo: 'Cuándo', clase: 'cifras', celda: ({ pedidoEn }) => formatInstant(pedidoEn) },
  { titulo: 'Resultado', clase: 'principal', celda: resultadoDe },
  { titulo: 'La pidió', celda: ({ pedidoPor }) => pedidoPor.nombre },
];

function resultadoDe({ estado, resultado }: Reconstruccion): string {
  if (estado === 'fallido') return 'Falló';
  if (estado === 'interrumpido') return 'Interrumpida';
  return resultado === null ? 'En curso' : contarCorregidos(resultado);
}
