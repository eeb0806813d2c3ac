// Brings balances from a sheet or from what is pasted: what it would write in each agencia is told before, with its difference.
import '@mantine/core/styles/Input.layer.css';
import type { HojaDeSaldosLeida } from '@cuadra/contract/contabilidad/saldos-iniciales/importar';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Columnas } from '#hojas/columnas.tsx';
import { hojaDeSaldos } from '#hojas/hoja-de-saldos.ts';
import { estaCompleta } from '#hojas/manera.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { SHEET_EXTENSIONS } from '#ui/files/sheet-file.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from '../saldos-iniciales.module.css';
import { OtrosAjustes } from './otros-ajustes.tsx';
import { ResultadoDelEnsayo } from './resultado-del-ensayo.tsx';
import { useImportacion } from './use-importacion.ts';

interface ImportarSaldosProps {
  readonly fecha: string;
  readonly onClose: () => void;
}

export function ImportarSaldos({ fecha, onClose }: ImportarSaldosProps) {
  const importacion = useImportacion(fecha, onClose);
  const { archivo, resultado, revisando, importando, fallos } = importacion;
  const [conColumnas, setConColumnas] = useState(false);
  return (
    <FormDialog titulo="Traer saldos iniciales" ancho={1040} onClose={onClose}>
      <div className={classes.dialogo}>
        <FileDrop
          etiqueta={archivo === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
          extensiones={SHEET_EXTENSIONS}
          nota={archivo?.nombre ?? 'CSV o XLSX: cuenta, agencia y saldo'}
          ocupado={revisando || importando}
          onArchivo={(elegido) => {
            setConColumnas(false);
            void importacion.elegir(elegido);
          }}
        />
        {archivo === undefined && <Pegar onPegar={importacion.pegar} />}
        {fallos.map((fallo) => (
          <FormNotice key={fallo} tono="error" texto={fallo} />
        ))}
        <ComoSeLee
          importacion={importacion}
          conColumnas={conColumnas}
          onConColumnas={() => setConColumnas(true)}
        />
        {revisando && <SkeletonRows filas={5} etiqueta="Revisando la hoja" />}
        {resultado !== undefined && (
          <ResultadoDelEnsayo resultado={resultado} nombreDeHoja={archivo?.nombre ?? 'saldos'} />
        )}
      </div>
      <FormDialogFooter nota="Reemplaza lo que se está escribiendo en esas agencias." onCancelar={onClose}>
        <Button
          disabled={!estaListo(resultado)}
          loading={importando}
          onClick={() => void importacion.importar()}
        >
          Traer
        </Button>
      </FormDialogFooter>
    </FormDialog>
  );
}

const estaListo = (resultado: HojaDeSaldosLeida | undefined): boolean =>
  resultado !== undefined &&
  resultado.totalDeErrores === 0 &&
  resultado.agencias.length > 0 &&
  resultado.agencias.every(({ impedimento }) => impedimento === null);

function Pegar({ onPegar }: { readonly onPegar: (texto: string) => Promise<void> }) {
  const [texto, setTexto] = useState('');
  return (
    <div className={classes.pegar}>
      <Textarea
        label="O péguela de su hoja de cálculo"
        description="Con sus encabezados en la primera fila."
        rows={4}
        value={texto}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      <Button variant="default" disabled={texto.trim() === ''} onClick={() => void onPegar(texto)}>
        Leer lo pegado
      </Button>
    </div>
  );
}

interface ComoSeLeeProps {
  readonly importacion: ReturnType<typeof useImportacion>;
  readonly conColumnas: boolean;
  readonly onConColumnas: () => void;
}

/** Which column is which, and what is said of the sheet besides. */
function ComoSeLee({ importacion, conColumnas, onConColumnas }: ComoSeLeeProps) {
  const { columnas, manera, ajustes, resultado, importando, faltaSaldo } = importacion;
  if (columnas === undefined || manera === undefined) return null;
  return (
    <>
      <Columnas
        ficha={hojaDeSaldos}
        hoja={columnas}
        manera={manera}
        abiertas={conColumnas || faltaSaldo || !estaCompleta(hojaDeSaldos.campos, columnas, manera)}
        ocupado={importando}
        onAbrir={onConColumnas}
        onManera={(elegida) => {
          onConColumnas();
          importacion.leerAsi(elegida);
        }}
        onHoja={importacion.elegirHoja}
      />
      {faltaSaldo && (
        <FormNotice
          tono="info"
          texto="Diga en qué columna está el saldo, o en cuáles el deudor y el acreedor."
        />
      )}
      <OtrosAjustes ajustes={ajustes} signo={resultado?.signo ?? null} onAjustar={importacion.ajustar} />
    </>
  );
}
