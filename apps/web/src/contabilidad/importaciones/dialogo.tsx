// From a sheet to the books: the file, which column is which, what would happen, and then it happens. All the partidas
// or none of them.
import { camposDePartidas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { AvanceDeLote, ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Columnas } from '#hojas/columnas.tsx';
import { estaCompleta } from '#hojas/manera.ts';
import { FormDialog, FormDialogFooter } from '#ui/dialogs/form-dialog.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { JOURNAL_EXTENSIONS } from '#ui/files/sheet-file.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Advertencias } from './advertencias.tsx';
import { Balanza } from './balanza.tsx';
import { ColumnasEsperadas } from './columnas-esperadas.tsx';
import { Destino } from './destino.tsx';
import { hojaDePartidas } from './hoja-de-partidas.tsx';
import classes from './importar-partidas.module.css';
import { contarPartidas, decirHecha } from './nombres.ts';
import { PorImportar } from './por-importar.tsx';
import { ElegirEquivalencia } from './remedios/elegir-equivalencia.tsx';
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

/** Nothing is left to choose, nor to answer. */
const puedeRevisarse = ({ columnas, manera }: ParteProps['importacion']): boolean =>
  columnas !== undefined && manera !== undefined && estaCompleta(camposDePartidas, columnas, manera);

/** The file, which column is which, and what came of it. */
function Cuerpo({ importacion, conColumnas, onColumnas }: ParteProps & { readonly conColumnas: boolean }) {
  const { archivo, columnas, manera, ensayo, reconociendo, revisando, importando } = importacion;
  const ocupado = reconociendo || revisando || importando;
  const hayQueElegir = ensayo === undefined || !puedeRevisarse(importacion);
  return (
    <div className={classes.cuerpo}>
      <FileDrop
        etiqueta={archivo === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
        extensiones={JOURNAL_EXTENSIONS}
        nota={
          archivo?.nombre ??
          'CSV, XLSX o un diario de texto (hledger, ledger, beancount), de cualquier programa'
        }
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
      {!reconociendo && columnas !== undefined && manera !== undefined && (
        <Columnas
          ficha={hojaDePartidas}
          hoja={columnas}
          manera={manera}
          abiertas={conColumnas || (hayQueElegir && !ocupado)}
          ocupado={ocupado}
          onAbrir={() => onColumnas(true)}
          onManera={(elegida) => {
            onColumnas(true);
            importacion.leerAsi(elegida);
          }}
          onHoja={(hoja) => {
            onColumnas(false);
            importacion.elegirHoja(hoja);
          }}
        />
      )}
      {(revisando || importando) && <Trabajando avance={importacion.avance} />}
      <Ensayado importacion={importacion} />
    </div>
  );
}

function Ensayado({ importacion }: Pick<ParteProps, 'importacion'>) {
  const { archivo, columnas, manera, ensayo, revisando } = importacion;
  if (ensayo === undefined || revisando || columnas === undefined || manera === undefined) return null;
  const { palabras, releer } = importacion;
  const nombreDeHoja = archivo?.nombre ?? '';
  const mesa = { manera, palabras, nombreDeHoja, esHistoria: ensayo.esHistoria, releer };
  return (
    <>
      <div className={classes.decisiones}>
        <Destino destino={importacion.destino} onCambio={(destino) => releer({ destino })} />
        <ElegirEquivalencia mesa={mesa} />
      </div>
      <ResultadoDelEnsayo
        resultado={ensayo}
        hoja={columnas}
        mesa={mesa}
        onDescargar={importacion.descargar}
      />
      {ensayo.totalDeErrores === 0 && (
        <>
          <Advertencias
            advertencias={ensayo.advertencias}
            motivos={importacion.motivos}
            ocupado={importacion.importando}
            onMotivo={importacion.motivar}
          />
          {ensayo.balanza !== null && <Balanza balanza={ensayo.balanza} />}
          <PorImportar resultado={ensayo} />
        </>
      )}
    </>
  );
}

/** Reviewing comes first; what is right can be posted. */
function PasoSiguiente({ importacion, onColumnas }: ParteProps) {
  const { ensayo, reconociendo, revisando, importando } = importacion;
  if (ensayo === undefined) {
    return (
      <Button
        key="revisar"
        disabled={!puedeRevisarse(importacion) || reconociendo}
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
  const faltaMotivo = ensayo.advertencias.porCodigo.some(
    ({ codigo }) => (importacion.motivos[codigo] ?? '').trim().length < MOTIVO_MIN,
  );
  const sinErrores = ensayo.totalDeErrores === 0 && !revisando;
  const accion = acciones[importacion.destino];
  // Another button: an Enter held down on the one before it must not post.
  return (
    <Button
      key="contabilizar"
      disabled={!sinErrores || faltaMotivo}
      loading={importando}
      onClick={() => void importacion.importar()}
    >
      {sinErrores ? `${accion} ${contarPartidas(ensayo.partidas)}` : accion}
    </Button>
  );
}

const MOTIVO_MIN = 3;
const acciones = {
  contabilizar: 'Contabilizar',
  repartir: 'Importar',
  revision: 'Enviar a revisión',
  borradores: 'Dejar como borradores',
} as const;

const TODO_O_NADA = 'Se guardan todas o ninguna: con una sola fila por corregir no se guarda nada.';

/** The sheet is on its way until the server says something. */
const notaAlImportar = (avance: AvanceDeLote | undefined): string =>
  avance === undefined
    ? 'Mientras se envía el archivo, no cierre el navegador: todavía no se ha guardado nada.'
    : 'Puede cerrar e ir a otra pantalla: se guardan igual y se le avisará al terminar.';

function Hecha({ resultado, onCerrar }: { readonly resultado: ResultadoDeLote; onCerrar: () => void }) {
  const { importacion } = resultado;
  return (
    <FormDialog titulo="Importar partidas" onClose={onCerrar}>
      <FormNotice tono="exito" texto={decirHecha(resultado)} />
      <div className={classes.cierre}>
        {importacion !== null && (
          <Button
            variant="default"
            onClick={onCerrar}
            renderRoot={(props) => (
              <Link {...props} to="/contabilidad/importaciones" search={{ importacion }} />
            )}
          >
            Ver lo importado
          </Button>
        )}
        <Button data-autofocus onClick={onCerrar}>
          Listo
        </Button>
      </div>
    </FormDialog>
  );
}
