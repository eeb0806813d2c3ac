// Whose books these are, always in sight. Its absence stops nobody, so a failure shows nothing.
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../platform/query.ts';
import classes from './institution-name.module.css';

export function InstitutionName() {
  const { data } = useQuery(queryOf(verInstitucion));
  return <span className={classes.nombre}>{data?.nombre}</span>;
}
