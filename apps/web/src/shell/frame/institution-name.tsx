// Whose books these are, always in sight. Its absence stops nobody, so a failure shows nothing.
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import classes from './institution-name.module.css';

/** entero: on as many lines as it needs. */
export function InstitutionName({ entero = false }: { readonly entero?: boolean }) {
  const { data } = useQuery(queryOf(verInstitucion));
  return (
    <span className={classes.nombre} data-entero={entero || undefined}>
      {data?.nombre}
    </span>
  );
}
