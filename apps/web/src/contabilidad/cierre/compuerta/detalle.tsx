// What the gate says, and each thing it speaks of with the way to it.
import type { CompuertaDelCierre } from '@cuadra/contract/contabilidad/cierre';
import { Link } from '@tanstack/react-router';
import classes from './compuerta-abierta.module.css';

export function Detalle({ compuerta: { motivo, detalle } }: { readonly compuerta: CompuertaDelCierre }) {
  return (
    <div>
      <p className={classes.texto}>{motivo}</p>
      {detalle.length > 0 && (
        <ul className={classes.detalle} aria-label="Detalle">
          {detalle.map(({ id, texto, enlace }) => (
            <li key={id}>{enlace === null ? texto : <Link to={enlace}>{texto}</Link>}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
