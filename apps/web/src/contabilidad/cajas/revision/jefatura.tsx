// The cajas for whoever answers for them: their day, their jornadas, how each cajero does, how they are set
// up, and the cash that the law asks about. What is open is in the address.
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Box, Grid } from '#ui/layout/layout.tsx';
import type { OpenPanel } from '#ui/list/use-filters.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';
import { Dia } from './dia/dia.tsx';

const PanelDeJornada = lazy(async () => ({
  default: (await import('./jornada/panel-de-jornada.tsx')).PanelDeJornada,
}));
const ArqueoSorpresivo = lazy(async () => ({
  default: (await import('./sorpresivo/arqueo-sorpresivo.tsx')).ArqueoSorpresivo,
}));
const Jornadas = lazy(async () => ({ default: (await import('./jornadas/jornadas.tsx')).Jornadas }));
const Tendencia = lazy(async () => ({ default: (await import('./tendencia/tendencia.tsx')).Tendencia }));
const Administracion = lazy(async () => ({
  default: (await import('../administracion/administracion.tsx')).Administracion,
}));
const Ive = lazy(async () => ({ default: (await import('../ive/ive.tsx')).Ive }));

const PESTANAS = ['dia', 'jornadas', 'tendencia', 'cajas', 'ive'] as const;
type Pestana = (typeof PESTANAS)[number];

const NOMBRES: Readonly<Record<Pestana, string>> = {
  dia: 'Día',
  jornadas: 'Jornadas',
  tendencia: 'Tendencia',
  cajas: 'Cajas',
  ive: 'IVE',
};

export function Jefatura() {
  const { busqueda, pushAll } = useDireccion();
  if (busqueda.vista === 'contar' && busqueda.jornada !== undefined)
    return (
      <Suspense fallback={<SkeletonRows rows={13} label="Cargando la hoja de conteo" />}>
        <ArqueoSorpresivo jornada={busqueda.jornada} />
      </Suspense>
    );
  const pestana = pestanaDe(busqueda.vista);
  // What one tab chose is of no other; the agencia and the day are of whoever looks.
  const ver = (elegida: string | null) => {
    const nueva = PESTANAS.find((una) => una === elegida) ?? 'dia';
    const { agencia, fecha } = busqueda;
    pushAll({ vista: nueva === 'dia' ? undefined : nueva, agencia, fecha });
  };
  return (
    <Tabs value={pestana} onChange={ver} keepMounted={false}>
      <Pagina
        title="Revision de Cajas"
        tabs={
          <TabList active={pestana}>
            {PESTANAS.map((una) => (
              <Tabs.Tab key={una} value={una}>
                {NOMBRES[una]}
              </Tabs.Tab>
            ))}
          </TabList>
        }
      >
        <Trabajo pestana={pestana} />
      </Pagina>
    </Tabs>
  );
}

function pestanaDe(vista: ReturnType<typeof useDireccion>['busqueda']['vista']): Pestana {
  if (vista === 'configuracion') return 'cajas';
  return PESTANAS.find((una) => una === vista) ?? 'dia';
}

/** The list of the tab and, beside it, the jornada that is open. */
function Trabajo({ pestana }: { readonly pestana: Pestana }) {
  const { panel, senalados } = usePanelDeJornada(pestana);
  const dibujar = (id: string) => (
    <Suspense>
      <PanelDeJornada id={id} senalados={senalados} enfocar={panel.focus} onClose={panel.close} />
    </Suspense>
  );
  // The list of jornadas has its own beside it.
  const alLado = pestana === 'jornadas' ? undefined : panel.id;
  return (
    <Grid columns={alLado === undefined ? 1 : `minmax(0, 1fr) ${ANCHO_DEL_PANEL}`} oneBelow="lg" gap="lg">
      <Box shrinks>
        <Suspense fallback={<SkeletonRows rows={12} label="Cargando" />}>
          <Tabs.Panel value="dia">
            <Dia onAbrir={panel.open} />
          </Tabs.Panel>
          <Tabs.Panel value="jornadas">
            <Jornadas panel={panel} panelWidth={ANCHO_DEL_PANEL} drawPanel={dibujar} />
          </Tabs.Panel>
          <Tabs.Panel value="tendencia">
            <Tendencia onAbrir={panel.open} />
          </Tabs.Panel>
          <Tabs.Panel value="cajas">
            <Administracion />
          </Tabs.Panel>
          <Tabs.Panel value="ive">
            <Ive />
          </Tabs.Panel>
        </Suspense>
      </Box>
      {alLado !== undefined && dibujar(alLado)}
    </Grid>
  );
}

const ANCHO_DEL_PANEL = 'minmax(27rem, 38%)';

function usePanelDeJornada(pestana: Pestana) {
  const { busqueda, push } = useDireccion();
  const { senalados, olvidar } = useHallado();
  const [medio, setMedio] = useState<'teclado' | 'puntero'>('puntero');
  const panel: OpenPanel<string> = {
    id: pestana === 'cajas' || pestana === 'ive' ? undefined : busqueda.jornada,
    focus: medio === 'teclado',
    open: (jornada, como = 'teclado') => {
      olvidar();
      setMedio(como);
      if (jornada !== busqueda.jornada) push({ jornada });
    },
    close: () => push({ jornada: undefined, movimiento: undefined }),
  };
  return { panel, senalados };
}

const NINGUNO: readonly string[] = [];

/**
 * A receipt that the search found, or the partida that somebody was looking at, brings to the jornada it is of, with what
 * was looked for marked.
 */
function useHallado() {
  const { busqueda, replace } = useDireccion();
  const [senalados, setSenalados] = useState(NINGUNO);
  const { movimiento, partida } = busqueda;
  const recibo = useQuery({ ...consultas.movimiento(movimiento ?? ''), enabled: movimiento !== undefined });
  const dePartida = useQuery({
    ...consultas.movimientosDePartida(partida ?? ''),
    enabled: partida !== undefined,
  });
  const hallados = movimiento === undefined ? dePartida.data : recibo.data && [recibo.data];
  const fallo = movimiento === undefined ? dePartida.isError : recibo.isError;
  const [primero] = hallados ?? [];
  const seBusca = movimiento !== undefined || partida !== undefined;
  const noEsta = seBusca && (fallo || (hallados !== undefined && primero === undefined));
  const ir = useEffectEvent(() => {
    if (primero === undefined || hallados === undefined) return;
    setSenalados(hallados.map(({ id }) => id));
    const { fecha, jornada } = primero;
    replace({ vista: undefined, fecha, jornada, movimiento: undefined, partida: undefined });
  });
  const dejar = useEffectEvent(() => {
    void notify('Eso no es de una caja de sus agencias.', 'error');
    replace({ movimiento: undefined, partida: undefined });
  });
  const hallado = seBusca ? primero?.id : undefined;
  useEffect(() => {
    if (noEsta) dejar();
    else if (hallado !== undefined) ir();
  }, [noEsta, hallado]);
  return { senalados, olvidar: () => setSenalados(NINGUNO) };
}
