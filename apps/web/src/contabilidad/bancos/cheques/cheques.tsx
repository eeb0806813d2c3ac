// The register of cheques of an account.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '../../../ui/format/date.ts';
import { formatearMonto } from '../../../ui/format/dinero.ts';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type CardColumn, CardTable } from '../../../ui/tables/card-table.tsx';
import { consultas } from '../consultas.ts';
import type { VistaDeCuentaProps } from '../vista-de-cuenta.ts';

export function Cheques({ cuenta }: VistaDeCuentaProps) {
  const { data, error, refetch } = useInfiniteQuery(consultas.cheques({ cuenta: cuenta.id }));
  const cheques = data?.pages.flatMap((pagina) => pagina.cheques);
  return (
    <Loaded consulta={{ data: cheques, error, refetch }} filas={8} etiqueta="Cargando los cheques">
      {(filas) =>
        filas.length === 0 ? (
          <EmptyState titulo="No hay cheques" texto="Esta cuenta aún no tiene ninguno en su registro." />
        ) : (
          <CardTable etiqueta="Cheques" columnas={columnas} filas={filas} clave={({ id }) => id} />
        )
      }
    </Loaded>
  );
}

const columnas: readonly CardColumn<Cheque>[] = [
  { titulo: 'Número', clase: 'principal', celda: ({ numero }) => numero },
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  { titulo: 'Beneficiario', celda: ({ beneficiario }) => beneficiario ?? '' },
  { titulo: 'Estado', celda: ({ estado }) => nombresDeEstadoDeCheque[estado] },
  { titulo: 'Monto', clase: 'numero', celda: ({ monto }) => (monto === null ? '' : formatearMonto(monto)) },
];
