// Opens or closes the whole tree down to a level; the last one expands everything.
import { NIVEL_MAX } from '@cuadra/core/catalogo';
import { useId } from 'react';
import classes from './niveles.module.css';

interface NivelesProps {
  readonly nivel: number | undefined;
  readonly onNivel: (nivel: number) => void;
}

const niveles = Array.from({ length: NIVEL_MAX }, (_, indice) => indice + 1);

export function Niveles({ nivel, onNivel }: NivelesProps) {
  const id = useId();
  return (
    <fieldset className={classes.niveles} aria-labelledby={id}>
      <span id={id} className={classes.nombre}>
        Nivel
      </span>
      {niveles.map((uno) => {
        const nombre =
          uno === NIVEL_MAX ? `Expandir todo, hasta el nivel ${uno}` : `Mostrar hasta el nivel ${uno}`;
        return (
          <button
            key={uno}
            type="button"
            className={classes.nivel}
            aria-label={nombre}
            title={nombre}
            aria-pressed={uno === nivel}
            onClick={() => onNivel(uno)}
          >
            {uno}
          </button>
        );
      })}
    </fieldset>
  );
}
