// Who signs: the public half of the key, for whoever wants to check a head without Cuadra.
import { listarSellos } from '@cuadra/contract/administracion/sellos';
import { KeyIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './sellos.module.css';

export function Llave() {
  const { data, isPending, isError, error, refetch } = useQuery(queryOf(listarSellos, { query: {} }));
  if (isPending) return <SkeletonRows filas={4} etiqueta="Cargando la llave" />;
  if (isError && data === undefined) return <ErrorState error={error} reintentar={refetch} />;
  const { llave, bitacora } = data.estado;
  if (llave === null)
    return (
      <EmptyState
        icono={KeyIcon}
        titulo="Todavía no hay llave"
        texto="Se hace con el primer sello y se guarda fuera de la base de datos."
      />
    );
  return (
    <Card titulo="La llave que firma">
      <div className={classes.llave}>
        <dl className={classes.datos}>
          <dt>Identificador</dt>
          <dd className={classes.codigo}>{llave.id}</dd>
          <dt>Firma desde</dt>
          <dd className="cifras">{formatInstant(llave.desde)}</dd>
          <dt>Bitácora sellada</dt>
          <dd className="cifras">
            {bitacora === null
              ? 'Todavía no'
              : `Bloque ${formatearEntero(bitacora.bloque)}, el ${formatInstant(bitacora.selladoEn)}`}
          </dd>
        </dl>
        <CopyField etiqueta="Llave pública (Ed25519)" valor={llave.publica} />
        <p className={classes.nota}>
          Guárdela junto con los sellos que reciba: con ella se comprueba la firma aunque Cuadra no esté.
        </p>
      </div>
    </Card>
  );
}
