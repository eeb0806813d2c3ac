// The Libro Diario: the book by its numbers and, beside it, its folios.
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { AvisoDeExistencia } from '#contabilidad/folios/aviso-de-existencia.tsx';
import { usePermission } from '#platform/current-session.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { filtrosDeApi } from './busqueda.ts';
import { Libro } from './libro.tsx';
import classes from './libro-diario.module.css';
import { useBusqueda } from './use-busqueda.ts';

const Folios = lazy(async () => ({ default: (await import('#contabilidad/folios/folios.tsx')).Folios }));
const Imprimir = lazy(async () => ({
  default: (await import('#contabilidad/folios/impresion/imprimir-libros.tsx')).ImprimirDiario,
}));

export function LibroDiario() {
  const puedeImprimir = usePermission('libros:imprimir');
  const { busqueda, cambiar, verVista } = useBusqueda();
  const [imprimiendo, setImprimiendo] = useState(false);
  const { vista = 'libro', papel = 'carta' } = busqueda;
  return (
    <Tabs value={vista} onChange={verVista} keepMounted={false}>
      <Pagina
        titulo="Libro Diario"
        proposito="Todo lo contabilizado, en el orden de sus números. Cada partida y cada cuenta llevan a lo suyo."
        pestanas={
          <TabList activa={vista}>
            <Tabs.Tab value="libro">Libro</Tabs.Tab>
            <Tabs.Tab value="folios">Folios</Tabs.Tab>
          </TabList>
        }
        acciones={
          <>
            <ExportMenu reporte="libro-diario" filtros={{ ...filtrosDeApi(busqueda), papel }} />
            {puedeImprimir && (
              <Button
                leftSection={<PrinterIcon width={18} height={18} aria-hidden="true" />}
                onClick={() => setImprimiendo(true)}
              >
                Imprimir en folios
              </Button>
            )}
          </>
        }
      >
        <AvisoDeExistencia libro="diario" />
        <Tabs.Panel value="libro" className={classes.vista ?? ''}>
          <Libro />
        </Tabs.Panel>
        <Tabs.Panel value="folios" className={classes.vista ?? ''}>
          <Suspense fallback={<SkeletonRows filas={8} etiqueta="Cargando los folios" />}>
            <Folios
              libro="diario"
              puedeImprimir={puedeImprimir}
              pieza={busqueda.pieza}
              onCerrarPieza={() => cambiar({ pieza: undefined })}
            />
          </Suspense>
        </Tabs.Panel>
        <Suspense>{imprimiendo && <Imprimir onClose={() => setImprimiendo(false)} />}</Suspense>
      </Pagina>
    </Tabs>
  );
}
