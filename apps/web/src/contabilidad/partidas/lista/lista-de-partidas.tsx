// The list with its filters, in whatever state it is: loading, failed, empty, with nothing found, or with partidas.
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { useLastPosting } from '#platform/posted-partidas.ts';
import { Box } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { Text } from '#ui/text/text.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import { type Consulta, soloConsulta, soloFiltros } from '../busqueda.ts';
import { BarraDeSeleccion, Negadas, useAprobarVarias } from '../decisiones/varias.tsx';
import { BarraDeFiltros } from '../filtros/barra-de-filtros.tsx';
import { filtrosEnUso } from '../filtros/filtros-en-uso.ts';
import { useNombres } from '../filtros/use-nombres.ts';
import classes from '../partidas.module.css';
import type { EstadoDeBusqueda, Recorrido } from '../use-recorrido.ts';
import { escribirConsulta } from '../vistas/consulta-guardada.ts';
import { MenuDeVistas } from '../vistas/menu-de-vistas.tsx';
import { enfocarFila, TablaDePartidas } from './tabla-de-partidas.tsx';
import { totalesEnPalabras } from './totales.ts';
import { useSeleccion } from './use-manejo.ts';
import { refrescarPartidas, usePartidas, useTotales } from './use-partidas.ts';

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
    <Box as="section" surface="card" ref={tarjeta} className={classes.tarjeta} aria-label="Partidas">
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
    </Box>
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
      <Box pad="none xl">
        <SkeletonRows rows={18} label="Cargando las partidas" />
      </Box>
    );
  if (carga.data === undefined) return <ErrorState error={carga.error} retry={carga.refetch} />;
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
      <Box line="above" className={classes.filas} data-viejas={carga.isPlaceholderData || undefined}>
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
      </Box>
      {carga.isFetchingNextPage && (
        <Box pad="none xl">
          <SkeletonRows rows={3} label="Cargando más partidas" />
        </Box>
      )}
      {carga.isFetchNextPageError && (
        <ErrorState title="No se pudieron traer más" error={carga.error} retry={carga.fetchNextPage} />
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
        icon={MagnifyingGlassIcon}
        title="Ninguna partida coincide"
        text="Cambie la búsqueda o quite algún filtro."
        action={
          <Button variant="default" onClick={onLimpiar}>
            Ver todas
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Aún no hay partidas"
      text={
        registra ? 'Registre la primera o importe las que ya tiene.' : 'Aquí se verán cuando se registren.'
      }
      action={
        registra && (
          <Button component={Link} to="/contabilidad/partidas">
            Registrar partida
          </Button>
        )
      }
    />
  );
}

/** Somebody posted after the list was read. It is not read again by itself: a row would move under the hand. */
function HayNuevas({ leidaEn }: { readonly leidaEn: number }) {
  const hayNuevas = useLastPosting() > leidaEn;
  return (
    <Text as="div" size="xs" muted pad="sm xl" line="above" role="status" className={classes.aviso}>
      {hayNuevas && (
        <>
          Se contabilizaron partidas después de abrir esta lista.{' '}
          <Button variant="transparent" size="compact-xs" px={0} onClick={() => void refrescarPartidas()}>
            Actualizar
          </Button>
        </>
      )}
    </Text>
  );
}

/** What the whole filter adds up to, always in sight below the list. Very many are not counted unless somebody asks for it. */
function PieDeLista({ consulta }: { readonly consulta: Consulta }) {
  const clave = escribirConsulta(soloFiltros(consulta));
  /** The filter of which all were asked to be counted. */
  const [enteras, setEnteras] = useState<string>();
  const completo = enteras === clave;
  const { data, isError, isPlaceholderData, refetch } = useTotales(consulta, completo);
  if (isError && (data === undefined || completo)) {
    return (
      <SumsFoot label="Totales">
        <span>
          No se pudieron sumar.{' '}
          <Button variant="transparent" size="compact-sm" px={0} onClick={() => void refetch()}>
            Reintentar
          </Button>
        </span>
      </SumsFoot>
    );
  }
  const dicho = data === undefined ? undefined : totalesEnPalabras(data);
  return (
    <SumsFoot
      label="Totales"
      old={isPlaceholderData}
      sumas={
        data?.completo === false
          ? undefined
          : (dicho?.sumas ?? SIN_SUMAR).map(({ nombre, centavos }) => (
              <FootSum key={nombre} name={nombre} centavos={centavos} />
            ))
      }
    >
      <span className={classes.cuantas}>
        <FootCount>{dicho === undefined ? '…' : dicho.cuantas}</FootCount>
        {data?.completo === false && (
          <Button
            variant="transparent"
            size="compact-sm"
            px={0}
            disabled={completo}
            onClick={() => setEnteras(clave)}
          >
            {completo ? 'Sumando…' : 'Contar y sumar todas'}
          </Button>
        )}
        {dicho !== undefined && dicho.aparte.length > 0 && (
          <Text as="span" size="xs" muted lines="tight" basis="100%" className={classes.aparte}>
            Aparte, {dicho.aparte.join(' · ')}
          </Text>
        )}
      </span>
    </SumsFoot>
  );
}

const SIN_SUMAR = [
  { nombre: 'Debe', centavos: undefined },
  { nombre: 'Haber', centavos: undefined },
];
