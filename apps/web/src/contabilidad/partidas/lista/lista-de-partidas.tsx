// The list with its filters, in whatever state it is: loading, failed, empty, with nothing found, or with partidas.
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import { soloConsulta } from '../busqueda.ts';
import { BarraDeSeleccion } from '../decisiones/barra-de-seleccion.tsx';
import { Negadas } from '../decisiones/negadas.tsx';
import { useAprobarVarias } from '../decisiones/use-aprobar-varias.ts';
import { BarraDeFiltros } from '../filtros/barra-de-filtros.tsx';
import { filtrosEnUso } from '../filtros/filtros-en-uso.ts';
import { useNombres } from '../filtros/use-nombres.ts';
import type { EstadoDeBusqueda } from '../use-busqueda.ts';
import type { Recorrido } from '../use-recorrido.ts';
import { escribirConsulta } from '../vistas/consulta-guardada.ts';
import { MenuDeVistas } from '../vistas/menu-de-vistas.tsx';
import { enfocarFila } from './fila-de-partida.tsx';
import { HayNuevas } from './hay-nuevas.tsx';
import classes from './lista-de-partidas.module.css';
import { PieDeLista } from './pie-de-lista.tsx';
import { TablaDePartidas } from './tabla-de-partidas.tsx';
import { usePartidas } from './use-partidas.ts';
import { useSeleccion } from './use-seleccion.ts';

const TodosLosFiltros = lazy(async () => ({
  default: (await import('../filtros/todos-los-filtros.tsx')).TodosLosFiltros,
}));

interface ListaDePartidasProps {
  readonly direccion: EstadoDeBusqueda;
  readonly recorrido: Recorrido;
}

export function ListaDePartidas({ direccion, recorrido }: ListaDePartidasProps) {
  const { busqueda, filtrar, limpiar, aplicar } = direccion;
  const consulta = useMemo(() => soloConsulta(busqueda), [busqueda]);
  const lista = usePartidas(consulta);
  const nombres = useNombres();
  const [conTodos, setConTodos] = useState(false);
  const fichas = filtrosEnUso(consulta, nombres.nombres);
  const primera = lista.partidas[0]?.id;
  const clave = escribirConsulta(consulta);
  const tarjeta = useEmpezarArriba(clave);
  return (
    <section ref={tarjeta} className={classes.tarjeta} aria-label="Partidas">
      <BarraDeFiltros
        filtros={consulta}
        agencias={nombres.agencias}
        fichas={fichas}
        onFiltrar={filtrar}
        onLimpiar={limpiar}
        onTodos={() => setConTodos(true)}
        onBajar={() => primera !== undefined && enfocarFila(primera)}
      >
        <MenuDeVistas consulta={consulta} onAplicar={aplicar} />
      </BarraDeFiltros>
      <Estado
        direccion={direccion}
        recorrido={recorrido}
        lista={lista}
        clave={clave}
        conFiltros={fichas.length > 0}
      />
      <Suspense>
        {conTodos && (
          <TodosLosFiltros
            filtros={consulta}
            nombres={nombres}
            onAplicar={filtrar}
            onCerrar={() => setConTodos(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface EstadoProps extends PartidasProps {
  readonly conFiltros: boolean;
}

/** What there is under the filters, in whatever state it is. */
function Estado({ conFiltros, ...resto }: EstadoProps) {
  const { carga, partidas, leidaEn } = resto.lista;
  if (carga.isPending)
    return (
      <div className={classes.cargando}>
        <SkeletonRows filas={18} etiqueta="Cargando las partidas" />
      </div>
    );
  if (carga.data === undefined) return <ErrorState error={carga.error} reintentar={carga.refetch} />;
  if (partidas.length > 0) return <Partidas {...resto} />;
  return (
    <>
      <SinPartidas conFiltros={conFiltros} onLimpiar={resto.direccion.limpiar} />
      <HayNuevas leidaEn={leidaEn} />
    </>
  );
}

/** Another filter is looked at from its beginning. */
function useEmpezarArriba(clave: string) {
  const tarjeta = useRef<HTMLElement>(null);
  const anterior = useRef(clave);
  useEffect(() => {
    if (anterior.current === clave) return;
    anterior.current = clave;
    if ((tarjeta.current?.getBoundingClientRect().top ?? 0) < 0) tarjeta.current?.scrollIntoView();
  }, [clave]);
  return tarjeta;
}

interface PartidasProps extends ListaDePartidasProps {
  /** The same for the same filters. */
  readonly clave: string;
  readonly lista: ReturnType<typeof usePartidas>;
}

function Partidas({ clave, direccion, recorrido, lista }: PartidasProps) {
  const { carga, partidas, leidaEn } = lista;
  const { busqueda, filtrar } = direccion;
  const aprueba = useCurrentUser()?.permisos.includes('partidas:aprobar') ?? false;
  const seleccion = useSeleccion(clave);
  const aprobacion = useAprobarVarias(seleccion);
  const filas = useMemo(() => partidas.map((partida) => ({ partida })), [partidas]);
  const palabras = useMemo(
    () => (busqueda.texto === undefined ? [] : [normalizeText(busqueda.texto)]),
    [busqueda.texto],
  );
  const traerMas = useTraerMas(carga);
  const orden = busqueda.orden ?? 'recientes';
  return (
    <>
      <Negadas aprobacion={aprobacion} onVer={(id) => recorrido.abrir(id, 'puntero')} />
      <div className={classes.filas} data-viejas={carga.isPlaceholderData || undefined}>
        <TablaDePartidas
          etiqueta="Partidas"
          filas={filas}
          palabras={palabras}
          activa={recorrido.activa}
          abierta={busqueda.partida}
          seleccion={seleccion}
          orden={{
            actual: orden,
            cambiar: (nuevo) => filtrar({ orden: nuevo === 'recientes' ? undefined : nuevo }),
          }}
          onActivar={recorrido.activar}
          onAbrir={recorrido.abrir}
          onFin={traerMas}
        />
      </div>
      {carga.isFetchingNextPage && (
        <div className={classes.cargando}>
          <SkeletonRows filas={3} etiqueta="Cargando más partidas" />
        </div>
      )}
      {carga.isFetchNextPageError && (
        <ErrorState titulo="No se pudieron traer más" error={carga.error} reintentar={carga.fetchNextPage} />
      )}
      <div className={classes.fondo}>
        <BarraDeSeleccion seleccion={seleccion} aprobacion={aprueba ? aprobacion : undefined} />
        <HayNuevas leidaEn={leidaEn} />
        <PieDeLista consulta={soloConsulta(busqueda)} />
      </div>
    </>
  );
}

function useTraerMas({ hasNextPage, isFetchingNextPage, fetchNextPage }: PartidasProps['lista']['carga']) {
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
}

function SinPartidas({
  conFiltros,
  onLimpiar,
}: {
  readonly conFiltros: boolean;
  readonly onLimpiar: () => void;
}) {
  const registra = useCurrentUser()?.permisos.includes('partidas:registrar') ?? false;
  if (conFiltros) {
    return (
      <EmptyState
        icono={MagnifyingGlassIcon}
        titulo="Ninguna partida coincide"
        texto="Cambie la búsqueda o quite algún filtro."
        accion={
          <Button variant="default" onClick={onLimpiar}>
            Ver todas
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      titulo="Aún no hay partidas"
      texto={
        registra ? 'Registre la primera o importe las que ya tiene.' : 'Aquí se verán cuando se registren.'
      }
      accion={
        registra && (
          <Button component={Link} to="/contabilidad/partidas">
            Registrar partida
          </Button>
        )
      }
    />
  );
}
