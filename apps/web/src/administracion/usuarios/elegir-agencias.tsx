// The agencias a person works in. Those that are closed are offered only to whoever already has them.
import { type Agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RefCallback } from 'react';
import { queryOf } from '#platform/query.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './elegir.module.css';
import { GrupoDeCasillas } from './grupo-de-casillas.tsx';

interface ElegirAgenciasProps {
  readonly valor: readonly string[];
  readonly onCambio: (elegidas: string[]) => void;
  readonly error: string | undefined;
  readonly referencia: RefCallback<HTMLInputElement>;
}

export function ElegirAgencias(props: ElegirAgenciasProps) {
  const agencias = useQuery(queryOf(listarAgencias));
  if (agencias.data !== undefined) return <Casillas agencias={agencias.data} {...props} />;
  if (agencias.isError) return <ErrorState error={agencias.error} reintentar={agencias.refetch} />;
  return <SkeletonRows filas={3} alto={28} etiqueta="Cargando las agencias" />;
}

function Casillas({
  agencias,
  valor,
  onCambio,
  error,
  referencia,
}: ElegirAgenciasProps & { readonly agencias: readonly Agencia[] }) {
  const ofrecidas = agencias.filter(({ idAgencia, activa }) => activa || valor.includes(idAgencia));
  const elegir = (elegidas: readonly string[]) =>
    onCambio(ofrecidas.map(({ idAgencia }) => idAgencia).filter((id) => elegidas.includes(id)));
  const todas = ofrecidas.filter(({ activa }) => activa).map(({ idAgencia }) => idAgencia);
  const faltan = todas.some((id) => !valor.includes(id));
  return (
    <div className={classes.grupo}>
      <GrupoDeCasillas etiqueta="Agencias" error={error} valor={valor} onCambio={elegir}>
        <div className={classes.columnas}>
          {ofrecidas.map(({ idAgencia, nombreAgencia, activa }, indice) => (
            <Checkbox
              key={idAgencia}
              value={idAgencia}
              label={`${idAgencia} ${nombreAgencia}${activa ? '' : ' (inactiva)'}`}
              ref={indice === 0 ? referencia : null}
            />
          ))}
        </div>
      </GrupoDeCasillas>
      {todas.length > 1 && (
        <Button
          className={classes.todas ?? ''}
          variant="subtle"
          size="compact-xs"
          onClick={() => elegir(faltan ? [...valor, ...todas] : [])}
        >
          {faltan ? 'Elegir todas' : 'Quitar todas'}
        </Button>
      )}
    </div>
  );
}
