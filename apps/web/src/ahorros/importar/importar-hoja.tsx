// Brings asociados, accounts or movements from a file. As soon as it is chosen the server rehearses it and tells what would come in and
// what must be corrected; only a file without errors can be imported, all of it or nothing.
import type { ResultadoDeAhorros } from '@cuadra/contract/ahorros/importaciones';
import { todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { CSV } from '@cuadra/contract/medios';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Columnas } from '#hojas/columnas.tsx';
import { estaCompleta } from '#hojas/manera.ts';
import { PorCorregir } from '#hojas/por-corregir.tsx';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { SheetColumns } from '#ui/files/sheet-columns.tsx';
import { SheetCounts } from '#ui/files/sheet-counts.tsx';
import { SHEET_EXTENSIONS, type SheetFile } from '#ui/files/sheet-file.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './importar.module.css';
import { type HojaPorImportar, useImportacion } from './use-importacion.ts';

interface ImportarHojaProps<C extends string> {
  readonly titulo: string;
  readonly nota: string;
  readonly unaFila: string;
  readonly hoja: HojaPorImportar<C>;
  readonly contar: (cuantas: number) => string;
  readonly alTerminar: (resultado: ResultadoDeAhorros) => void;
  readonly onClose: () => void;
}

export function ImportarHoja<C extends string>(props: ImportarHojaProps<C>) {
  const { titulo, nota, hoja, contar, alTerminar, onClose } = props;
  const { ficha } = hoja;
  const importacion = useImportacion(hoja, alTerminar);
  const { archivo, columnas, manera, resultado, revisando, importando, fallos, estaListo } = importacion;
  const [conColumnas, setConColumnas] = useState(false);
  return (
    <FormDialog titulo={titulo} ancho={880} onClose={onClose}>
      <div className={classes.cuerpo}>
        <FileDrop
          etiqueta={archivo === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
          extensiones={SHEET_EXTENSIONS}
          nota={archivo?.nombre ?? 'CSV o XLSX'}
          ocupado={revisando || importando}
          onArchivo={(elegido) => {
            setConColumnas(false);
            void importacion.elegir(elegido);
          }}
        />
        {fallos.map((fallo) => (
          <FormNotice key={fallo} tono="error" texto={fallo} />
        ))}
        {columnas !== undefined && manera !== undefined && (
          <Columnas
            ficha={ficha}
            hoja={columnas}
            manera={manera}
            abiertas={conColumnas || !estaCompleta(ficha.campos, columnas, manera)}
            ocupado={importando}
            onAbrir={() => setConColumnas(true)}
            onManera={(elegida) => {
              setConColumnas(true);
              importacion.leerAsi(elegida);
            }}
            onHoja={importacion.elegirHoja}
          />
        )}
        {revisando && <SkeletonRows filas={6} etiqueta="Revisando el archivo" />}
        {resultado !== undefined && <Resultado {...{ resultado, ficha, archivo }} />}
        {columnas === undefined && !revisando && <Esperadas {...props} />}
      </div>
      <FormDialogFooter nota={nota} onCancelar={onClose}>
        <Button disabled={!estaListo} loading={importando} onClick={() => void importacion.importar()}>
          {estaListo ? `Importar ${contar(resultado?.nuevas ?? 0)}` : 'Importar'}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}

function Esperadas<C extends string>({ hoja: { ficha }, unaFila }: ImportarHojaProps<C>) {
  return (
    <SheetColumns
      etiqueta="Columnas del archivo"
      explicacion={`La primera línea lleva los encabezados, en cualquier orden y con los nombres que usaba su programa; después, ${unaFila}.`}
      columnas={todosLosCampos(ficha.campos).map(
        (campo) => [ficha.nombres[campo], ficha.sentidos[campo]] as const,
      )}
      plantilla={{
        texto: 'Descargar plantilla (CSV)',
        pedir: () => Promise.resolve(plantillaDe(ficha)),
      }}
      className={classes.columnas}
    />
  );
}

/** Its headings, as the server knows them. */
function plantillaDe<C extends string>({ campos, nombres }: HojaPorImportar<C>['ficha']): File {
  const encabezados = todosLosCampos(campos).map((campo) => nombres[campo]);
  return new File([`\uFEFF${encabezados.join(',')}\r\n`], `plantilla-${campos.clase}.csv`, { type: CSV });
}

interface ResultadoProps<C extends string> extends Pick<HojaPorImportar<C>, 'ficha'> {
  readonly resultado: ResultadoDeAhorros;
  readonly archivo: SheetFile | undefined;
}

function Resultado<C extends string>({ resultado, ficha, archivo }: ResultadoProps<C>) {
  const { nuevas, monto, errores, conErrores } = resultado;
  const nombres: Readonly<Record<string, string>> = ficha.nombres;
  return (
    <div className={classes.resultado}>
      <div role="status" aria-label="Resumen">
        <SheetCounts cuentas={[['Por importar', nuevas]]} errores={['Con errores', conErrores]} />
      </div>
      {monto !== 0 && <p className={classes.monto}>Suman {formatearQuetzales(monto)}.</p>}
      <PorCorregir
        errores={errores}
        hayMas={conErrores > errores.length}
        nombrar={(campo) => nombres[campo] ?? ''}
        nombreDeHoja={archivo?.nombre ?? ficha.campos.clase}
      />
    </div>
  );
}
