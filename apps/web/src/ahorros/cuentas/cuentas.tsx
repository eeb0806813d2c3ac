// The savings accounts: the list of them, or the page of the one that is open.
import { lazy, Suspense } from 'react';
import { Page as Pagina } from '../../ui/page/page.tsx';
import { SkeletonRows } from '../../ui/tables/skeleton-rows.tsx';
import { BarraDeSecciones } from '../secciones/barra-de-secciones.tsx';
import { AperturaDeCuenta } from './apertura/apertura-de-cuenta.tsx';
import { ListaDeCuentas } from './lista/lista-de-cuentas.tsx';
import { useDireccion } from './use-direccion.ts';

const CuentaAbierta = lazy(async () => ({ default: (await import('./cuenta/cuenta.tsx')).CuentaAbierta }));

export function Cuentas() {
  const { cuenta } = useDireccion().busqueda;
  return (
    <Pagina titulo="Cuentas de ahorro" pestanas={<BarraDeSecciones />}>
      {cuenta === undefined ? (
        <ListaDeCuentas />
      ) : (
        <Suspense fallback={<SkeletonRows filas={12} etiqueta="Cargando la cuenta" />}>
          <CuentaAbierta key={cuenta} id={cuenta} />
        </Suspense>
      )}
      <AperturaDeCuenta />
    </Pagina>
  );
}
