import { listarPartidasDeReapertura } from '@cuadra/contract/contabilidad/periodos/cierre';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { numeroDePartida } from '@cuadra/core/partida';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '#platform/query.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import type { ClaveDeMes } from '../meses.ts';
import classes from './partidas-de-reapertura.module.css';

interface PartidasDeReaperturaProps {
  readonly clave: ClaveDeMes;
  readonly id: string;
}

export function PartidasDeReapertura({ clave, id }: PartidasDeReaperturaProps) {
  const { data, isPending, error, refetch } = useQuery(
    queryOf(listarPartidasDeReapertura, { params: { ...clave, id } }),
  );
  if (isPending) return <SkeletonRows filas={2} etiqueta="Cargando las partidas" />;
  if (data === undefined) return <ErrorState error={error} reintentar={refetch} />;
  const resto = data.total - data.partidas.length;
  return (
    <div className={classes.marco}>
      <CardTable
        etiqueta="Partidas de la reapertura"
        columnas={columnas}
        filas={data.partidas}
        clave={(partida) => partida.id}
      />
      {resto > 0 && <p className={classes.resto}>Y {formatearEntero(resto)} más.</p>}
    </div>
  );
}

type Partida = ResponseOf<typeof listarPartidasDeReapertura>['partidas'][number];

const columnas: readonly CardColumn<Partida>[] = [
  {
    titulo: 'Número',
    clase: 'cifras',
    celda: ({ numero, ejercicio }) => numeroDePartida({ numero, ejercicio }),
  },
  { titulo: 'Fecha', clase: 'cifras', celda: ({ fecha }) => formatDate(fecha) },
  { titulo: 'Concepto', clase: 'principal', celda: (partida) => <Concepto partida={partida} /> },
  { titulo: 'Autor', celda: ({ autor }) => autor?.nombre ?? 'El sistema' },
  { titulo: 'Monto (Q)', clase: 'numero', celda: ({ total }) => formatearMonto(total) },
];

function Concepto({ partida: { id, concepto } }: { readonly partida: Partida }) {
  return (
    <Link to="/contabilidad/ver-partidas" search={{ partida: id }} className={cardTableLink}>
      {concepto}
    </Link>
  );
}
