// Agendar intereses: the runs that were made and are being made, and what is due and nobody has run.
import type { CorridaEnLista } from '@cuadra/contract/ahorros/corridas';
import { CalendarDaysIcon, MagnifyingGlassIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { usePermission } from '#platform/current-session.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { consultas } from '../consultas.ts';
import { loDicho, useDireccionDeCorridas } from '../direccion.ts';
import { NuevaCorrida } from '../nueva/nueva-corrida.tsx';
import type { CorridaOfrecida } from './agrupar-por-hacer.ts';
import { EnMarcha } from './en-marcha.tsx';
import { filtrosDe, SIN_FILTROS, tieneFiltros } from './en-uso.ts';
import { FiltrosDeCorridas } from './filtros.tsx';
import classes from './lista.module.css';
import { PorHacer } from './por-hacer.tsx';
import { TablaDeCorridas } from './tabla-de-corridas.tsx';

export function Corridas() {
  const { busqueda, push, replace } = useDireccionDeCorridas();
  const navegar = useNavigate();
  const programa = usePermission('intereses:programar');
  const [ofrecida, setOfrecida] = useState<CorridaOfrecida>();
  const preparar = (una: CorridaOfrecida | undefined) => {
    setOfrecida(una);
    push({ nueva: true });
  };
  const abrir = (id: number) => void navegar({ to: '/ahorros/corridas/$id', params: { id: String(id) } });
  return (
    <Page
      titulo="Agendar intereses"
      pestanas={<BarraDeSecciones />}
      acciones={
        programa && (
          <Button
            leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => preparar(undefined)}
          >
            Nueva corrida
          </Button>
        )
      }
    >
      <PorHacer onPreparar={programa ? preparar : undefined} />
      <EnMarcha />
      <section className={classes.tarjeta} aria-label="Corridas">
        <FiltrosDeCorridas />
        <Lista onAbrir={abrir} onNueva={programa ? () => preparar(undefined) : undefined} />
      </section>
      {programa && busqueda.nueva === true && (
        <NuevaCorrida
          ofrecida={ofrecida}
          onCerrar={() => replace({ nueva: undefined })}
          onCreada={({ id }) => abrir(id)}
        />
      )}
    </Page>
  );
}

interface ListaProps {
  readonly onAbrir: (id: number) => void;
  /** Absent: whoever looks does not make them. */
  readonly onNueva: (() => void) | undefined;
}

function Lista({ onAbrir, onNueva }: ListaProps) {
  const { busqueda } = useDireccionDeCorridas();
  const consulta = useInfiniteQuery(consultas.corridas(loDicho(filtrosDe(busqueda))));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = consulta;
  const corridas: readonly CorridaEnLista[] | undefined = data?.pages.flatMap((pagina) => pagina.corridas);
  return (
    <Loaded consulta={{ data: corridas, error, refetch }} filas={16} etiqueta="Cargando las corridas">
      {(filas) =>
        filas.length === 0 ? (
          <SinCorridas onNueva={onNueva} />
        ) : (
          <>
            <TablaDeCorridas corridas={filas} onAbrir={onAbrir} />
            {hasNextPage && (
              <div className={classes.mas}>
                <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  Ver anteriores
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function SinCorridas({ onNueva }: Pick<ListaProps, 'onNueva'>) {
  const { busqueda, replace } = useDireccionDeCorridas();
  const { data } = useQuery(consultas.productos());
  if (tieneFiltros(busqueda))
    return (
      <EmptyState
        icono={MagnifyingGlassIcon}
        titulo="Ninguna corrida con esos filtros"
        accion={
          <Button variant="default" onClick={() => replace(SIN_FILTROS)}>
            Limpiar filtros
          </Button>
        }
      />
    );
  if (data?.productos.length === 0)
    return (
      <EmptyState
        icono={CalendarDaysIcon}
        titulo="Aún no hay productos de ahorro"
        texto="Un producto dice cómo se ganan los intereses. Cree el primero, con sus reglas y sus tasas, y después abra sus cuentas."
        accion={<PlainLink to="/ahorros/productos">Ir a los productos</PlainLink>}
      />
    );
  return (
    <EmptyState
      icono={CalendarDaysIcon}
      titulo="Aún no hay corridas"
      texto="Una corrida calcula los intereses de un período, los muestra antes de pagarlos y los abona una sola vez cuando otra persona los aprueba."
      accion={onNueva !== undefined && <Button onClick={onNueva}>Nueva corrida</Button>}
    />
  );
}
