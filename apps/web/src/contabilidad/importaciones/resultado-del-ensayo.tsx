// What importing the sheet would do: how many partidas and, row by row, what must be corrected first.
import {
  type CampoDeImportacion,
  camposDePartidas,
  type MapeoDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { ErrorDeLote, ResultadoDeLote } from '@cuadra/contract/contabilidad/importaciones/lote';
import { type ColumnasDeHoja, todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { letraDe } from '#hojas/mapeo.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SheetCounts } from '#ui/files/sheet-counts.tsx';
import { conMontosEnteros, formatearEntero } from '#ui/format/dinero.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { type Paging, slicePage } from '#ui/tables/page-slice.ts';
import { Pagination } from '#ui/tables/pagination.tsx';
import classes from './importar-partidas.module.css';
import { contarPartidas, nombresDeCampo } from './nombres.ts';
import { ErroresPorClase } from './remedios/errores-por-clase.tsx';
import type { MesaDeRemedios } from './remedios/mesa-de-remedios.ts';

interface ResultadoDelEnsayoProps {
  readonly resultado: ResultadoDeLote;
  readonly hoja: ColumnasDeHoja<CampoDeImportacion>;
  readonly mesa: MesaDeRemedios;
  /** All that must be corrected, as a sheet. */
  readonly onDescargar: () => Promise<void>;
}

export function ResultadoDelEnsayo({ resultado, hoja, mesa, onDescargar }: ResultadoDelEnsayoProps) {
  const { partidas, errores, totalDeErrores, advertencias, enRevision, lineasEnCero = 0 } = resultado;
  const encabezado = useRef<HTMLDivElement>(null);
  const resumen = useRef<HTMLDivElement>(null);
  // The button that asked for it is gone: the keyboard goes on from what it brought.
  useEffect(() => {
    encabezado.current?.focus({ preventScroll: true });
    resumen.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={encabezado} className={classes.resultado} tabIndex={-1}>
      <div ref={resumen} className={classes.resumen} role="status" aria-label="Resumen">
        <SheetCounts
          cuentas={[
            ['Filas', hoja.total],
            ['Partidas', partidas],
            ['Advertencias', advertencias.total],
            ...(lineasEnCero > 0 ? ([['Líneas en cero, fuera', lineasEnCero]] as const) : []),
            ...(enRevision > 0 ? ([['A revisión', enRevision]] as const) : []),
          ]}
          errores={['Por corregir', totalDeErrores]}
        />
      </div>
      {totalDeErrores === 0 ? (
        <FormNotice tono={advertencias.total === 0 ? 'exito' : 'info'} texto={decirListas(resultado)} />
      ) : (
        <>
          <ErroresPorClase grupos={resultado.grupos} mesa={mesa} />
          <Errores
            key={mesa.nombreDeHoja}
            errores={errores}
            total={totalDeErrores}
            nombrar={(campo) => nombrarCampo(campo, mesa.manera.mapeo)}
            onDescargar={onDescargar}
          />
        </>
      )}
    </div>
  );
}

function decirListas({ partidas, borradores, advertencias: { total } }: ResultadoDeLote): string {
  if (borradores > 0)
    return `${partidas === 1 ? 'La partida puede' : `Las ${contarPartidas(partidas)} pueden`} quedar como ${partidas === 1 ? 'borrador' : 'borradores'}.`;
  const cuadran = partidas === 1 ? 'La partida cuadra' : `Las ${contarPartidas(partidas)} cuadran`;
  if (total > 0) return `${cuadran}. Antes de seguir, lea las advertencias y escriba por qué se aceptan.`;
  return `${cuadran} y ${partidas === 1 ? 'puede importarse' : 'pueden importarse'}.`;
}

interface ErroresProps {
  readonly errores: readonly ErrorDeLote[];
  readonly total: number;
  readonly nombrar: (campo: string) => string;
  readonly onDescargar: () => Promise<void>;
}

const PRIMERA: Paging = { pagina: 1, porPagina: 25 };

function Errores({ errores, total, nombrar, onDescargar }: ErroresProps) {
  const [pedida, setPedida] = useState(PRIMERA);
  const numerados = errores.map((error, indice) => ({ ...error, clave: String(indice) }));
  const { pagina, ultima, elementos } = slicePage(numerados, pedida);
  const columnas: CardColumn<(typeof numerados)[number]>[] = [
    { titulo: 'Línea', clase: 'numero', celda: ({ linea }) => formatearEntero(linea) },
    { titulo: 'Campo', celda: ({ campo }) => nombrar(campo) },
    { titulo: 'Qué corregir', celda: ({ mensaje }) => conMontosEnteros(mensaje) },
  ];
  return (
    <section className={classes.errores} aria-labelledby="errores-de-la-hoja">
      <div className={classes.encabezado}>
        <h3 id="errores-de-la-hoja" className={classes.subtitulo}>
          O corrija la hoja y elíjala de nuevo
        </h3>
        <Button
          variant="default"
          size="xs"
          leftSection={<ArrowDownTrayIcon width={16} height={16} aria-hidden="true" />}
          onClick={() => void onDescargar()}
        >
          {total > errores.length ? `Descargar los ${formatearEntero(total)} (CSV)` : 'Descargar (CSV)'}
        </Button>
      </div>
      {total > errores.length && (
        <p className={classes.nota}>
          Se muestran los primeros {formatearEntero(errores.length)} de {formatearEntero(total)}.
        </p>
      )}
      <CardTable etiqueta="Por corregir" columnas={columnas} filas={elementos} clave={({ clave }) => clave} />
      {errores.length > PRIMERA.porPagina && (
        <Pagination
          pagina={pagina}
          ultima={ultima}
          porPagina={pedida.porPagina}
          total={errores.length}
          onCambio={setPedida}
        />
      )}
    </section>
  );
}

/** As it is called here, and where it stands in the person's own sheet. */
function nombrarCampo(campo: string, mapeo: MapeoDePartidas): string {
  if (!esCampo(campo)) return campo === 'lineas' ? 'La partida' : '';
  const lugar = mapeo[campo];
  return typeof lugar === 'number' ? `${nombresDeCampo[campo]} (${letraDe(lugar)})` : nombresDeCampo[campo];
}

function esCampo(campo: string): campo is CampoDeImportacion {
  return todosLosCampos(camposDePartidas).some((conocido) => conocido === campo);
}
