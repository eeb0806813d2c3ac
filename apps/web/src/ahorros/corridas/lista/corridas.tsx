// Agendar intereses: the runs that were made and are being made, and what is due and nobody has run.
import type { CorridaEnLista } from '@cuadra/contract/ahorros/corridas';
import { nombresDeEstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { CalendarDaysIcon, PlusIcon } from '@heroicons/react/24/outline';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { cuentasContadas, enMonto, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { useAddress } from '#platform/address/use-address.ts';
import { usePermission } from '#platform/current-session.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { ListTable } from '#ui/list/list.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useFilters } from '#ui/list/use-filters.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { Avance, estaEnMarcha, preguntarMientrasAvanza } from '../avance.tsx';
import { consultas } from '../consultas.ts';
import { filtrosDeCorridas } from '../direccion.ts';
import { NuevaCorrida } from '../nueva/nueva-corrida.tsx';
import type { CorridaOfrecida } from './agrupar-por-hacer.ts';
import { PorHacer } from './por-hacer.tsx';

export function Corridas() {
  const { data } = useQuery(consultas.productos());
  const filters = useFilters(filtrosDeCorridas, {
    producto: (data?.productos ?? []).map(({ id, codigo, nombre }) => [
      String(id),
      `${codigo} ${nombre}`,
      codigo,
    ]),
    anio: aniosPorElegir().map((anio) => [anio, anio]),
  });
  const { abrir, preparar, nueva } = useNueva();
  const programa = usePermission('intereses:programar');
  return (
    <ListScreen
      title="Agendar intereses"
      tabs={<BarraDeSecciones />}
      create={{
        label: 'Nueva corrida',
        icon: PlusIcon,
        permission: 'intereses:programar',
        onRun: () => preparar(undefined),
      }}
      before={
        <>
          <PorHacer onPreparar={programa ? preparar : undefined} />
          <EnMarcha />
        </>
      }
      label="Corridas"
      filters={filters}
      query={useInfiniteQuery(consultas.corridas(filters.query))}
      rows={({ corridas }) => corridas}
      table={table}
      loading="Cargando las corridas"
      skeletonRows={16}
      more="Ver anteriores"
      onOpen={({ id }) => abrir(id)}
      empty={data?.productos.length === 0 ? SIN_PRODUCTOS : SIN_CORRIDAS}
      noMatch={{ title: 'Ninguna corrida con esos filtros' }}
    >
      {programa && nueva}
    </ListScreen>
  );
}

/** The dialog of a new one, with what it was asked for from. */
function useNueva() {
  const { busqueda, push, replace } = useAddress(filtrosDeCorridas.address);
  const navegar = useNavigate();
  const [ofrecida, setOfrecida] = useState<CorridaOfrecida>();
  const abrir = (id: number) => void navegar({ to: '/ahorros/corridas/$id', params: { id: String(id) } });
  const preparar = (una: CorridaOfrecida | undefined) => {
    setOfrecida(una);
    push({ nueva: true });
  };
  const nueva = busqueda.nueva === true && (
    <NuevaCorrida
      ofrecida={ofrecida}
      onCerrar={() => replace({ nueva: undefined })}
      onCreada={({ id }) => abrir(id)}
    />
  );
  return { abrir, preparar, nueva };
}

/** As many as anybody goes back to. */
const ANIOS = 6;

function aniosPorElegir(): string[] {
  const este = Number(todayInGuatemala().slice(0, 4));
  return Array.from({ length: ANIOS }, (_, i) => String(este + 1 - i));
}

const SIN_PRODUCTOS = {
  icon: CalendarDaysIcon,
  title: 'Aún no hay productos de ahorro',
  text: 'Un producto dice cómo se ganan los intereses. Cree el primero, con sus reglas y sus tasas, y después abra sus cuentas.',
  action: <PlainLink to="/ahorros/productos">Ir a los productos</PlainLink>,
};

const SIN_CORRIDAS = {
  icon: CalendarDaysIcon,
  title: 'Aún no hay corridas',
  text: 'Una corrida calcula los intereses de un período, los muestra antes de pagarlos y los abona una sola vez cuando otra persona los aprueba.',
};

/** Those that are working now, whatever the filters of the list say. */
function EnMarcha() {
  const { data } = useInfiniteQuery({
    ...consultas.corridas({}),
    refetchInterval: ({ state }) => preguntarMientrasAvanza(state.data?.pages[0]?.corridas ?? []),
  });
  const corridas = (data?.pages[0]?.corridas ?? []).filter(estaEnMarcha);
  if (corridas.length === 0) return null;
  return (
    <Stack as="section" surface="card" line="between" aria-label="Corridas en marcha">
      {corridas.map((corrida) => (
        <Grid
          key={corrida.id}
          columns="7rem minmax(0, 1fr) minmax(0, 1.5fr)"
          oneBelow="sm"
          align="center"
          gap="xs lg"
          pad="md xl"
          size="sm"
        >
          <EstadoDeCorridaVisto estado={corrida.estado} />
          <Text as="span" weight="medium" cut>
            <Link to="/ahorros/corridas/$id" params={{ id: String(corrida.id) }}>
              {corrida.nombre}
            </Link>
          </Text>
          <Avance corrida={corrida} />
        </Grid>
      ))}
    </Stack>
  );
}

const table: ListTable<CorridaEnLista> = {
  label: 'Corridas de intereses',
  rowKey: ({ id }) => String(id),
  rowName: (corrida) =>
    [
      corrida.nombre,
      periodoEscrito(corrida),
      nombresDeEstadoDeCorrida[corrida.estado].toLowerCase(),
      `${cuentasContadas(corrida.lineas)}, ${enQuetzales(corrida.interes)}`,
    ].join(', '),
  // What a run is called says the most of it. «Por recalcular» and a quarter from day to day ask for more than the house's
  // usual columns.
  widths: { texto: '3 1 15rem', nombre: '1 1 7rem', estado: '7rem', fecha: '10.5rem', cuenta: '4.5rem' },
  columns: [
    { title: 'Corrida', kind: 'texto', cell: ({ nombre }) => nombre },
    { title: 'Estado', kind: 'estado', cell: ({ estado }) => <EstadoDeCorridaVisto estado={estado} /> },
    { title: 'Período', kind: 'fecha', cell: periodoEscrito },
    {
      title: 'Paga',
      kind: 'nombre',
      yields: 'primera',
      cell: ({ productos, agencias }) => `${productos.join(', ')} en ${agencias.join(', ')}`,
    },
    { title: 'Cuentas', kind: 'cuenta', cell: ({ lineas }) => formatearEntero(lineas) },
    { title: 'Interés (Q)', kind: 'monto', cell: ({ interes }) => enMonto(interes) },
    { title: 'ISR (Q)', kind: 'monto', cell: ({ isr }) => enMonto(isr) },
  ],
};
