// From a sheet to the books: the file, which column is which, what would happen, and then it happens. All the partidas
// or none of them.
import type { AvanceDeLote, ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormDialog, FormDialogFooter } from '../../ui/dialogs/form-dialog.tsx';
import { FormNotice } from '../../ui/dialogs/form-notice.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { SHEET_EXTENSIONS } from '../../ui/files/sheet-file.ts';
import { SkeletonRows } from '../../ui/tables/skeleton-rows.tsx';
import { Columnas } from './columnas.tsx';
import { ColumnasEsperadas } from './columnas-esperadas.tsx';
import classes from './importar-partidas.module.css';
import { faltantes } from './mapeo.ts';
import { contarPartidas, decirHecha } from './nombres.ts';
import { ResultadoDelEnsayo } from './resultado-del-ensayo.tsx';
import { Trabajando } from './trabajando.tsx';
import { useImportacion } from './use-importacion.ts';

interface DialogoProps {
  readonly onCerrar: () => void;
  readonly onImportadas: ((resultado: ResultadoDeLote) => void) | undefined;
}

export default function Dialogo({ onCerrar, onImportadas }: DialogoProps) {
  const importacion = useImportacion(onImportadas);
  const [conColumnas, setConColumnas] = useState(false);
  const { hecha, importando, avance } = importacion;
  if (hecha !== undefined) return <Hecha resultado={hecha} onCerrar={onCerrar} />;
  const parte = { importacion, onColumnas: setConColumnas };
  return (
    <FormDialog titulo="Importar partidas" ancho={1040} onClose={onCerrar}>
      <Cuerpo {...parte} conColumnas={conColumnas} />
      <FormDialogFooter
        nota={importando ? notaAlImportar(avance) : TODO_O_NADA}
        cancelar={importando ? 'Cerrar' : undefined}
        onCancelar={onCerrar}
      >
        <PasoSiguiente {...parte} />
      </FormDialogFooter>
    </FormDialog>
  );
}

interface ParteProps {
  readonly importacion: ReturnType<typeof useImportacion>;
  /** Whether the columns are open to be chosen. */
  readonly onColumnas: (abiertas: boolean) => void;
}

/** The file, which column is which, and what came of it. */
function Cuerpo({ importacion, conColumnas, onColumnas }: ParteProps & { readonly conColumnas: boolean }) {
  const { archivo, columnas, mapeo, ensayo, reconociendo, revisando, importando } = importacion;
  const ocupado = reconociendo || revisando || importando;
  const hayQueElegir = ensayo === undefined || (mapeo !== undefined && faltantes(mapeo).length > 0);
  return (
    <div className={classes.cuerpo}>
      <FileDrop
        etiqueta={archivo === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
        extensiones={SHEET_EXTENSIONS}
        nota={archivo?.nombre ?? 'CSV (UTF-8) o XLSX, de cualquier programa: usted dice qué es cada columna'}
        ocupado={ocupado}
        onArchivo={(elegido) => {
          onColumnas(false);
          void importacion.elegir(elegido);
        }}
      />
      {importacion.fallos.map((fallo) => (
        <FormNotice key={fallo} tono="error" texto={fallo} />
      ))}
      {reconociendo && <SkeletonRows filas={6} etiqueta="Leyendo la hoja" />}
      {!reconociendo && columnas === undefined && <ColumnasEsperadas />}
      {!reconociendo && columnas !== undefined && mapeo !== undefined && (
        <Columnas
          hoja={columnas}
          mapeo={mapeo}
          abiertas={conColumnas || (hayQueElegir && !ocupado)}
          ocupado={ocupado}
          onAbrir={() => onColumnas(true)}
          onAsignar={(campo, lugar) => {
            onColumnas(true);
            importacion.asignar(campo, lugar);
          }}
        />
      )}
      {(revisando || importando) && <Trabajando avance={importacion.avance} />}
      <Ensayado importacion={importacion} />
    </div>
  );
}

function Ensayado({ importacion }: Pick<ParteProps, 'importacion'>) {
  const { archivo, columnas, mapeo, ensayo, revisando } = importacion;
  if (ensayo === undefined || revisando || columnas === undefined || mapeo === undefined) return null;
  return (
    <ResultadoDelEnsayo
      resultado={ensayo}
      hoja={columnas}
      mapeo={mapeo}
      nombreDeHoja={archivo?.nombre ?? ''}
    />
  );
}

/** Reviewing comes first; what is right can be posted. */
function PasoSiguiente({ importacion, onColumnas }: ParteProps) {
  const { mapeo, ensayo, reconociendo, revisando, importando } = importacion;
  if (ensayo === undefined) {
    return (
      <Button
        key="revisar"
        disabled={mapeo === undefined || faltantes(mapeo).length > 0 || reconociendo}
        loading={revisando}
        onClick={() => {
          onColumnas(false);
          importacion.revisar();
        }}
      >
        Revisar
      </Button>
    );
  }
  const estaLista = ensayo.totalDeErrores === 0 && !revisando;
  // Another button: an Enter held down on the one before it must not post.
  return (
    <Button
      key="contabilizar"
      disabled={!estaLista}
      loading={importando}
      onClick={() => void importacion.importar()}
    >
      {estaLista ? `Contabilizar ${contarPartidas(ensayo.partidas)}` : 'Contabilizar'}
    </Button>
  );
}

const TODO_O_NADA = 'Se contabilizan todas o ninguna: con una sola fila por corregir no se guarda nada.';

/** The sheet is on its way until the server says something. */
const notaAlImportar = (avance: AvanceDeLote | undefined): string =>
  avance === undefined
    ? 'Mientras se envía el archivo, no cierre el navegador: todavía no se ha contabilizado nada.'
    : 'Puede cerrar e ir a otra pantalla: se contabilizan igual y se le avisará al terminar.';

function Hecha({ resultado, onCerrar }: { readonly resultado: ResultadoDeLote; onCerrar: () => void }) {
  return (
    <FormDialog titulo="Importar partidas" onClose={onCerrar}>
      <FormNotice tono="info" texto={decirHecha(resultado)} />
      <div className={classes.cierre}>
        <Button data-autofocus onClick={onCerrar}>
          Listo
        </Button>
      </div>
    </FormDialog>
  );
}
