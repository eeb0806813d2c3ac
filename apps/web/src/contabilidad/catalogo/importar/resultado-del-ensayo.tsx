// What importing the file would do: how many accounts, which, field by field; and what must be corrected.
import type { ResultadoImportacion } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { ReactNode } from 'react';
import { PorCorregir } from '#hojas/por-corregir.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SheetCounts } from '#ui/files/sheet-counts.tsx';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { TablaDeDialogo } from '../formularios/tabla-de-dialogo.tsx';
import { nombreDeCampo, nombreDeValor } from '../nombres.ts';
import classes from './importar-catalogo.module.css';

// More than anybody reads in a dialog; the counts above are of all of them.
const FILAS_MAX = 300;

interface ResultadoDelEnsayoProps {
  readonly resultado: ResultadoImportacion;
  readonly archivo: SheetFile | undefined;
}

export function ResultadoDelEnsayo({ resultado, archivo }: ResultadoDelEnsayoProps) {
  const { nuevas, cambiadas, iguales, errores, cambios } = resultado;
  const sinNada = errores.length === 0 && cambios.length === 0;
  return (
    <div className={classes.resultado}>
      <div role="status" aria-label="Resumen">
        <SheetCounts
          cuentas={[
            ['Nuevas', nuevas],
            ['Cambiadas', cambiadas],
            ['Iguales', iguales],
          ]}
          errores={['Errores', errores.length]}
        />
      </div>
      <PorCorregir errores={errores} nombrar={nombreDeCampo} nombreDeHoja={archivo?.nombre ?? 'catálogo'} />
      {cambios.length > 0 && <Cambios cambios={cambios} />}
      {sinNada && (
        <FormNotice
          tono="exito"
          texto="El archivo dice lo mismo que el catálogo: no hay nada que importar."
        />
      )}
    </div>
  );
}

function Cambios({ cambios }: Pick<ResultadoImportacion, 'cambios'>) {
  return (
    <Seccion
      id="cambios-de-importacion"
      titulo="Lo que cambia"
      etiqueta="Cambios"
      columnas={['Código', 'Cuenta', 'Cambio']}
      cuantas={cambios.length}
    >
      {cambios.slice(0, FILAS_MAX).map(({ idCuenta, nombreCuenta, cambio, campos }) => (
        <tr key={idCuenta}>
          <td className="cifras">{idCuenta}</td>
          <td>{nombreCuenta}</td>
          <td>
            {cambio === 'nueva' ? <span className={classes.nueva}>Nueva</span> : <Campos campos={campos} />}
          </td>
        </tr>
      ))}
    </Seccion>
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

interface SeccionProps {
  readonly id: string;
  readonly titulo: string;
  readonly etiqueta: string;
  readonly columnas: readonly string[];
  /** All there are, also those that are not shown. */
  readonly cuantas: number;
  readonly children: ReactNode;
}

function Seccion({ id, titulo, etiqueta, columnas, cuantas, children }: SeccionProps) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.subtitulo}>
        {titulo}
      </h3>
      <div className={classes.marco}>
        <TablaDeDialogo etiqueta={etiqueta} columnas={columnas}>
          {children}
        </TablaDeDialogo>
        {cuantas > FILAS_MAX && (
          <p className={classes.resto}>Y {formatearEntero(cuantas - FILAS_MAX)} más.</p>
        )}
      </div>
    </section>
  );
}
