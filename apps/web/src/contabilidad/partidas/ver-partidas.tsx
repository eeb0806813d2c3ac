// The partidas of the institution: the list with its filters, what waits to be approved, and the one that is open.

import { ArrowUpTrayIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { Box, Grid } from '#ui/layout/layout.tsx';
import { PendingCount } from '#ui/marks/pending-count.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { Bandeja } from './aprobaciones/bandeja.tsx';
import { filtrosDeApi, soloConsulta, soloFiltros } from './busqueda.ts';
import { ListaDePartidas } from './lista/lista-de-partidas.tsx';
import { refrescarPartidas, usePorAprobar } from './lista/use-partidas.ts';
import classes from './partidas.module.css';
import { type Recorrido, useBusqueda, useRecorrido } from './use-recorrido.ts';

const PartidaAbierta = lazy(async () => ({
  default: (await import('./panel/partida-abierta.tsx')).PartidaAbierta,
}));
const Revision = lazy(async () => ({
  default: (await import('./aprobaciones/revision.tsx')).Revision,
}));
const ImportarPartidas = lazy(async () => ({
  default: (await import('#contabilidad/importaciones/importar-partidas.tsx')).ImportarPartidas,
}));

export function VerPartidas() {
  const direccion = useBusqueda();
  const { busqueda, verVista } = direccion;
  const aprueba = usePermission('partidas:aprobar');
  if (!aprueba) return <Pantalla direccion={direccion} />;
  const vista = busqueda.vista ?? 'partidas';
  return (
    <Tabs value={vista} onChange={verVista} keepMounted={false}>
      <Pantalla
        direccion={direccion}
        pestanas={
          <TabList active={vista}>
            <Tabs.Tab value="partidas">Partidas</Tabs.Tab>
            <Tabs.Tab value="aprobaciones">
              Por aprobar <Pendientes />
            </Tabs.Tab>
          </TabList>
        }
      />
    </Tabs>
  );
}

interface PantallaProps {
  readonly direccion: ReturnType<typeof useBusqueda>;
  /** Only whoever approves has them. */
  readonly pestanas?: ReactNode;
}

function Pantalla({ direccion, pestanas }: PantallaProps) {
  const recorrido = useRecorrido(direccion);
  const { busqueda, cerrar } = direccion;
  const aprueba = usePermission('partidas:aprobar');
  // What waits is reviewed in the place of the list, with its documents beside.
  const seRevisa = aprueba && busqueda.vista === 'aprobaciones';
  const abierta = seRevisa ? undefined : busqueda.partida;
  return (
    <Pagina
      title="Ver partidas"
      purpose="Todo lo registrado, desde el borrador hasta su reversión."
      tabs={pestanas}
      actions={<Acciones direccion={direccion} />}
    >
      <Grid gap="lg" className={classes.trabajo} data-con-panel={abierta !== undefined || undefined}>
        {pestanas === undefined ? (
          <ListaDePartidas direccion={direccion} recorrido={recorrido} />
        ) : (
          <Vistas direccion={direccion} recorrido={recorrido} />
        )}
        <Suspense>
          {abierta !== undefined && (
            <PartidaAbierta
              id={abierta}
              enfocar={recorrido.medio === 'teclado'}
              onVer={(id) => recorrido.abrir(id, 'teclado')}
              onClose={cerrar}
            />
          )}
        </Suspense>
      </Grid>
    </Pagina>
  );
}

interface VistasProps extends Pick<PantallaProps, 'direccion'> {
  readonly recorrido: Recorrido;
}

function Vistas({ direccion, recorrido }: VistasProps) {
  const { partida } = direccion.busqueda;
  return (
    <Box shrinks>
      <Tabs.Panel value="partidas">
        <ListaDePartidas direccion={direccion} recorrido={recorrido} />
      </Tabs.Panel>
      <Tabs.Panel value="aprobaciones">
        {partida === undefined ? (
          <Bandeja recorrido={recorrido} />
        ) : (
          <Suspense>
            <Revision
              id={partida}
              onVer={(id) => {
                if (id === undefined) return direccion.cerrar();
                recorrido.activar({ id, indice: 0 });
                recorrido.abrir(id, 'teclado');
              }}
            />
          </Suspense>
        )}
      </Tabs.Panel>
    </Box>
  );
}

function Pendientes() {
  const total = usePorAprobar(true).data?.total ?? 0;
  return total === 0 ? null : <PendingCount count={total} />;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

function Acciones({ direccion: { busqueda } }: Pick<PantallaProps, 'direccion'>) {
  const importa = usePermission('partidas:importar');
  const registra = usePermission('partidas:registrar');
  const [importando, setImportando] = useState(false);
  const consulta = soloConsulta(busqueda);
  const filtros = { ...filtrosDeApi(soloFiltros(consulta)), orden: consulta.orden ?? 'recientes' } as const;
  return (
    <>
      {busqueda.vista === undefined && <ExportMenu reporte="partidas" filtros={filtros} />}
      {importa && (
        <Button
          variant="default"
          leftSection={<ArrowUpTrayIcon {...TAMANO} />}
          onClick={() => setImportando(true)}
        >
          Importar
        </Button>
      )}
      {registra && (
        <Button component={Link} to="/contabilidad/partidas" leftSection={<PlusIcon {...TAMANO} />}>
          Registrar partida
        </Button>
      )}
      <Suspense>
        {importando && (
          <ImportarPartidas
            abierto
            onCerrar={() => setImportando(false)}
            onImportadas={() => void refrescarPartidas()}
          />
        )}
      </Suspense>
    </>
  );
}
