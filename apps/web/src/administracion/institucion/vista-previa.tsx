// The top of a document's first page, drawn as the PDF draws it: name, NIT and address in one line, a rule, the title.
import type { Institucion } from '@cuadra/contract/administracion/institucion';
import classes from './vista-previa.module.css';

interface VistaPreviaProps extends Institucion {
  /** The address of its image; absent: the name alone. */
  readonly logo: string | undefined;
}

export function VistaPrevia({ nombre, nit, direccion, logo }: VistaPreviaProps) {
  const senas = [nit.trim() === '' ? '' : `NIT ${nit.trim()}`, direccion.trim()].filter(
    (parte) => parte !== '',
  );
  return (
    <figure className={classes.vista}>
      <figcaption className={classes.leyenda}>Así se imprime</figcaption>
      <div className={classes.hoja}>
        <div className={classes.membrete}>
          {logo !== undefined && <img className={classes.logo} src={logo} alt="" />}
          <div>
            <p className={classes.nombre}>{nombre.trim()}</p>
            <p className={classes.senas}>{senas.join(' · ')}</p>
          </div>
        </div>
        <hr className={classes.raya} />
        <p className={classes.titulo}>Título del documento</p>
        <p className={classes.senas}>Periodo y filtros</p>
      </div>
    </figure>
  );
}
