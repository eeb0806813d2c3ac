// One line below the page: the product and the year, and whose books these are.

import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { useQuery } from '@tanstack/react-query';
import { now } from '#platform/clock.ts';
import { queryOf } from '#platform/query.ts';
import classes from './footer.module.css';
import classes1 from './institution-name.module.css';

export function Footer() {
  return (
    <footer className={classes.pie} data-no-imprimir>
      <span className={classes.derechos}>Cuadra © {now().getFullYear()}</span>
      <InstitutionName entero />
    </footer>
  );
}

// Whose books these are, always in sight. Its absence stops nobody, so a failure shows nothing.

/** entero: on as many lines as it needs. */
export function InstitutionName({ entero = false }: { readonly entero?: boolean }) {
  const { data } = useQuery(queryOf(verInstitucion));
  return (
    <span className={classes1.nombre} data-entero={entero || undefined}>
      {data?.nombre}
    </span>
  );
}
