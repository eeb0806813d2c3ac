// Brings a chart from a file. As soon as it is chosen the server rehearses it and tells what would change and what must
// be corrected; only a file without errors can be imported, all of it or nothing.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Columnas } from '../../../hojas/columnas.tsx';
import { faltantes } from '../../../hojas/mapeo.ts';
import { FormDialog, FormDialogFooter } from '../../../ui/dialogs/form-dialog.tsx';
import { FormNotice } from '../../../ui/dialogs/form-notice.tsx';
import { FileDrop } from '../../../ui/files/file-drop.tsx';
import { SHEET_EXTENSIONS } from '../../../ui/files/sheet-file.ts';
import { SkeletonRows } from '../../../ui/tables/skeleton-rows.tsx';
import { contarCuentas } from '../nombres.ts';
import { ColumnasEsperadas } from './columnas-esperadas.tsx';
import { hojaDelCatalogo } from './hoja-del-catalogo.ts';
import classes from './importar-catalogo.module.css';
import { ResultadoDelEnsayo } from './resultado-del-ensayo.tsx';
import { useImportacion } from './use-importacion.ts';

const NOTA = 'No se elimina ninguna cuenta: las que no están en el archivo quedan como están.';

export function ImportarCatalogo({ onClose }: { readonly onClose: () => void }) {
  const importacion = useImportacion(onClose);
  const { archivo, columnas, mapeo, resultado, revisando, importando } = importacion;
  const { fallos, porImportar, estaListo, elegir, asignar, importar } = importacion;
  const [conColumnas, setConColumnas] = useState(false);
  return (
    <FormDialog titulo="Importar catálogo" ancho={880} onClose={onClose}>
      <div className={classes.cuerpo}>
        <FileDrop
          etiqueta={archivo === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
          extensiones={SHEET_EXTENSIONS}
          nota={archivo?.nombre ?? 'CSV (UTF-8) o XLSX'}
          ocupado={revisando || importando}
          onArchivo={(elegido) => {
            setConColumnas(false);
            void elegir(elegido);
          }}
        />
        {fallos.map((fallo) => (
          <FormNotice key={fallo} tono="error" texto={fallo} />
        ))}
        {columnas !== undefined && mapeo !== undefined && (
          <Columnas
            ficha={hojaDelCatalogo}
            hoja={columnas}
            mapeo={mapeo}
            abiertas={conColumnas || faltantes(hojaDelCatalogo.campos, mapeo).length > 0}
            ocupado={importando}
            onAbrir={() => setConColumnas(true)}
            onAsignar={(campo, lugar) => {
              setConColumnas(true);
              asignar(campo, lugar);
            }}
          />
        )}
        {revisando && <SkeletonRows filas={6} etiqueta="Revisando el archivo" />}
        {resultado !== undefined && <ResultadoDelEnsayo resultado={resultado} />}
        {columnas === undefined && !revisando && <ColumnasEsperadas />}
      </div>
      <FormDialogFooter nota={NOTA} onCancelar={onClose}>
        <Button disabled={!estaListo} loading={importando} onClick={() => void importar()}>
          {estaListo ? `Importar ${contarCuentas(porImportar)}` : 'Importar'}
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}
