// The tags of an account: its own, and those it has because an account of mayor above it carries them.
import type { Nodo } from '../arbol.ts';
import { InsigniaDeEtiqueta } from '../insignias.tsx';
import classes from './panel-de-cuenta.module.css';

interface EtiquetasDeCuentaProps {
  readonly nodo: Nodo;
  /** The accounts above it, from the class down. */
  readonly camino: readonly Nodo[];
  readonly onEtiqueta: (nombre: string) => void;
}

export function EtiquetasDeCuenta({ nodo, camino, onEtiqueta }: EtiquetasDeCuentaProps) {
  const propias = nodo.cuenta.etiquetas;
  const deArriba = camino.flatMap(({ cuenta: { idCuenta, etiquetas } }) =>
    etiquetas.filter((nombre) => !propias.includes(nombre)).map((nombre) => ({ nombre, idCuenta })),
  );
  if (propias.length + deArriba.length === 0) return 'Ninguna';
  const boton = (nombre: string) => (
    <button
      type="button"
      className={classes.etiqueta}
      title={`Ver todas las cuentas con la etiqueta ${nombre}`}
      onClick={() => onEtiqueta(nombre)}
    >
      <InsigniaDeEtiqueta nombre={nombre} />
    </button>
  );
  return (
    <ul className={classes.etiquetas}>
      {propias.map((nombre) => (
        <li key={nombre}>{boton(nombre)}</li>
      ))}
      {deArriba.map(({ nombre, idCuenta }) => (
        <li key={`${idCuenta} ${nombre}`}>
          {boton(nombre)} <span className={classes.origen}>por la {idCuenta}</span>
        </li>
      ))}
    </ul>
  );
}
