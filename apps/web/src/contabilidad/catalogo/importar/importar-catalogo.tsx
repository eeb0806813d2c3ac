// Brings a chart from a file. As soon as it is chosen the server rehearses it and tells what would change and what must
// be corrected; only a file without errors can be imported, all of it or nothing.
import { camposFaltantes } from '@cuadra/contract/hojas/mapeo';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Columnas } from '#hojas/columnas.tsx';
import { estaCompleta } from '#hojas/manera.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { SHEET_EXTENSIONS, type SheetFile } from '#ui/files/sheet-file.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { contarCuentas } from '../nombres.ts';
import { ColumnasEsperadas } from './columnas-esperadas.tsx';
import { hojaDelCatalogo } from './hoja-del-catalogo.ts';
import classes from './importar-catalogo.module.css';
import { ResultadoDelEnsayo } from './resultado-del-ensayo.tsx';
import { useImportacion } from './use-importacion.ts';

const NOTA = 'No se elimina ninguna cuenta: las que no están en el archivo quedan como están.';

interface ImportarCatalogoProps {
  readonly onClose: () => void;
  /** It is the chart of another program, whose tree is not ours. */
  readonly onAjeno: (archivo: SheetFile | undefined) => void;
}

export function ImportarCatalogo({ onClose, onAjeno }: ImportarCatalogoProps) {
  const importacion = useImportacion(onClose);
  const { archivo, columnas, manera, resultado, revisando, importando } = importacion;
  const { fallos, porImportar, estaListo, elegir, elegirHoja, leerAsi, importar } = importacion;
  const [conColumnas, setConColumnas] = useState(false);
  return (
    <FormDialog titulo="Importar catálogo" ancho={880} onClose={onClose}>
      <div className={classes.cuerpo}>
        <FileDrop
          etiqueta={archivo === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
          extensiones={SHEET_EXTENSIONS}
          nota={archivo?.nombre ?? 'CSV o XLSX'}
          ocupado={revisando || importando}
          onArchivo={(elegido) => {
            setConColumnas(false);
            void elegir(elegido);
          }}
        />
        {fallos.map((fallo) => (
          <FormNotice key={fallo} tono="error" texto={fallo} />
        ))}
        {columnas !== undefined && manera !== undefined && (
          <Columnas
            ficha={hojaDelCatalogo}
            hoja={columnas}
            manera={manera}
            abiertas={conColumnas || !estaCompleta(hojaDelCatalogo.campos, columnas, manera)}
            ocupado={importando}
            onAbrir={() => setConColumnas(true)}
            onManera={(elegida) => {
              setConColumnas(true);
              leerAsi(elegida);
            }}
            onHoja={elegirHoja}
          />
        )}
        {!revisando && <DeOtroSistema importacion={importacion} onAjeno={onAjeno} />}
        {revisando && <SkeletonRows filas={6} etiqueta="Revisando el archivo" />}
        {resultado !== undefined && <ResultadoDelEnsayo {...{ resultado, archivo }} />}
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

interface DeOtroSistemaProps {
  readonly importacion: ReturnType<typeof useImportacion>;
  readonly onAjeno: (archivo: SheetFile | undefined) => void;
}

/** Offered at the beginning, and where the file does not speak as our chart. */
function DeOtroSistema({ importacion: { archivo, manera, resultado }, onAjeno }: DeOtroSistemaProps) {
  const faltan = manera !== undefined && camposFaltantes(hojaDelCatalogo.campos, manera.mapeo).length > 0;
  const conOtrosCodigos = resultado?.errores.some(({ codigo }) => CODIGOS_DE_OTROS.includes(codigo)) ?? false;
  if (archivo !== undefined && !faltan && !conOtrosCodigos) return null;
  return (
    <FormNotice
      tono="info"
      texto="¿Es el catálogo de otro sistema, con otros códigos o más niveles? Cuadra propone dónde va cada cuenta."
      acciones={
        <Button variant="default" size="xs" onClick={() => onAjeno(archivo)}>
          Es de otro sistema
        </Button>
      }
    />
  );
}

const CODIGOS_DE_OTROS: readonly string[] = [
  'CODIGO_INVALIDO',
  'CUENTA_SIN_MAYOR',
  'MAYOR_DISTINTO',
  'TIPO_INVALIDO',
];
