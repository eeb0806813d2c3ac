// What the gate says, and each thing it speaks of with the way to it.
import type { CompuertaDelCierre } from '@cuadra/contract/contabilidad/periodos/cierre';
import { Link } from '@tanstack/react-router';
import { explicacionDe } from '../compuertas-visibles.ts';
import classes from './compuerta-abierta.module.css';

export function Detalle({ compuerta }: { readonly compuerta: CompuertaDelCierre }) {
  const explicacion = explicacionDe(compuerta);
  const { detalle } = compuerta;
  if (explicacion === undefined && detalle.length === 0) return null;
  return (
    <div>
      {explicacion !== undefined && <p className={classes.texto}>{explicacion}</p>}
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
