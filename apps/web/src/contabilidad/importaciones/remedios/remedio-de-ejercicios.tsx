import { Button } from '@mantine/core';
import { formatearEntero } from '#ui/format/dinero.ts';
import type { RemedioProps } from './errores-por-clase.tsx';
import classes from './remedios.module.css';

const EJERCICIOS = '/administracion/puesta-en-marcha/ejercicios';
const PERIODOS = '/contabilidad/cierre';

/** Which years, and where they are opened; in another window, so that the file stays here. */
export function RemedioDeEjercicios({
  grupo: { valores },
  mesa: { esHistoria, releer, manera },
}: RemedioProps) {
  const anios = valores.toSorted((uno, otro) => uno.valor.localeCompare(otro.valor));
  return (
    <div className={classes.remedio}>
      <p className={classes.nota}>
        {anios
          .map(
            ({ valor, cuantos }) =>
              `${valor}: ${cuantos === 1 ? '1 partida' : `${formatearEntero(cuantos)} partidas`}`,
          )
          .join(' · ')}
      </p>
      <div className={classes.acciones}>
        <Button
          variant="default"
          size="sm"
          component="a"
          href={esHistoria ? EJERCICIOS : PERIODOS}
          target="_blank"
          rel="noreferrer"
        >
          {esHistoria
            ? anios.length === 1
              ? `Abrir el ejercicio ${anios[0]?.valor}`
              : 'Abrir esos ejercicios'
            : 'Ver los periodos'}
        </Button>
        <Button variant="subtle" size="sm" onClick={() => releer({ manera })}>
          Ya están: revisar de nuevo
        </Button>
      </div>
    </div>
  );
}
