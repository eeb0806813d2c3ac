// The top of a document's first page, drawn as the PDF draws it: name, NIT and address in one line, a rule, the title.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import classes from './vista-previa.module.css';

export function VistaPrevia({ nombre, nit, direccion }: Institucion) {
  const senas = [nit.trim() === '' ? '' : `NIT ${nit.trim()}`, direccion.trim()].filter(
    (parte) => parte !== '',
  );
  return (
    <figure className={classes.vista}>
      <figcaption className={classes.leyenda}>Así se imprime</figcaption>
      <div className={classes.hoja}>
        <p className={classes.nombre}>{nombre.trim()}</p>
        <p className={classes.senas}>{senas.join(' · ')}</p>
        <hr className={classes.raya} />
        <p className={classes.titulo}>Título del documento</p>
        <p className={classes.senas}>Periodo y filtros</p>
      </div>
    </figure>
  );
}
