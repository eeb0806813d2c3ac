// The statements that were imported into an account.
import type { EstadoDeCuenta } from '@cuadra/contract/contabilidad/bancos/estados';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatInstant } from '../../../ui/format/date.ts';
import { formatearEntero } from '../../../ui/format/dinero.ts';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '../../../ui/tables/card-table.tsx';
import { consultas } from '../consultas.ts';
import type { VistaDeCuentaProps } from '../vista-de-cuenta.ts';

export function Estados({ cuenta }: VistaDeCuentaProps) {
  return (
    <Loaded consulta={useQuery(consultas.estados(cuenta.id))} filas={6} etiqueta="Cargando los estados">
      {(estados) =>
        estados.length === 0 ? (
          <EmptyState titulo="No hay estados de cuenta" texto="Esta cuenta aún no tiene ninguno importado." />
        ) : (
          <CardTable
            etiqueta="Estados de cuenta"
            columnas={columnas}
            filas={estados}
            clave={({ id }) => id}
          />
        )
      }
    </Loaded>
  );
}

const columnas: readonly CardColumn<EstadoDeCuenta>[] = [
  { titulo: 'Archivo', clase: 'principal', celda: ({ nombre }) => nombre },
  {
    titulo: 'Días',
    clase: 'cifras',
    celda: ({ desde, hasta }) => `${formatDate(desde)} – ${formatDate(hasta)}`,
  },
  { titulo: 'Líneas', clase: 'numero', celda: ({ lineas }) => formatearEntero(lineas) },
  { titulo: 'Nuevas', clase: 'numero', celda: ({ nuevas }) => formatearEntero(nuevas) },
  {
    titulo: 'Importado',
    celda: ({ importadoPor, importadoEn }) => `${importadoPor.nombre}, ${formatInstant(importadoEn)}`,
  },
];
