// The savings products: the list of them with what is withheld of their interest, or the page of the one that is open.
import { PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { usePermission } from '#platform/current-session.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { useDireccion } from './direccion.ts';
import { ListaDeProductos } from './lista/lista-de-productos.tsx';
import { ProductoNuevo } from './lista/producto-nuevo.tsx';

const ProductoAbierto = lazy(async () => ({
  default: (await import('./producto/producto.tsx')).ProductoAbierto,
}));

export function Productos() {
  const { busqueda, replace } = useDireccion();
  const administra = usePermission('ahorros:administrar');
  const { producto, nuevo = false } = busqueda;
  return (
    <Pagina
      title="Productos de ahorro"
      tabs={<BarraDeSecciones />}
      actions={
        administra &&
        producto === undefined && (
          <Button
            size="compact-md"
            leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => replace({ nuevo: true })}
          >
            Nuevo producto
          </Button>
        )
      }
    >
      {producto === undefined ? (
        <ListaDeProductos />
      ) : (
        <Suspense fallback={<SkeletonRows rows={12} label="Cargando el producto" />}>
          <ProductoAbierto key={producto} id={producto} />
        </Suspense>
      )}
      <ProductoNuevo
        abierto={administra && nuevo}
        onCerrar={() => replace({ nuevo: undefined })}
        onCreado={(id) => replace({ nuevo: undefined, producto: id })}
      />
    </Pagina>
  );
}
