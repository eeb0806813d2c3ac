// The book on screen: its filters, its rows by pages and, always in sight, what they add up to.
import {
  type FilaDeDiario,
  modosDeDiario,
  verIndiceDeDiario,
  verPaginaDeDiario,
} from '@cuadra/contract/contabilidad/libro-diario';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { call } from '../../app/api.ts';
import { useDesde } from '../../shell/breakpoints.ts';
import { AgencyField } from '../../ui/agency-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DateRange } from '../../ui/date-range.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatearEntero, formatearQuetzales } from '../../ui/format/money.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { PaperField } from '../../ui/paper-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import barra from '../folios/barra-de-libro.module.css';
import { enUnAnio, rangoDe } from '../folios/rango-de-libro.ts';
import { filtrosDeApi } from './busqueda.ts';
import { dibujarFila } from './fila-de-diario.tsx';
import classes from './libro-diario.module.css';
import { useBusqueda } from './use-busqueda.ts';

const ALTO = 34;
const ALTO_COMPACTO = 48;

const nombresDeModo = { detallado: 'Detallado', dia: 'Por día', mes: 'Por mes' } as const;

export function Libro() {
  const { busqueda, cambiar } = useBusqueda();
  const { agencia, modo = 'detallado', papel = 'carta' } = busqueda;
  const rango = rangoDe(busqueda);
  return (
    <>
      <div className={barra.barra}>
        <DateRange valor={rango} onCambio={(nuevo) => cambiar(enUnAnio(nuevo, rango))} />
        <AgencyField
          className={barra.agencia}
          valor={agencia}
          onCambio={(elegida) => cambiar({ agencia: elegida })}
        />
        <ChoiceField
          etiqueta="Resumen"
          opciones={modosDeDiario.map((valor) => ({ valor, texto: nombresDeModo[valor] }))}
          valor={modo}
          onCambio={(elegido) => cambiar({ modo: elegido === 'detallado' ? undefined : elegido })}
        />
        <PaperField
          valor={papel}
          onCambio={(elegido) => cambiar({ papel: elegido === 'oficio' ? elegido : undefined })}
        />
      </div>
      <section className={barra.tarjeta} aria-label="Libro">
        <Filas />
      </section>
    </>
  );
}

function Filas() {
  const { busqueda, limpiar } = useBusqueda();
  const filtros = useMemo(() => filtrosDeApi(busqueda), [busqueda]);
  const indice = useQuery({
    queryKey: [verIndiceDeDiario.path, { query: filtros }],
    // With what it is of: until another arrives, this one is shown, and its pages are asked for with its own filters.
    queryFn: async ({ signal }) => ({
      de: filtros,
      ...(await call(verIndiceDeDiario, { query: filtros }, { signal })),
    }),
    placeholderData: keepPreviousData,
  });
  const compacta = !useDesde('sm');
  const navigate = useNavigate();
  const de = indice.data?.de ?? filtros;
  const dibujar = useMemo(() => dibujarFila({ agencia: undefined, ...de }), [de]);
  const abrir = useCallback(
    (fila: FilaDeDiario) => {
      if (fila.tipo !== 'asiento' || fila.idPartida === null) return;
      void navigate({ to: '/contabilidad/ver-partidas', search: { partida: fila.idPartida } });
    },
    [navigate],
  );
  if (indice.data === undefined && indice.isError)
    return <ErrorState error={indice.error} reintentar={indice.refetch} />;
  if (indice.data === undefined) return <SkeletonRows filas={16} alto={ALTO} etiqueta="Cargando el libro" />;
  const { filas, paginas, totales } = indice.data;
  if (filas === 0)
    return (
      <EmptyState
        icono={MagnifyingGlassIcon}
        titulo="No hay partidas en esas fechas"
        texto="Elija otras fechas u otra agencia."
        accion={
          <Button variant="default" onClick={limpiar}>
            Ver este mes
          </Button>
        }
      />
    );
  return (
    <div data-viejo={indice.isPlaceholderData || undefined} className={barra.libro}>
      <PagedTable
        key={JSON.stringify([de, compacta])}
        etiqueta="Libro Diario"
        className={classes.tabla}
        cuantas={filas}
        paginas={paginas}
        altoDeFila={compacta ? ALTO_COMPACTO : ALTO}
        consultaDe={(n) => {
          const fin = paginas[n + 1]?.clave;
          const query = { ...de, clave: paginas[n]?.clave ?? '', ...(fin === undefined ? {} : { fin }) };
          return {
            queryKey: [verPaginaDeDiario.path, { query }],
            queryFn: ({ signal }) => call(verPaginaDeDiario, { query }, { signal }),
          };
        }}
        encabezado={
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
        }
        fila={dibujar}
        onAbrir={abrir}
      />
      <section className={barra.pie} aria-label="Totales">
        <output className={barra.cuantas}>
          {formatearEntero(totales.partidas)} {totales.partidas === 1 ? 'partida' : 'partidas'},{' '}
          {formatearEntero(totales.lineas)} líneas
        </output>
        <dl className={barra.sumas}>
          <Suma nombre="Debe" centavos={totales.debe} />
          <Suma nombre="Haber" centavos={totales.haber} />
        </dl>
      </section>
    </div>
  );
}

function Suma({ nombre, centavos }: { readonly nombre: string; readonly centavos: number }) {
  return (
    <div className={barra.suma}>
      <dt>{nombre}</dt>
      <dd>{formatearQuetzales(centavos)}</dd>
    </div>
  );
}
