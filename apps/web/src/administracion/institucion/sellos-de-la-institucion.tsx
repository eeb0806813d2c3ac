// Whether the proof that the books did not change leaves the machine that keeps them, in a line, and where to see the rest.
import { type EstadoDeSellos, listarSellos } from '@cuadra/contract/administracion/sellos';
import { useQuery } from '@tanstack/react-query';
import { aDondeSalen, sinEntrega } from '#administracion/entregas/a-donde-salen.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './respaldos-de-la-institucion.module.css';

export function SellosDeLaInstitucion() {
  const consulta = useQuery(queryOf(listarSellos, { query: {} }));
  return (
    <Card titulo="Sellos" accion={<PlainLink to="/administracion/sellos">Ver sellos</PlainLink>}>
      <Loaded consulta={consulta} filas={1} etiqueta="Cargando los sellos">
        {({ estado }) => (
          <div className={classes.cuerpo}>
            <EnUnaLinea {...estado} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function EnUnaLinea(estado: EstadoDeSellos) {
  const { ultimo, esDemo } = estado;
  const falta = sinEntrega(estado);
  const cuando =
    ultimo === null ? 'Aún no hay sellos.' : `Último: sello ${ultimo.n}, ${formatInstant(ultimo.selladaEn)}.`;
  return (
    <>
      {falta !== undefined && <FormNotice tono={esDemo ? 'info' : 'aviso'} texto={falta} />}
      <p className={classes.linea}>
        {cuando} {aDondeSalen(estado)}
      </p>
    </>
  );
}
