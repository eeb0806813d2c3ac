// The Libro Diario: the book by its numbers and, beside it, its folios.

import { verIndiceDeDiario, verPaginaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { modosDeDiario } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf, ResponseOf } from '@cuadra/contract/endpoint';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { AvisoDeExistencia } from '#contabilidad/folios/aviso-de-existencia.tsx';
import { enlaceDePartidas } from '#contabilidad/libros-legales/enlaces.ts';
import { FiltrosDeLibro } from '#contabilidad/libros-legales/filtros-de-libro.tsx';
import { LibroPaginado } from '#contabilidad/libros-legales/libro-paginado.tsx';
import classes from '#contabilidad/libros-legales/libros-legales.module.css';
import { MarcasDeCifras } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { useAddress } from '#platform/address/use-address.ts';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { type Busqueda, direccionDelDiario, type Filtros, filtrosDeApi } from './busqueda.ts';
import { dibujarFila, enlaceDe } from './fila-de-diario.tsx';

const Folios = lazy(async () => ({ default: (await import('#contabilidad/folios/folios.tsx')).Folios }));
const Imprimir = lazy(async () => ({
  default: (await import('#contabilidad/folios/impresion/imprimir-libros.tsx')).ImprimirDiario,
}));

export function LibroDiario() {
  const puedeImprimir = usePermission('libros:imprimir');
  const { busqueda, cambiar, verVista } = useBusqueda();
  const [imprimiendo, setImprimiendo] = useState(false);
  const { vista = 'libro', papel = 'carta' } = busqueda;
  return (
    <Tabs value={vista} onChange={verVista} keepMounted={false}>
      <Pagina
        title="Libro Diario"
        purpose="Todo lo contabilizado, en el orden de sus números. Cada partida y cada cuenta llevan a lo suyo."
        tabs={
          <TabList active={vista}>
            <Tabs.Tab value="libro">Libro</Tabs.Tab>
            <Tabs.Tab value="folios">Folios</Tabs.Tab>
          </TabList>
        }
        actions={
          <>
            <ExportMenu reporte="libro-diario" filtros={{ ...filtrosDeApi(busqueda), papel }} />
            {puedeImprimir && (
              <Button
                leftSection={<PrinterIcon width={18} height={18} aria-hidden="true" />}
                onClick={() => setImprimiendo(true)}
              >
                Imprimir en folios
              </Button>
            )}
          </>
        }
      >
        <AvisoDeExistencia libro="diario" />
        <Tabs.Panel value="libro">
          <Libro />
        </Tabs.Panel>
        <Tabs.Panel value="folios">
          <Suspense fallback={<SkeletonRows rows={8} label="Cargando los folios" />}>
            <Folios
              libro="diario"
              puedeImprimir={puedeImprimir}
              pieza={busqueda.pieza}
              onCerrarPieza={() => cambiar({ pieza: undefined })}
            />
          </Suspense>
        </Tabs.Panel>
        <Suspense>{imprimiendo && <Imprimir onClose={() => setImprimiendo(false)} />}</Suspense>
      </Pagina>
    </Tabs>
  );
}

const nombresDeModo = {
  detallado: 'Detallado',
  centralizado: 'Centralizado',
  dia: 'Por día',
  mes: 'Por mes',
} as const;

const INDICE = {
  ruta: verIndiceDeDiario.path,
  leer: (query: Filtros, signal: AbortSignal) => call(verIndiceDeDiario, { query }, { signal }),
};
const PAGINA = {
  ruta: verPaginaDeDiario.path,
  leer: (query: CallOf<typeof verPaginaDeDiario>['query'], signal: AbortSignal) =>
    call(verPaginaDeDiario, { query }, { signal }),
};
const VACIO = { titulo: 'No hay partidas en esas fechas', texto: 'Elija otras fechas u otra agencia.' };

/** The diario on screen: its filters, its rows by pages and, always in sight, what they add up to. */
function Libro() {
  const { busqueda, cambiar, limpiar } = useBusqueda();
  const { modo = 'detallado' } = busqueda;
  const filtros = useMemo(() => filtrosDeApi(busqueda), [busqueda]);
  return (
    <Box as="section" surface="card" clip aria-label="Libro">
      <FiltrosDeLibro
        busqueda={busqueda}
        onCambio={cambiar}
        onLimpiar={limpiar}
        propios={
          busqueda.modo === undefined
            ? []
            : [
                {
                  key: 'modo',
                  text: `Resumen: ${nombresDeModo[modo].toLowerCase()}`,
                  sinEl: { modo: undefined },
                },
              ]
        }
      >
        <ChoiceField
          label="Resumen"
          options={modosDeDiario.map((valor) => ({ value: valor, text: nombresDeModo[valor] }))}
          value={modo}
          onChange={(elegido) => cambiar({ modo: elegido === 'detallado' ? undefined : elegido })}
        />
      </FiltrosDeLibro>
      <Box line="above">
        <LibroPaginado
          etiqueta="Libro Diario"
          className={classes.diario}
          filtros={filtros}
          indice={INDICE}
          pagina={PAGINA}
          encabezado={ENCABEZADO}
          amplia="sm"
          dibujar={dibujarFila}
          enlaceDe={enlaceDe}
          vacio={VACIO}
          onLimpiar={limpiar}
          pie={dibujarPie}
        />
      </Box>
    </Box>
  );
}

const ENCABEZADO = (
  <>
    <th scope="col">Código</th>
    <th scope="col">Cuenta</th>
    <th scope="col" data-cifra>
      Debe (Q)
    </th>
    <th scope="col" data-cifra>
      Haber (Q)
    </th>
  </>
);

function dibujarPie(
  {
    totales: { partidas, lineas, debe, haber },
    porDias,
    preliminar,
    traidos,
    datosAl,
  }: ResponseOf<typeof verIndiceDeDiario>,
  filtros: Filtros,
) {
  const enlace = enlaceDePartidas(filtros);
  return (
    <SumsFoot
      fixed
      label="Totales"
      sumas={
        <>
          <FootSum name="Debe" centavos={debe} link={enlace} />
          <FootSum name="Haber" centavos={haber} link={enlace} />
        </>
      }
    >
      <MarcasDeCifras preliminar={preliminar} datosAl={datosAl} traidos={traidos} />
      <FootCount>
        {formatearEntero(partidas)} {partidas === 1 ? 'partida' : 'partidas'}, {formatearEntero(lineas)}{' '}
        líneas{porDias && '. Son muchas: abra un día para ver sus partidas.'}
      </FootCount>
    </SumsFoot>
  );
}

function useBusqueda() {
  const { busqueda, replace, push, replaceAll } = useAddress(direccionDelDiario);
  return {
    busqueda,
    cambiar: (cambios: Busqueda) => replace(cambios),
    verVista: (vista: string | null) =>
      push({ vista: vista === 'folios' ? vista : undefined, pieza: undefined }),
    limpiar: () => replaceAll({}, { resetScroll: true }),
  };
}
