// Partidas Diario on paper: which ones, what they add up to, and the document in its own window.

import { resumirPartidasDiario } from '@cuadra/contract/contabilidad/reporte-partidas';
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import { nombresDeTipoDePartida } from '@cuadra/core/partida';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MarcaDatosAl } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { useAddress } from '#platform/address/use-address.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { PdfButton } from '#reportes/exportar/pdf-button.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { AmountsTable } from '#ui/tables/amounts-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { direccionDelReporteDePartidas, filtrosDe } from './busqueda.ts';
import { FiltrosDePartidas } from './filtros-de-partidas.tsx';
import classes from './reporte-partidas.module.css';

export function ReportePartidas() {
  const { busqueda, replace: cambiar } = useAddress(direccionDelReporteDePartidas);
  const filtros = filtrosDe(busqueda);
  return (
    <Pagina
      titulo="Partidas Diario (PDF)"
      proposito="Partidas completas con sus líneas, listas para imprimir y archivar, con un resumen al final."
    >
      <section className={classes.tarjeta} aria-label="Documento">
        <FiltrosDePartidas busqueda={busqueda} onCambio={cambiar} />
        <div className={classes.resumen}>
          {filtros === undefined ? (
            <p className={classes.nota}>Corrija los números para ver cuántas partidas son.</p>
          ) : (
            <LoQueDira filtros={filtros} />
          )}
        </div>
        {filtros !== undefined && (
          <div className={classes.acciones}>
            <ExportMenu reporte="partidas-diario" filtros={filtros} formatos={HOJAS} />
            <PdfButton reporte="partidas-diario" filtros={filtros} />
          </div>
        )}
      </section>
    </Pagina>
  );
}

const HOJAS = ['xlsx', 'csv'] as const;

/** The same sums that close the document. */
function LoQueDira({ filtros }: { readonly filtros: FiltrosPara<'partidas-diario'> }) {
  const { disposicion, papel, ...query } = filtros;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(resumirPartidasDiario, { query }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    if (error !== null) return <ErrorState error={error} reintentar={refetch} />;
    return <SkeletonRows filas={3} etiqueta="Sumando las partidas" />;
  }
  const { partidas, lineas, debe, haber, porTipo, datosAl } = data;
  if (partidas === 0)
    return (
      <p className={classes.nota}>
        Ninguna partida cumple con lo elegido. <MarcaDatosAl datosAl={datosAl} />
      </p>
    );
  return (
    <div data-viejo={isPlaceholderData || undefined} className={classes.sumas}>
      <p className={classes.nota}>
        <output>{cuantas({ partidas, lineas })}</output> <MarcaDatosAl datosAl={datosAl} />
      </p>
      <AmountsTable
        etiqueta="Lo que suma el documento"
        nombre="Tipo"
        columnas={['Debe (Q)', 'Haber (Q)']}
        filas={porTipo.map(({ tipo, ...totales }) => ({
          clave: tipo,
          nombre: (
            <>
              {nombresDeTipoDePartida[tipo]} <span className={classes.cuantas}>{cuantas(totales)}</span>
            </>
          ),
          montos: [totales.debe, totales.haber],
        }))}
        total={[debe, haber]}
      />
    </div>
  );
}

function cuantas({ partidas, lineas }: { readonly partidas: number; readonly lineas: number }): string {
  const de = (numero: number, nombre: string) =>
    numero === 1 ? `1 ${nombre}` : `${formatearEntero(numero)} ${nombre}s`;
  return `${de(partidas, 'partida')}, ${de(lineas, 'línea')}`;
}
