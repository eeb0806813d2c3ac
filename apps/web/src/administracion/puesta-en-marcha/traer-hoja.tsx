// The dialog that brings a sheet of people or of agencias: the file, how it is read, what it would do, and doing it.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ErrorDeHoja } from '#hojas/clases-de-error.ts';
import type { FichaDeHoja } from '#hojas/ficha-de-hoja.ts';
import { HojaPorTraer } from '#hojas/hoja-por-traer.tsx';
import { PorCorregir } from '#hojas/por-corregir.tsx';
import type { useHojaElegida } from '#hojas/use-hoja-elegida.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { SheetColumns } from '#ui/files/sheet-columns.tsx';
import { SheetCounts } from '#ui/files/sheet-counts.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './traer-hoja.module.css';

interface Ensayado {
  readonly nuevas: number;
  readonly yaEstan: number;
  readonly errores: readonly ErrorDeHoja[];
}

interface TraerHojaProps<C extends string> {
  readonly titulo: string;
  readonly ficha: FichaDeHoja<C>;
  readonly hoja: ReturnType<typeof useHojaElegida<C>>;
  /** What each column is, for whoever prepares the sheet. */
  readonly columnas: readonly (readonly [nombre: string, sentido: string])[];
  readonly plantilla: { readonly nombre: string; readonly texto: string };
  readonly ensayado: Ensayado | undefined;
  readonly trabajo: {
    readonly ensayando: boolean;
    readonly trayendo: boolean;
    readonly fallos: readonly string[];
  };
  readonly nota: string;
  readonly accion: string;
  /** Those it would bring. */
  readonly children: ReactNode;
  readonly onTraer: () => void;
  readonly onClose: () => void;
}

export function TraerHoja<C extends string>(props: TraerHojaProps<C>) {
  const { titulo, ficha, hoja, columnas, plantilla, ensayado, trabajo, nota, accion, children } = props;
  const { ensayando, trayendo, fallos } = trabajo;
  const nombres: Readonly<Record<string, string>> = ficha.nombres;
  const estaListo = ensayado !== undefined && ensayado.errores.length === 0 && ensayado.nuevas > 0;
  return (
    <FormDialog titulo={titulo} ancho={1040} onClose={props.onClose}>
      <div className={classes.cuerpo}>
        <HojaPorTraer
          ficha={ficha}
          hoja={hoja}
          nota="CSV o XLSX"
          ocupado={ensayando || trayendo}
          fallos={fallos}
        />
        {(hoja.mirando || ensayando) && <SkeletonRows filas={6} etiqueta="Revisando la hoja" />}
        {ensayado !== undefined && (
          <>
            <Resumen ensayado={ensayado} />
            <PorCorregir
              errores={ensayado.errores}
              nombrar={(campo) => nombres[campo] ?? ''}
              nombreDeHoja={hoja.archivo?.nombre ?? titulo}
            />
            {children}
          </>
        )}
        {hoja.archivo === undefined && (
          <SheetColumns
            className={classes.esperadas}
            etiqueta="Columnas de la hoja"
            explicacion="La primera línea lleva los encabezados, en cualquier orden; si se llaman de otra manera, se le pregunta cuál es cuál."
            columnas={columnas}
            plantilla={{
              texto: 'Descargar una hoja para llenar (CSV)',
              pedir: () => Promise.resolve(archivoDe(plantilla)),
            }}
          />
        )}
      </div>
      <FormDialogFooter nota={nota} onCancelar={props.onClose}>
        <Button disabled={!estaListo} loading={trayendo} onClick={props.onTraer}>
          {accion}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}

function Resumen({ ensayado: { nuevas, yaEstan, errores } }: { readonly ensayado: Ensayado }) {
  return (
    <div role="status" aria-label="Resumen">
      <SheetCounts
        cuentas={[
          ['Nuevas', nuevas],
          ['Ya están', yaEstan],
        ]}
        errores={['Por corregir', errores.length]}
      />
    </div>
  );
}

/** With the mark that makes spreadsheets read it as UTF-8. */
const archivoDe = ({ nombre, texto }: { readonly nombre: string; readonly texto: string }): File =>
  new File([`\uFEFF${texto}\r\n`], nombre, { type: 'text/csv' });
