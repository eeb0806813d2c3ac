import { Highlight } from '../../../ui/text/highlight.tsx';
import classes from './insignias.module.css';

interface InsigniaDeEtiquetaProps {
  readonly nombre: string;
  readonly palabras?: readonly string[];
}

export function InsigniaDeEtiqueta({ nombre, palabras = [] }: InsigniaDeEtiquetaProps) {
  return (
    <span className={classes.etiqueta}>
      <Highlight texto={nombre} palabras={palabras} />
    </span>
  );
}
