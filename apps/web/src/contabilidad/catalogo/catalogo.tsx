// The chart of accounts: the tree, the account that is open beside it, and the dialog over both.
import { ArrowUpTrayIcon, PlusIcon, TagIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import type { Nodo } from './arbol.ts';
import classes from './catalogo.module.css';
import type { Dialogo } from './dialogos.tsx';
import { dialogoSinGuardar } from './formularios/sin-guardar.ts';
import { ListaDeCuentas } from './lista-de-cuentas.tsx';
import { CuentaAbierta } from './panel/cuenta-abierta.tsx';
import { impedimentoDe } from './panel/posibilidades.ts';
import { useCatalogo } from './use-catalogo.ts';

const Dialogos = lazy(async () => ({ default: (await import('./dialogos.tsx')).Dialogos }));

export function Catalogo() {
  const puedeEditar = usePermission('catalogo:editar');
  const catalogo = useCatalogo();
  const [dialogo, setDialogo] = useState(puedeEditar ? dialogoSinGuardar : undefined);
  const { arbol, busqueda } = catalogo;

  const alTerminar = (idCuenta: string) => {
    setDialogo(undefined);
    catalogo.verEnSuLugar(idCuenta);
  };
  return (
    <Pagina
      title="Catálogo contable"
      purpose="Las cuentas con las que se registra y se presenta."
      actions={
        <AccionesDePagina
          puedeEditar={puedeEditar}
          abierta={arbol.porId.get(busqueda.cuenta ?? '')}
          onDialogo={setDialogo}
        />
      }
    >
      <Grid gap="xl" className={classes.trabajo} data-con-panel={busqueda.cuenta !== undefined || undefined}>
        <ListaDeCuentas catalogo={catalogo} puedeEditar={puedeEditar} onDialogo={setDialogo} />
        <CuentaAbierta
          catalogo={catalogo}
          puedeEditar={puedeEditar}
          conDialogo={dialogo !== undefined}
          onDialogo={setDialogo}
        />
      </Grid>
      {/* One that comes back from before (sin-guardar.ts) needs the chart that it is about. */}
      {dialogo !== undefined && catalogo.carga.isSuccess && (
        <Suspense>
          <Dialogos
            dialogo={dialogo}
            arbol={arbol}
            onClose={() => setDialogo(undefined)}
            onDialogo={setDialogo}
            onCreada={({ idCuenta }) => alTerminar(idCuenta)}
            onMovida={alTerminar}
          />
        </Suspense>
      )}
    </Pagina>
  );
}

interface AccionesDePaginaProps {
  readonly puedeEditar: boolean;
  /** A new account is offered under the one that is open, or beside it. */
  readonly abierta: Nodo | undefined;
  readonly onDialogo: (dialogo: Dialogo) => void;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

function AccionesDePagina({ puedeEditar, abierta, onDialogo }: AccionesDePaginaProps) {
  const exportar = <ExportMenu reporte="catalogo" filtros={{}} />;
  if (!puedeEditar) return exportar;
  return (
    <>
      <Button
        variant="default"
        leftSection={<TagIcon {...TAMANO} />}
        onClick={() => onDialogo({ tipo: 'etiquetas' })}
      >
        Etiquetas
      </Button>
      {exportar}
      <Button
        variant="default"
        leftSection={<ArrowUpTrayIcon {...TAMANO} />}
        onClick={() => onDialogo({ tipo: 'importar' })}
      >
        Importar
      </Button>
      <Button
        leftSection={<PlusIcon {...TAMANO} />}
        onClick={() => onDialogo({ tipo: 'crear', idParent: mayorPara(abierta) })}
      >
        Nueva cuenta
      </Button>
    </>
  );
}

function mayorPara(abierta: Nodo | undefined): string | undefined {
  if (abierta === undefined) return undefined;
  if (impedimentoDe('agregar', abierta) === undefined) return abierta.cuenta.idCuenta;
  return abierta.cuenta.idParent ?? undefined;
}
