// The savings accounts: the list of them, or the page of the one that is open.
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Importar } from '#ahorros/importar/importar.tsx';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { usePermission } from '#platform/current-session.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { AperturaDeCuenta } from './apertura/apertura-de-cuenta.tsx';
import { refrescarCuentas } from './consultas.ts';
import { ListaDeCuentas } from './lista/lista-de-cuentas.tsx';
import { useDireccion } from './use-direccion.ts';

const CuentaAbierta = lazy(async () => ({ default: (await import('./cuenta/cuenta.tsx')).CuentaAbierta }));

export function Cuentas() {
  const { busqueda, push } = useDireccion();
  const { cuenta } = busqueda;
  const registra = usePermission('ahorros:registrar');
  return (
    <Pagina
      titulo="Cuentas de ahorro"
      pestanas={<BarraDeSecciones />}
      acciones={
        registra &&
        cuenta === undefined && (
          <>
            <Importar hojas={['cuentas', 'movimientos']} alTerminar={() => void refrescarCuentas()} />
            <Button
              leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
              onClick={() => push({ nueva: true })}
            >
              Abrir cuenta
            </Button>
          </>
        )
      }
    >
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
