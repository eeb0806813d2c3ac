// What importing the sheet would do: how many partidas, row by row what must be corrected first, and what somebody should have looked at
// before it is taken, with one reason for each kind of warning, which stays with every partida that has it.
import '@mantine/core/styles/Input.layer.css';
import {
  type CampoDeImportacion,
  camposDePartidas,
  type MapeoDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import {
  type AdvertenciaDeLote,
  type AdvertenciasDeLote,
  descargarErrores,
  type ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SheetTally } from '#hojas/assistant/sheet-kind.ts';
import { columnLetter } from '#hojas/assistant/way.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { type Paging, slicePage } from '#ui/tables/page-slice.ts';
import { Pagination } from '#ui/tables/pagination.tsx';
import { Note, Title } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { hojaDePartidas } from './campos-de-partidas.tsx';
import classes from './importar-partidas.module.css';
import { consultaDe, type HojaEnElDialogo, mesaDe, type PartidasEnviadas } from './mesa-de-remedios.ts';
import { contarPartidas, nombresDeAdvertencia } from './nombres.ts';
import { Balanza, PorImportar } from './por-importar.tsx';
import { ErroresPorClase } from './remedios.tsx';

export function contarEnsayo(resultado: ResultadoDeLote, filas: number): SheetTally {
  const { partidas, totalDeErrores, advertencias, enRevision, lineasEnCero = 0 } = resultado;
  return {
    of: [
      ['Filas', filas],
      ['Partidas', partidas],
      ['Advertencias', advertencias.total],
      ...(lineasEnCero > 0 ? ([['Líneas en cero, fuera', lineasEnCero]] as const) : []),
      ...(enRevision > 0 ? ([['A revisión', enRevision]] as const) : []),
    ],
    errors: ['Por corregir', totalDeErrores],
  };
}

interface ResultadoDelEnsayoProps {
  readonly resultado: ResultadoDeLote;
  readonly run: HojaEnElDialogo;
}

export function ResultadoDelEnsayo({ resultado, run }: ResultadoDelEnsayoProps) {
  const { totalDeErrores, advertencias, balanza, grupos } = resultado;
  const mesa = mesaDe(run);
  if (totalDeErrores > 0)
    return (
      <>
        {mesa !== undefined && <ErroresPorClase grupos={grupos} mesa={mesa} />}
        <Errores key={mesa?.nombreDeHoja} resultado={resultado} run={run} />
      </>
    );
  return (
    <>
      <FormNotice tone={advertencias.total === 0 ? 'exito' : 'info'} text={decirListas(resultado)} />
      <Advertencias advertencias={advertencias} run={run} />
      {balanza !== null && <Balanza balanza={balanza} />}
      <PorImportar resultado={resultado} />
    </>
  );
}

function decirListas({ partidas, borradores, advertencias: { total } }: ResultadoDeLote): string {
  if (borradores > 0)
    return `${partidas === 1 ? 'La partida puede' : `Las ${contarPartidas(partidas)} pueden`} quedar como ${partidas === 1 ? 'borrador' : 'borradores'}.`;
  const cuadran = partidas === 1 ? 'La partida cuadra' : `Las ${contarPartidas(partidas)} cuadran`;
  if (total > 0) return `${cuadran}. Antes de seguir, lea las advertencias y escriba por qué se aceptan.`;
  return `${cuadran} y ${partidas === 1 ? 'puede importarse' : 'pueden importarse'}.`;
}

const PRIMERA: Paging = { page: 1, perPage: 25 };

function Errores({ resultado: { errores, totalDeErrores: total }, run }: ResultadoDelEnsayoProps) {
  const [pedida, setPedida] = useState(PRIMERA);
  const numerados = errores.map((error, indice) => ({ ...error, clave: String(indice) }));
  const { page: pagina, last: ultima, elements: elementos } = slicePage(numerados, pedida);
  const columnas: Column<(typeof numerados)[number]>[] = [
    { title: 'Línea', kind: 'number', cell: ({ linea }) => formatearEntero(linea) },
    { title: 'Campo', cell: ({ campo }) => nombrarCampo(campo, run.way?.mapeo) },
    { title: 'Qué corregir', cell: ({ mensaje }) => conMontosEnteros(mensaje) },
  ];
  return (
    <Section
      title="O corrija la hoja y elíjala de nuevo"
      level={3}
      size="sm"
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<ArrowDownTrayIcon width={16} height={16} aria-hidden="true" />}
          onClick={() => void descargar(run.sent)}
        >
          {total > errores.length ? `Descargar los ${formatearEntero(total)} (CSV)` : 'Descargar (CSV)'}
        </Button>
      }
    >
      {total > errores.length && (
        <Note>
          Se muestran los primeros {formatearEntero(errores.length)} de {formatearEntero(total)}.
        </Note>
      )}
      <DataTable label="Por corregir" columns={columnas} rows={elementos} rowKey={({ clave }) => clave} />
      {errores.length > PRIMERA.perPage && (
        <Pagination
          page={pagina}
          last={ultima}
          perPage={pedida.perPage}
          total={errores.length}
          onChange={setPedida}
        />
      )}
    </Section>
  );
}

/** All that must be corrected, as a sheet. */
async function descargar(enviada: PartidasEnviadas | undefined): Promise<void> {
  if (enviada === undefined) return;
  try {
    saveFile(await call(descargarErrores, { query: consultaDe(enviada), body: enviada.body }));
  } catch (error) {
    void notify(messageOf(error), 'error');
  }
}

/** As it is called here, and where it stands in the person's own sheet. */
function nombrarCampo(campo: string, mapeo: MapeoDePartidas | undefined): string {
  if (!esCampo(campo)) return campo === 'lineas' ? 'La partida' : '';
  const nombre = hojaDePartidas.names[campo];
  const lugar = mapeo?.[campo];
  return typeof lugar === 'number' ? `${nombre} (${columnLetter(lugar)})` : nombre;
}

function esCampo(campo: string): campo is CampoDeImportacion {
  return todosLosCampos(camposDePartidas).some((conocido) => conocido === campo);
}

const MOTIVO_MAX = 400;
/** What scrolls can be scrolled from the keyboard. */
const ALCANZABLE = 0;
/** More than anybody reads here; the count is of all of them. */
const MOSTRADAS_MAX = 50;

interface AdvertenciasProps extends Pick<ResultadoDelEnsayoProps, 'run'> {
  readonly advertencias: AdvertenciasDeLote;
}

/** By kind, with where each is. */
function Advertencias({ advertencias, run }: AdvertenciasProps) {
  const { porCodigo, lista, anteriores } = advertencias;
  const { motivos } = run.said;
  return porCodigo.map(({ codigo, cuantas }) => (
    <Stack
      key={codigo}
      as="section"
      surface="box"
      gap="md"
      pad="lg"
      aria-label={nombresDeAdvertencia[codigo]}
    >
      <Title level={3} size="sm">
        {nombresDeAdvertencia[codigo]}
        {codigo !== 'ARCHIVO_REPETIDO' && ` (${contarPartidas(cuantas)})`}
      </Title>
      {codigo === 'ARCHIVO_REPETIDO' ? (
        <Anteriores anteriores={anteriores} />
      ) : (
        <Lineas lista={lista.filter((una) => una.codigo === codigo)} cuantas={cuantas} />
      )}
      <Textarea
        label={cuantas === 1 ? 'Motivo para aceptarla' : 'Motivo para aceptarlas todas'}
        autosize
        minRows={1}
        maxLength={MOTIVO_MAX}
        disabled={run.isApplying}
        value={motivos[codigo] ?? ''}
        onChange={({ currentTarget }) => run.note({ motivos: { ...motivos, [codigo]: currentTarget.value } })}
      />
    </Stack>
  ));
}

function Anteriores({ anteriores }: Pick<AdvertenciasDeLote, 'anteriores'>) {
  return (
    <ul className={classes.advertidas}>
      {anteriores.map(({ id, nombre, por, en, partidas }) => (
        <li key={en}>
          {por.nombre}, {formatInstant(en)}: {nombre === '' ? '' : `«${nombre}», `}
          {id === null ? (
            contarPartidas(partidas)
          ) : (
            <Link to="/contabilidad/importaciones" search={{ importacion: id }} target="_blank">
              {contarPartidas(partidas)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

interface LineasProps {
  readonly lista: readonly AdvertenciaDeLote[];
  readonly cuantas: number;
}

function Lineas({ lista, cuantas }: LineasProps) {
  const mostradas = lista.slice(0, MOSTRADAS_MAX);
  return (
    <ul className={classes.advertidas} tabIndex={ALCANZABLE}>
      {mostradas.map(({ linea, mensaje, partidas }) => (
        <li key={linea}>
          Línea {formatearEntero(linea)}: {conMontosEnteros(mensaje)}
          {partidas.map(({ id, numero, ejercicio }) => (
            <span key={id}>
              {' '}
              <Link to="/contabilidad/ver-partidas" search={{ partida: id }} target="_blank">
                {numero === null ? 'Borrador' : `Partida ${numero}/${ejercicio}`}
              </Link>
            </span>
          ))}
        </li>
      ))}
      {cuantas > mostradas.length && <li>Y {formatearEntero(cuantas - mostradas.length)} más.</li>}
    </ul>
  );
}
