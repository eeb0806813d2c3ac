// The mayor on screen: its filters, its rows by pages and, always in sight, the proof that it is the diario.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo';
import {
  agrupacionesDeMayor,
  type FilaDeMayor,
  type IndiceDeMayor,
  verIndiceDeMayor,
  verPaginaDeMayor,
} from '@cuadra/contract/contabilidad/libro-mayor';
import { CheckCircleIcon, ExclamationTriangleIcon } from '@heroicons/react/20/solid';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { call } from '../../app/api.ts';
import { consulta } from '../../app/query.ts';
import { useDesde } from '../../shell/breakpoints.ts';
import { AccountPicker } from '../../ui/account-picker.tsx';
import { AgencyField } from '../../ui/agency-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { DateRange } from '../../ui/date-range.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { formatearEntero, formatearQuetzales } from '../../ui/format/money.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { PaperField } from '../../ui/paper-field.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import barra from '../folios/barra-de-libro.module.css';
import { NivelField } from '../folios/impresion/nivel-field.tsx';
import { enUnAnio, rangoDe } from '../folios/rango-de-libro.ts';
import { filtrosDeApi } from './busqueda.ts';
import { dibujarFila } from './fila-de-mayor.tsx';
import classes from './libro-mayor.module.css';
import { useBusqueda } from './use-busqueda.ts';

const ALTO = 34;
const ALTO_COMPACTO = 48;

const nombres = { movimiento: 'Por movimiento', dia: 'Por día', mes: 'Por mes' } as const;

export function Mayor() {
  const { busqueda, cambiar } = useBusqueda();
  const { agencia, agrupacion = 'dia', nivel, cuenta, papel = 'carta' } = busqueda;
  const rango = rangoDe(busqueda);
  const { data: catalogo = [] } = useQuery(consulta(listarCatalogo));
  const nombreDe = (codigo: number) =>
    catalogo.find(({ idCuenta }) => idCuenta === String(codigo))?.nombreCuenta ?? '';
  return (
    <>
      <div className={barra.barra}>
        <DateRange valor={rango} onCambio={(nuevo) => cambiar(enUnAnio(nuevo, rango))} />
        <AgencyField
          className={barra.agencia}
          valor={agencia}
          onCambio={(elegida) => cambiar({ agencia: elegida })}
        />
        <div className={barra.cuenta}>
          <AccountPicker
            etiqueta="Cuenta"
            pista="Todas"
            cuentas={catalogo}
            valor={cuenta === undefined ? '' : String(cuenta)}
            onCambio={(codigo) => cambiar({ cuenta: Number(codigo) || undefined })}
          />
        </div>
        <ChoiceField
          etiqueta="Centralizado"
          opciones={agrupacionesDeMayor.map((valor) => ({ valor, texto: nombres[valor] }))}
          valor={agrupacion}
          onCambio={(elegida) => cambiar({ agrupacion: elegida === 'dia' ? undefined : elegida })}
        />
        <NivelField valor={nivel} onCambio={(elegido) => cambiar({ nivel: elegido })} />
        <PaperField
          valor={papel}
          onCambio={(elegido) => cambiar({ papel: elegido === 'oficio' ? elegido : undefined })}
        />
      </div>
      {cuenta !== undefined && (
        <FilterChips
          filtros={[{ clave: 'cuenta', texto: `Cuenta: ${cuenta} ${nombreDe(cuenta)}`.trim() }]}
          onQuitar={() => cambiar({ cuenta: undefined })}
          onLimpiar={() => cambiar({ cuenta: undefined })}
        />
      )}
      <section className={barra.tarjeta} aria-label="Mayor">
        <Filas />
      </section>
    </>
  );
}

function Filas() {
  const { busqueda, limpiar } = useBusqueda();
  const filtros = useMemo(() => filtrosDeApi(busqueda), [busqueda]);
  const indice = useQuery({
    queryKey: [verIndiceDeMayor.path, { query: filtros }],
    // With what it is of: until another arrives, this one is shown, and its pages are asked for with its own filters.
    queryFn: async ({ signal }) => ({
      de: filtros,
      ...(await call(verIndiceDeMayor, { query: filtros }, { signal })),
    }),
    placeholderData: keepPreviousData,
  });
  const compacta = !useDesde('md');
  const navigate = useNavigate();
  const de = indice.data?.de ?? filtros;
  const dibujar = useMemo(() => dibujarFila({ agencia: undefined, ...de }), [de]);
  const abrir = useCallback(
    (fila: FilaDeMayor) => {
      if (fila.tipo !== 'movimiento' || fila.idPartida === null) return;
      void navigate({ to: '/contabilidad/ver-partidas', search: { partida: fila.idPartida } });
    },
    [navigate],
  );
  if (indice.data === undefined && indice.isError)
    return <ErrorState error={indice.error} reintentar={indice.refetch} />;
  if (indice.data === undefined) return <SkeletonRows filas={16} alto={ALTO} etiqueta="Cargando el mayor" />;
  const { filas, paginas } = indice.data;
  if (filas === 0)
    return (
      <EmptyState
        icono={MagnifyingGlassIcon}
        titulo="Ninguna cuenta tiene saldo ni movimiento en esas fechas"
        texto="Elija otras fechas, otra agencia u otra cuenta."
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
        etiqueta="Libro Mayor"
        className={classes.tabla}
        cuantas={filas}
        paginas={paginas}
        altoDeFila={compacta ? ALTO_COMPACTO : ALTO}
        consultaDe={(n) => {
          const fin = paginas[n + 1]?.clave;
          const query = { ...de, clave: paginas[n]?.clave ?? '', ...(fin === undefined ? {} : { fin }) };
          return {
            queryKey: [verPaginaDeMayor.path, { query }],
            queryFn: ({ signal }) => call(verPaginaDeMayor, { query }, { signal }),
          };
        }}
        encabezado={ENCABEZADO}
        fila={dibujar}
        onAbrir={abrir}
      />
      <Pie indice={indice.data} />
    </div>
  );
}

const ENCABEZADO = (
  <>
    <th scope="col">Fecha</th>
    <th scope="col">Diario</th>
    <th scope="col" data-cifra>
      Folio
    </th>
    <th scope="col">Concepto</th>
    <th scope="col" data-cifra>
      Debe (Q)
    </th>
    <th scope="col" data-cifra>
      Haber (Q)
    </th>
    <th scope="col" data-cifra>
      Saldo (Q)
    </th>
  </>
);

function Pie({ indice: { totales, prueba } }: { readonly indice: IndiceDeMayor }) {
  const { diario, mayor, cuadra } = prueba;
  return (
    <section className={barra.pie} aria-label="Prueba del mayor">
      <output className={classes.prueba} data-mal={cuadra ? undefined : true}>
        {cuadra ? (
          <CheckCircleIcon width={16} height={16} aria-hidden="true" />
        ) : (
          <ExclamationTriangleIcon width={16} height={16} aria-hidden="true" />
        )}
        {cuadra
          ? `Diario = mayor: ${formatearQuetzales(diario.debe)} en cada lado`
          : `El diario suma ${formatearQuetzales(diario.debe)} y el mayor, ${formatearQuetzales(mayor.debe)} y ${formatearQuetzales(mayor.haber)}`}
      </output>
      <dl className={barra.sumas}>
        <div className={barra.suma}>
          <dt>{totales.cuentas === 1 ? '1 cuenta' : `${formatearEntero(totales.cuentas)} cuentas`}</dt>
        </div>
        <Suma nombre="Debe" centavos={totales.debe} />
        <Suma nombre="Haber" centavos={totales.haber} />
      </dl>
    </section>
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
