import type { Verificacion } from '@cuadra/contract/reportes/archivos';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import classes from './verificacion.module.css';

interface ResultadoProps {
  readonly verificacion: Verificacion;
  /** Where to see what it says today. */
  readonly pantalla: string | undefined;
}

export function Resultado({ verificacion, pantalla }: ResultadoProps) {
  const { codigo, titulo, formato, detalles, filas, autor, generadoEn, huella, sigueIgual } = verificacion;
  return (
    <>
      <Vigencia sigueIgual={sigueIgual} />
      <dl className={classes.datos}>
        <dt>Documento</dt>
        <dd>
          {`${titulo} (${formato.toUpperCase()}), ${filas === 1 ? '1 fila' : `${formatearEntero(filas)} filas`}`}
        </dd>
        {detalles.length > 0 && (
          <>
            <dt>De</dt>
            <dd>
              {detalles.map((detalle) => (
                <div key={detalle}>{detalle}</div>
              ))}
            </dd>
          </>
        )}
        <dt>Generado</dt>
        <dd>
          {formatInstant(generadoEn)} por {autor.nombre}
        </dd>
        <dt>Código</dt>
        <dd className={classes.codigo}>{codigo}</dd>
        <dt>Huella</dt>
        <dd className={classes.huella}>{huella}</dd>
      </dl>
      {pantalla !== undefined && (
        <PlainLink to={pantalla} className={classes.enlace}>
          Ver en pantalla lo que dice hoy
        </PlainLink>
      )}
    </>
  );
}

function Vigencia({ sigueIgual }: Pick<Verificacion, 'sigueIgual'>) {
  if (sigueIgual === true)
    return <FormNotice tono="exito" texto="Los libros dicen hoy exactamente lo mismo que el documento." />;
  if (sigueIgual === false)
    return (
      <FormNotice
        tono="aviso"
        texto="El documento es auténtico, pero los libros cambiaron desde que se hizo: vuelva a generarlo para ver lo de hoy."
      />
    );
  return (
    <FormNotice
      tono="info"
      texto="El documento es auténtico. Es demasiado largo para compararlo aquí con los libros de hoy: genérelo de nuevo."
    />
  );
}
