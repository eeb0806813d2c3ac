// What importing the file would do: how many accounts, which, field by field; and what must be corrected.
import type { ResultadoImportacion } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { PorCorregir } from '#hojas/por-corregir.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SheetCounts } from '#ui/files/sheet-counts.tsx';
import type { SheetFile } from '#ui/files/sheet-file.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
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
  const id = 'cambios-de-importacion';
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.subtitulo}>
        Lo que cambia
      </h3>
      <DataTable
        label="Cambios"
        frame={{ height: '20rem', label: 'Cambios' }}
        density="compact"
        narrow="keep"
        rows={cambios.slice(0, FILAS_MAX)}
        rowKey={({ idCuenta }) => idCuenta}
        columns={[
          { title: 'Código', kind: 'code', cell: ({ idCuenta }) => idCuenta },
          { title: 'Cuenta', cell: ({ nombreCuenta }) => nombreCuenta },
          {
            title: 'Cambio',
            cell: ({ cambio, campos }) =>
              cambio === 'nueva' ? <span className={classes.nueva}>Nueva</span> : <Campos campos={campos} />,
          },
        ]}
      />
      {cambios.length > FILAS_MAX && (
        <p className={classes.resto}>Y {formatearEntero(cambios.length - FILAS_MAX)} más.</p>
      )}
    </section>
  );
}

function Campos({ campos }: Pick<ResultadoImportacion['cambios'][number], 'campos'>) {
  return campos.map(({ campo, antes, despues }) => (
    <div key={campo}>
      <span className={classes.campo}>{nombreDeCampo(campo)}:</span>{' '}
      <del className={classes.campo}>{nombreDeValor(campo, antes)}</del> →{' '}
      <ins className={classes.despues}>{nombreDeValor(campo, despues)}</ins>
    </div>
  ));
}
