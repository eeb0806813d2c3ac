// In what state the copies of the institution are, in a line, and where to see the rest.
import { type SituacionDeRespaldos, verRespaldos } from '@cuadra/contract/administracion/respaldos';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatSize } from '#ui/format/size.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './respaldos-de-la-institucion.module.css';

export function RespaldosDeLaInstitucion() {
  const consulta = useQuery(queryOf(verRespaldos));
  return (
    <Card titulo="Respaldos" accion={<PlainLink to="/administracion/respaldos">Ver respaldos</PlainLink>}>
      <Loaded consulta={consulta} filas={1} etiqueta="Cargando los respaldos">
        {(situacion) => (
          <div className={classes.cuerpo}>
            <EnUnaLinea {...situacion} />
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function EnUnaLinea({ estado, ultimo, esTardio, simulacro, siguienteEn }: SituacionDeRespaldos) {
  if (estado !== 'configurado')
    return (
      <FormNotice tono="aviso" texto="No se hacen respaldos: faltan ajustes. Vea cuáles en Respaldos." />
    );
  if (ultimo === null) return <p className={classes.linea}>Aún no hay respaldos.</p>;
  const tamano = ultimo.bytes === null ? '' : `, ${formatSize(ultimo.bytes)}`;
  const probado =
    simulacro === null
      ? 'Sin simulacros.'
      : `Último simulacro: ${formatInstant(simulacro.terminadoEn)}, ${simulacro.resultado === 'limpio' ? 'todo cuadra' : 'falló'}.`;
  const siguiente = siguienteEn === null ? '' : ` Siguiente: ${formatInstant(siguienteEn)}.`;
  return (
    <>
      {esTardio && <FormNotice tono="aviso" texto="El respaldo está atrasado." />}
      <p className={classes.linea}>
        Último: {formatInstant(ultimo.terminadoEn)}
        {tamano}. {probado}
        {siguiente}
      </p>
    </>
  );
}
