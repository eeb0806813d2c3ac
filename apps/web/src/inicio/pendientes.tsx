// What waits for this person today, each with how many and the way to attend to it. It follows what happens elsewhere.
import { listarPendientes, type Pendiente } from '@cuadra/contract/escritorio/pendientes';
import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryOf } from '../platform/query.ts';
import { ErrorState } from '../ui/states/error-state.tsx';
import { SkeletonRows } from '../ui/tables/skeleton-rows.tsx';
import classes from './inicio.module.css';

export function Pendientes() {
  // Asked at every visit: whoever comes back has usually just attended to one of them.
  const { data, isPending, error, refetch } = useQuery({ ...queryOf(listarPendientes), staleTime: 0 });
  return (
    <section aria-labelledby="pendientes">
      <h2 id="pendientes" className={classes.grupo}>
        Para atender hoy
      </h2>
      <div className={classes.pendientes}>
        {isPending && (
          <div className={classes.espera}>
            <SkeletonRows filas={2} alto={40} etiqueta="Cargando lo pendiente" />
          </div>
        )}
        {data === undefined && error !== null && <ErrorState error={error} reintentar={refetch} />}
        {data?.length === 0 && <p className={classes.nada}>No hay nada pendiente por ahora.</p>}
        {data !== undefined && data.length > 0 && (
          <ul className={classes.filas}>
            {data.map((pendiente) => (
              <Fila key={pendiente.id} {...pendiente} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Fila({ titulo, cuenta, link }: Pendiente) {
  return (
    <li>
      <Link to={link} className={classes.pendiente}>
        <span className={classes.cuenta}>{cuenta}</span>
        <span>{titulo}</span>
        <ChevronRightIcon width={16} height={16} aria-hidden="true" />
      </Link>
    </li>
  );
}
