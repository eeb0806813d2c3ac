// The closing of the books: a month of an agencia with its gates, the whole year, and the verification of what is
// written. The last two load when they are opened.
import { Stack } from '#ui/layout/layout.tsx';
import '@mantine/core/styles/Tabs.layer.css';
import { Cog6ToothIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Mes } from './mes/mes.tsx';
import { useBusqueda } from './use-busqueda.ts';

const Anio = lazy(async () => ({ default: (await import('./anio/anio.tsx')).Anio }));
const Verificacion = lazy(async () => ({
  default: (await import('#contabilidad/verificacion/verificacion.tsx')).Verificacion,
}));

export function Cierre() {
  const { busqueda, verVista } = useBusqueda();
  const vista = busqueda.vista ?? 'mes';
  return (
    <Tabs value={vista} onChange={verVista} keepMounted={false}>
      <Pagina
        title="Cierre"
        purpose="Lo que debe estar en orden para cerrar cada mes y cada año, quién responde por ello y qué lo prueba."
        tabs={
          <TabList active={vista}>
            <Tabs.Tab value="mes">Mes</Tabs.Tab>
            <Tabs.Tab value="anio">Año</Tabs.Tab>
            <Tabs.Tab value="verificacion">Verificación</Tabs.Tab>
          </TabList>
        }
        actions={
          <Button
            variant="default"
            component={Link}
            to="/contabilidad/configuracion"
            leftSection={<Cog6ToothIcon width={18} height={18} aria-hidden="true" />}
          >
            Configuración
          </Button>
        }
      >
        <Vistas />
      </Pagina>
    </Tabs>
  );
}

function Vistas() {
  return (
    <>
      <Tabs.Panel value="mes">
        <Stack gap="xl">
          <Mes />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="anio">
        <Suspense fallback={<Espera />}>
          <Stack gap="xl">
            <Anio />
          </Stack>
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="verificacion">
        <Suspense fallback={<Espera />}>
          <Stack gap="xl">
            <Verificacion />
          </Stack>
        </Suspense>
      </Tabs.Panel>
    </>
  );
}

function Espera() {
  return <SkeletonRows rows={6} label="Cargando" />;
}
