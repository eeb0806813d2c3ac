// The chart of accounts: the tree, the account that is open beside it, and the dialog over both.
import { lazy, Suspense, useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { AccionesDePagina } from './acciones-de-pagina.tsx';
import classes from './catalogo.module.css';
import { dialogoSinGuardar } from './formularios/sin-guardar.ts';
import { ListaDeCuentas } from './lista-de-cuentas.tsx';
import { CuentaAbierta } from './panel/cuenta-abierta.tsx';
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
      titulo="Catálogo contable"
      proposito="Las cuentas con las que se registra y se presenta."
      acciones={
        <AccionesDePagina
          puedeEditar={puedeEditar}
          abierta={arbol.porId.get(busqueda.cuenta ?? '')}
          onDialogo={setDialogo}
        />
      }
    >
      <div className={classes.trabajo} data-con-panel={busqueda.cuenta !== undefined || undefined}>
        <ListaDeCuentas catalogo={catalogo} puedeEditar={puedeEditar} onDialogo={setDialogo} />
        <CuentaAbierta
          catalogo={catalogo}
          puedeEditar={puedeEditar}
          conDialogo={dialogo !== undefined}
          onDialogo={setDialogo}
        />
      </div>
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
