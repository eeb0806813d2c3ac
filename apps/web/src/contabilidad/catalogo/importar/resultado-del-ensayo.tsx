// What importing the file would do: how many accounts, which, field by field; and line by line what must be corrected.
import type { ResultadoImportacion } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { formatearEntero } from '../../../ui/format/money.ts';
import { nombreDeCampo, nombreDeValor } from '../nombres.ts';
import classes from './importar-catalogo.module.css';

// More than anybody reads in a dialog; the counts above are of all of them.
const FILAS_MAX = 300;

export function ResultadoDelEnsayo({ resultado }: { readonly resultado: ResultadoImportacion }) {
  const { nuevas, cambiadas, iguales, errores, cambios } = resultado;
  const sinNada = errores.length === 0 && cambios.length === 0;
  return (
    <div className={classes.resultado}>
      <div role="status" aria-label="Resumen">
        <dl className={classes.cifras}>
          <Cifra nombre="Nuevas" cuantas={nuevas} />
          <Cifra nombre="Cambiadas" cuantas={cambiadas} />
          <Cifra nombre="Iguales" cuantas={iguales} />
          <Cifra nombre="Errores" cuantas={errores.length} conError={errores.length > 0} />
        </dl>
      </div>
      {errores.length > 0 && <Errores errores={errores} />}
      {cambios.length > 0 && <Cambios cambios={cambios} />}
      {sinNada && (
        <FormNotice tono="info" texto="El archivo dice lo mismo que el catálogo: no hay nada que importar." />
      )}
    </div>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly cuantas: number;
  readonly conError?: boolean;
}

function Cifra({ nombre, cuantas, conError = false }: CifraProps) {
  return (
    <div data-error={conError || undefined}>
      <dt>{nombre}</dt>
      <dd>{formatearEntero(cuantas)}</dd>
    </div>
  );
}

function Errores({ errores }: Pick<ResultadoImportacion, 'errores'>) {
  return (
    <section aria-labelledby="errores-de-importacion">
      <h3 id="errores-de-importacion" className={classes.subtitulo}>
        Corrija el archivo y elíjalo de nuevo
      </h3>
      <div className={classes.marco}>
        <table className={classes.tabla} aria-label="Errores">
          <thead>
            <tr>
              <th scope="col">Línea</th>
              <th scope="col">Columna</th>
              <th scope="col">Qué corregir</th>
            </tr>
          </thead>
          <tbody>
            {errores.slice(0, FILAS_MAX).map(({ linea, campo, codigo, mensaje }) => (
              <tr key={`${linea} ${campo} ${codigo}`}>
                <td className="cifras">{linea}</td>
                <td>{campo}</td>
                <td>{mensaje}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Resto cuantas={errores.length} />
      </div>
    </section>
  );
}

function Cambios({ cambios }: Pick<ResultadoImportacion, 'cambios'>) {
  return (
    <section aria-labelledby="cambios-de-importacion">
      <h3 id="cambios-de-importacion" className={classes.subtitulo}>
        Lo que cambia
      </h3>
      <div className={classes.marco}>
        <table className={classes.tabla} aria-label="Cambios">
          <thead>
            <tr>
              <th scope="col">Código</th>
              <th scope="col">Cuenta</th>
              <th scope="col">Cambio</th>
            </tr>
          </thead>
          <tbody>
            {cambios.slice(0, FILAS_MAX).map(({ idCuenta, nombreCuenta, cambio, campos }) => (
              <tr key={idCuenta}>
                <td className="cifras">{idCuenta}</td>
                <td>{nombreCuenta}</td>
                <td>
                  {cambio === 'nueva' ? (
                    <span className={classes.nueva}>Nueva</span>
                  ) : (
                    <Campos campos={campos} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Resto cuantas={cambios.length} />
      </div>
    </section>
  );
}

function Campos({ campos }: Pick<ResultadoImportacion['cambios'][number], 'campos'>) {
  return campos.map(({ campo, antes, despues }) => (
    <div key={campo}>
      <span className={classes.campo}>{nombreDeCampo(campo)}:</span> <del>{nombreDeValor(campo, antes)}</del>{' '}
      → <ins>{nombreDeValor(campo, despues)}</ins>
    </div>
  ));
}

function Resto({ cuantas }: { readonly cuantas: number }) {
  if (cuantas <= FILAS_MAX) return null;
  return <p className={classes.resto}>Y {formatearEntero(cuantas - FILAS_MAX)} más.</p>;
}
