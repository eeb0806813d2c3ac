// The rules, as the database keeps them: which roles nobody gives alone, and which ones no person holds at once. Whoever
// held such a pair before it was forbidden is listed first.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { type ParIncompatible, verReglasDePoder } from '@cuadra/contract/administracion/poderes';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { Card } from '#ui/page/card.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Incumplen } from './incumplen.tsx';
import classes from './poderes.module.css';

export function Reglas() {
  const { data, isPending, isError, error, refetch } = useQuery(queryOf(verReglasDePoder));
  if (isPending) return <SkeletonRows filas={12} etiqueta="Cargando las reglas" />;
  if (isError && data === undefined) return <ErrorState error={error} reintentar={refetch} />;
  return (
    <div className={classes.reglas}>
      <Incumplen pares={data.incumplen} />
      <Card titulo="Roles que no da una sola persona">
        <ul className={classes.lista}>
          {data.aprueban.map(({ rol, razon }) => (
            <li key={rol}>
              {nombresDeRol[rol]}
              <span className={classes.detalle}>{razon}</span>
            </li>
          ))}
        </ul>
      </Card>
      <section className={classes.tarjeta} aria-label="Pares de roles que se excluyen">
        <CardTable
          etiqueta="Pares de roles que se excluyen"
          columnas={columnas}
          filas={data.incompatibles}
          clave={claveDelPar}
        />
      </section>
    </div>
  );
}

const claveDelPar = ({ rolA, rolB }: ParIncompatible) => `${rolA} ${rolB}`;

const columnas: readonly CardColumn<ParIncompatible>[] = [
  {
    titulo: 'Roles',
    clase: 'principal',
    celda: ({ rolA, rolB }) => `${nombresDeRol[rolA]} y ${nombresDeRol[rolB]}`,
  },
  { titulo: 'Razón', clase: 'secundaria', celda: ({ razon }) => razon },
];
