// The cajas for whoever answers for them: their day, their jornadas, how each cajero does, how they are set
// up, and the cash that the law asks about. What is open is in the address.
import { Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { useDireccion } from '../use-direccion.ts';
import { Dia } from './dia/dia.tsx';
import classes from './jefatura.module.css';
import { useHallado } from './use-hallado.ts';

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
      <Suspense fallback={<SkeletonRows filas={13} etiqueta="Cargando la hoja de conteo" />}>
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
        titulo="Revision de Cajas"
        pestanas={
          <TabList activa={pestana}>
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
  const { busqueda, push } = useDireccion();
  const { senalados, olvidar } = useHallado();
  const [medio, setMedio] = useState<'teclado' | 'puntero'>('puntero');
  const abrir = (jornada: string, como: 'teclado' | 'puntero') => {
    olvidar();
    setMedio(como);
    if (jornada !== busqueda.jornada) push({ jornada });
  };
  const conPanel = busqueda.jornada !== undefined && pestana !== 'cajas' && pestana !== 'ive';
  return (
    <div className={classes.trabajo} data-con-panel={conPanel || undefined}>
      <div className={classes.vista}>
        <Suspense fallback={<SkeletonRows filas={12} etiqueta="Cargando" />}>
          <Tabs.Panel value="dia">
            <Dia onAbrir={abrir} />
          </Tabs.Panel>
          <Tabs.Panel value="jornadas">
            <Jornadas onAbrir={abrir} />
          </Tabs.Panel>
          <Tabs.Panel value="tendencia">
            <Tendencia onAbrir={abrir} />
          </Tabs.Panel>
          <Tabs.Panel value="cajas" className={classes.tarjetas ?? ''}>
            <Administracion />
          </Tabs.Panel>
          <Tabs.Panel value="ive" className={classes.tarjetas ?? ''}>
            <Ive />
          </Tabs.Panel>
        </Suspense>
      </div>
      <Suspense>
        {conPanel && busqueda.jornada !== undefined && (
          <PanelDeJornada
            id={busqueda.jornada}
            senalados={senalados}
            enfocar={medio === 'teclado'}
            onClose={() => push({ jornada: undefined, movimiento: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}
