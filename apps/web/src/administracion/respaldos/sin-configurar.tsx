// Without backups, what whoever installed Cuadra has to say in its settings.
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import classes from './respaldos.module.css';

export function SinConfigurar({ estado }: { readonly estado: 'sin-cifrado' | 'sin-destino' }) {
  return (
    <>
      <FormNotice
        tono="aviso"
        texto={
          estado === 'sin-destino'
            ? 'No se hacen respaldos: nadie ha indicado dónde guardarlos.'
            : 'No se hacen respaldos: falta con qué cifrarlos.'
        }
      />
      <p className={classes.texto}>
        Pida a quien instaló Cuadra que indique en sus ajustes, y la inicie de nuevo:
      </p>
      <ul className={classes.lista}>
        {estado === 'sin-destino' && (
          <li>
            <code>RESPALDO_CARPETA</code>, una carpeta de otro disco, o <code>RESPALDO_COMANDO</code>, el
            programa que los lleva a otra parte.
          </li>
        )}
        <li>
          <code>RESPALDO_CLAVE</code>, una frase larga, o <code>RESPALDO_LLAVE</code>, una llave pública.
          Guárdela fuera de esta máquina: sin ella ningún respaldo se puede abrir.
        </li>
      </ul>
    </>
  );
}
