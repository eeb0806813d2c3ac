// The Libro Mayor and, beside it, the other two books that the law asks for: inventories and financial statements.
import { nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button, Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { AvisoDeExistencia } from '#contabilidad/folios/aviso-de-existencia.tsx';
import { usePermission } from '#platform/current-session.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { filtrosDeApi, librosDeEstaPantalla } from './busqueda.ts';
import { LibroDeEstados } from './libro-de-estados.tsx';
import classes from './libro-mayor.module.css';
import { Mayor } from './mayor.tsx';
import { useBusqueda } from './use-busqueda.ts';

const Inventario = lazy(async () => ({ default: (await import('./inventario.tsx')).Inventario }));
const Folios = lazy(async () => ({ default: (await import('#contabilidad/folios/folios.tsx')).Folios }));
const ImprimirMayor = lazy(async () => ({
  default: (await import('#contabilidad/folios/impresion/imprimir-libros.tsx')).ImprimirMayor,
}));
const ImprimirDeUnDia = lazy(async () => ({
  default: (await import('#contabilidad/folios/impresion/imprimir-libros.tsx')).ImprimirDeUnDia,
}));

const ESPERA = <SkeletonRows filas={10} etiqueta="Cargando" />;

const LIBRO_DE_VISTA = {
  mayor: 'mayor',
  inventarios: 'inventarios',
  estados: 'estados_financieros',
} as const;

export function LibroMayor() {
  const puedeImprimir = usePermission('libros:imprimir');
  const { busqueda, verVista } = useBusqueda();
  const [imprimiendo, setImprimiendo] = useState(false);
  const { vista = 'mayor' } = busqueda;
  const libro = vista === 'folios' ? (busqueda.libro ?? 'mayor') : LIBRO_DE_VISTA[vista];
  const cerrar = () => setImprimiendo(false);
  return (
    <Tabs value={vista} onChange={verVista} keepMounted={false}>
      <Pagina
        titulo="Libro Mayor"
        proposito="Cada cuenta con lo que traía, lo que movió y con lo que queda; igual, al centavo, que el diario."
        pestanas={
          <TabList activa={vista}>
            <Tabs.Tab value="mayor">Mayor</Tabs.Tab>
            <Tabs.Tab value="inventarios">Inventarios</Tabs.Tab>
            <Tabs.Tab value="estados">Estados financieros</Tabs.Tab>
            <Tabs.Tab value="folios">Folios</Tabs.Tab>
          </TabList>
        }
        acciones={
          <>
            <Exportar />
            {puedeImprimir && <BotonDeImprimir onClick={() => setImprimiendo(true)} />}
          </>
        }
      >
        <AvisoDeExistencia libro={libro} />
        <Tabs.Panel value={vista} className={classes.vista ?? ''}>
          <Suspense fallback={ESPERA}>
            {vista === 'mayor' && <Mayor />}
            {vista === 'inventarios' && <Inventario />}
            {vista === 'estados' && <LibroDeEstados puedeImprimir={puedeImprimir} />}
            {vista === 'folios' && <FoliosDeUnLibro libro={libro} puedeImprimir={puedeImprimir} />}
          </Suspense>
        </Tabs.Panel>
        <Suspense>
          {imprimiendo && libro === 'mayor' && <ImprimirMayor onClose={cerrar} />}
          {imprimiendo && libro !== 'mayor' && (
            <ImprimirDeUnDia libro={libro} fecha={busqueda.fecha} onClose={cerrar} />
          )}
        </Suspense>
      </Pagina>
    </Tabs>
  );
}

function BotonDeImprimir({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button leftSection={<PrinterIcon width={18} height={18} aria-hidden="true" />} onClick={onClick}>
      Imprimir en folios
    </Button>
  );
}

interface FoliosDeUnLibroProps {
  readonly libro: (typeof librosDeEstaPantalla)[number];
  readonly puedeImprimir: boolean;
}

function FoliosDeUnLibro({ libro, puedeImprimir }: FoliosDeUnLibroProps) {
  const { busqueda, cambiar } = useBusqueda();
  return (
    <>
      <ChoiceField
        etiqueta="Libro"
        opciones={librosDeEstaPantalla.map((valor) => ({ valor, texto: nombresDeLibro[valor] }))}
        valor={libro}
        onCambio={(elegido) => cambiar({ libro: elegido === 'mayor' ? undefined : elegido })}
      />
      <Folios
        key={libro}
        libro={libro}
        puedeImprimir={puedeImprimir}
        pieza={busqueda.pieza}
        onCerrarPieza={() => cambiar({ pieza: undefined })}
      />
    </>
  );
}

/** What is on screen; statements have their own screen to be exported from. */
function Exportar() {
  const { busqueda } = useBusqueda();
  const { vista = 'mayor', fecha = todayInGuatemala(), agencia, nivel, papel = 'carta' } = busqueda;
  if (vista === 'mayor')
    return <ExportMenu reporte="libro-mayor" filtros={{ ...filtrosDeApi(busqueda), papel }} />;
  if (vista !== 'inventarios') return null;
  const suyos = { ...(agencia === undefined ? {} : { agencia }), ...(nivel === undefined ? {} : { nivel }) };
  return <ExportMenu reporte="inventario" filtros={{ fecha, papel, ...suyos }} />;
}
