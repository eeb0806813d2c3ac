// What was assumed or left out of a file: a few in sight, more at hand.
import { conMontosEnteros } from '#ui/format/dinero.ts';
import { contar } from './decir-archivo.ts';
import classes from './importar.module.css';

interface AdvertenciasProps {
  readonly textos: readonly string[];
  /** In a list, where each would make its row long. */
  readonly plegadas?: boolean;
}

const A_LA_VISTA = 2;

export function Advertencias({ textos, plegadas = false }: AdvertenciasProps) {
  if (textos.length === 0) return null;
  const lista = (
    <ul className={classes.advertencias}>
      {textos.map((texto) => (
        <li key={texto}>{conMontosEnteros(texto)}</li>
      ))}
    </ul>
  );
  if (!plegadas && textos.length <= A_LA_VISTA) return lista;
  return (
    <details className={classes.advertencias}>
      <summary>{contar(textos.length, 'advertencia', 'advertencias')}</summary>
      {lista}
    </details>
  );
}
