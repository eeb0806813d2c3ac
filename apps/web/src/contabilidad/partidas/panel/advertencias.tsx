// The warnings that somebody went on in spite of, with the reason: whoever approves sees them before deciding.
import { listarAdvertencias } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { formatInstant } from '#ui/format/date.ts';
import classes from './advertencias.module.css';
import { Seccion } from './panel-de-partida.tsx';

export function Advertencias({ id }: { readonly id: string }) {
  const { data: aceptadas = [] } = useQuery(queryOf(listarAdvertencias, { params: { id } }));
  if (aceptadas.length === 0) return null;
  return (
    <Seccion titulo={`Advertencias aceptadas (${aceptadas.length})`}>
      <ul className={classes.lista}>
        {aceptadas.map(({ codigo, clave, mensaje, motivo, por, en }) => (
          <li key={`${codigo} ${clave}`}>
            <p className={classes.mensaje}>{mensaje}</p>
            <p>«{motivo}»</p>
            <p className={classes.quien}>
              {por.nombre}, {formatInstant(en)}
            </p>
          </li>
        ))}
      </ul>
    </Seccion>
  );
}
