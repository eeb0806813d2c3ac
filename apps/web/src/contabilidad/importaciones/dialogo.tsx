// Partidas from a sheet or a journal of text: what would happen with them, what must be corrected and how, and then they are posted,
// sent to another person or left as drafts.
import type { CampoDeImportacion } from '@cuadra/contract/contabilidad/importaciones/columnas';
import { plantillaDePartidas, verColumnas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import {
  type AvanceDeLote,
  type DestinoDeLote,
  destinosDeLote,
  importarPartidas,
  type ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ImportDialog } from '#hojas/assistant/import-dialog.tsx';
import type { SheetKind, SheetProgress, SheetRun } from '#hojas/assistant/sheet-kind.ts';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Actions } from '#ui/layout/actions.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Note } from '#ui/text/text.tsx';
import { hojaDePartidas } from './campos-de-partidas.tsx';
import { consultaDe, mesaDe, type OrdenDePartidas, type PartidasEnviadas } from './mesa-de-remedios.ts';
import { contarPartidas, decirHecha, nombresDeDestino, sentidosDeDestino } from './nombres.ts';
import { ElegirEquivalencia } from './remedios.tsx';
import { contarEnsayo, ResultadoDelEnsayo } from './resultado-del-ensayo.tsx';

interface DialogoProps {
  readonly onCerrar: () => void;
  readonly onImportadas: ((resultado: ResultadoDeLote) => void) | undefined;
}

export default function Dialogo({ onCerrar, onImportadas }: DialogoProps) {
  return <ImportDialog kind={partidas} onDone={onImportadas} onClose={onCerrar} />;
}

const ETAPAS: Readonly<Record<AvanceDeLote['etapa'], string>> = {
  leer: 'Leyendo la hoja',
  revisar: 'Revisando las filas',
  contabilizar: 'Contabilizando las partidas',
};

const ACCIONES: Readonly<Record<DestinoDeLote, string>> = {
  contabilizar: 'Contabilizar',
  repartir: 'Importar',
  revision: 'Enviar a revisión',
  borradores: 'Dejar como borradores',
};

const MOTIVO_MIN = 3;

const partidas: SheetKind<CampoDeImportacion, ResultadoDeLote, OrdenDePartidas> = {
  title: 'Importar partidas',
  width: 1040,
  fields: hojaDePartidas,
  journals: true,
  bytesMax: importarPartidas.body.bytesMax,
  hint: 'CSV, XLSX o un diario de texto (hledger, ledger, beancount), de cualquier programa',
  said: { destino: 'contabilizar', palabras: {}, motivos: {} },
  reading: 'Leyendo la hoja',
  stages: ETAPAS,
  review: 'Revisar',
  note: 'Se guardan todas o ninguna: con una sola fila por corregir no se guarda nada.',
  noteMeanwhile: notaAlImportar,
  questions: (run) => <Decisiones run={run} />,
  look: (enviada) => call(verColumnas, enviada),
  rehearse: (enviada) => enviar(enviada, { ensayo: 'true' }),
  apply: (enviada, leido) => enviar(enviada, ordenDe(leido, enviada.said)),
  refresh: () => void refrescarPartidas(),
  done: decirHecha,
  failed: 'No se importó ninguna partida.',
  farewell: (hecha, onCerrar) => <Hecha resultado={hecha} onCerrar={onCerrar} />,
  action: 'Contabilizar',
  outcome(resultado, { columns, said: { destino, motivos } }) {
    const sinErrores = resultado.totalDeErrores === 0;
    const faltaMotivo = resultado.advertencias.porCodigo.some(
      ({ codigo }) => (motivos[codigo] ?? '').trim().length < MOTIVO_MIN,
    );
    const accion = ACCIONES[destino];
    return {
      counts: contarEnsayo(resultado, columns.total),
      isReady: sinErrores && !faltaMotivo,
      action: sinErrores ? `${accion} ${contarPartidas(resultado.partidas)}` : accion,
      preview: (run) => <ResultadoDelEnsayo resultado={resultado} run={run} />,
    };
  },
  expected: {
    label: 'Columnas de la hoja',
    explanation:
      'Una fila por línea de partida, con los encabezados en la primera fila. Si no son los de la plantilla, usted dice una vez qué es cada columna.',
    columns: todosLosCampos(hojaDePartidas.asked).map((campo) => [
      hojaDePartidas.names[campo],
      hojaDePartidas.meanings[campo],
    ]),
    template: { text: 'Descargar plantilla (XLSX)', ask: () => call(plantillaDePartidas) },
    more: (
      <Note>
        Lo que ya se importó está en <Link to="/contabilidad/importaciones">Importaciones</Link>.
      </Note>
    ),
  },
};

/** The sheet is on its way until the server says something. */
function notaAlImportar(avance: SheetProgress | undefined): string {
  return avance === undefined
    ? 'Mientras se envía el archivo, no cierre el navegador: todavía no se ha guardado nada.'
    : 'Puede cerrar e ir a otra pantalla: se guardan igual y se le avisará al terminar.';
}

interface Orden {
  readonly ensayo: 'true' | 'false';
  readonly aceptadas?: string;
  readonly leidas?: string;
}

/** With the warnings that were read, and why each kind of them is accepted. */
function ordenDe({ advertencias }: ResultadoDeLote, { motivos }: OrdenDePartidas): Orden {
  const { total, sena, porCodigo } = advertencias;
  if (total === 0) return { ensayo: 'false' };
  const aceptadas = porCodigo.map(({ codigo }) => ({ codigo, motivo: motivos[codigo] ?? '' }));
  return { ensayo: 'false', aceptadas: JSON.stringify(aceptadas), leidas: sena };
}

const enviar = (enviada: PartidasEnviadas, orden: Orden) =>
  call(
    importarPartidas,
    { query: { ...orden, ...consultaDe(enviada) }, body: enviada.body },
    { llave: orden.ensayo === 'true' ? undefined : enviada.key, alAvanzar: enviada.onProgress },
  );

/** Their lists and totals, whatever screen shows them. */
function refrescarPartidas(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(listarPartidas.path),
  });
}

interface DecisionesProps {
  readonly run: SheetRun<CampoDeImportacion, ResultadoDeLote, OrdenDePartidas>;
}

/** What is decided of all of them, side by side: what must be corrected comes sooner into sight. */
function Decisiones({ run }: DecisionesProps) {
  const mesa = mesaDe(run);
  if (mesa === undefined) return null;
  const { destino } = run.said;
  return (
    <Grid gap="lg xl" min="20rem">
      <Stack gap="xs" max="34rem">
        <SelectField
          label="Qué hacer con ellas"
          value={destino}
          options={destinosDeLote.map((uno) => [uno, nombresDeDestino[uno]])}
          onChange={(elegido) =>
            mesa.releer({ destino: destinosDeLote.find((uno) => uno === elegido) ?? destino })
          }
        />
        <Note>{sentidosDeDestino[destino]}</Note>
      </Stack>
      <ElegirEquivalencia mesa={mesa} />
    </Grid>
  );
}

function Hecha({ resultado, onCerrar }: { readonly resultado: ResultadoDeLote; onCerrar: () => void }) {
  const { importacion } = resultado;
  return (
    <>
      <FormNotice tone="exito" text={decirHecha(resultado)} />
      <Actions end pad="xl none">
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
      </Actions>
    </>
  );
}
