// The savings accounts: the list of them by number, or the page of the one that is open.
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import { centavos } from '@cuadra/core/dinero';
import { PlusIcon } from '@heroicons/react/24/outline';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Importar } from '#ahorros/importar/importar.tsx';
import { EstadoDeCuentaVisto } from '#ahorros/marcas/estados.tsx';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { usePermission } from '#platform/current-session.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import type { ListTable } from '#ui/list/list.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useFilters } from '#ui/list/use-filters.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { AperturaDeCuenta } from './apertura/apertura-de-cuenta.tsx';
import { consultas, refrescarCuentas } from './consultas.ts';
import { decirTitular } from './decir-titular.ts';
import { filtrosDeCuentas, useDireccion } from './direccion.ts';

const CuentaAbierta = lazy(async () => ({ default: (await import('./cuenta/cuenta.tsx')).CuentaAbierta }));

export function Cuentas() {
  const { cuenta } = useDireccion().busqueda;
  if (cuenta === undefined) return <ListaDeCuentas />;
  return (
    <Pagina title="Cuentas de ahorro" tabs={<BarraDeSecciones />}>
      <Suspense fallback={<SkeletonRows rows={12} label="Cargando la cuenta" />}>
        <CuentaAbierta key={cuenta} id={cuenta} />
      </Suspense>
      <AperturaDeCuenta />
    </Pagina>
  );
}

function ListaDeCuentas() {
  const { data } = useQuery(consultas.productos());
  const filters = useFilters(filtrosDeCuentas, {
    producto:
      data?.productos.map(({ id, codigo, nombre }) => [String(id), `${codigo} ${nombre}`, nombre]) ?? [],
  });
  const query = useInfiniteQuery(consultas.cuentas(filters.query));
  const registra = usePermission('ahorros:registrar');
  return (
    <ListScreen
      title="Cuentas de ahorro"
      tabs={<BarraDeSecciones />}
      actions={
        registra && <Importar hojas={['cuentas', 'movimientos']} alTerminar={() => void refrescarCuentas()} />
      }
      create={{
        label: 'Abrir cuenta',
        icon: PlusIcon,
        permission: 'ahorros:registrar',
        onRun: () => filters.push({ nueva: true }),
      }}
      label="Cuentas de ahorro"
      filters={filters}
      query={query}
      rows={({ cuentas }) => cuentas}
      table={table}
      loading="Cargando las cuentas"
      more="Ver más"
      onOpen={({ id }) => filters.push({ cuenta: id }, { resetScroll: true })}
      empty={data?.productos.length === 0 ? SIN_PRODUCTOS : sinCuentas(registra)}
      noMatch={{
        title: 'Ninguna cuenta con esos filtros',
        text: 'Búsquela por su número, o por el DPI, el número o el nombre de un titular.',
      }}
      foot={(filas, { totales }) => (
        <SumsFoot
          label="Totales"
          fixed
          old={query.isPlaceholderData}
          sumas={totales !== null && <FootSum name="Saldo" centavos={centavos(totales.saldo)} />}
        >
          <FootCount>{decirCuantas(filas.length, totales?.cuentas ?? filas.length)}</FootCount>
        </SumsFoot>
      )}
    >
      <AperturaDeCuenta />
    </ListScreen>
  );
}

const SIN_PRODUCTOS = {
  title: 'Aún no hay productos de ahorro',
  text: 'Una cuenta es de un producto. Los escribe quien lleva los ahorros y los publica el contador.',
  action: <PlainLink to="/ahorros/productos">Ver productos</PlainLink>,
};

const sinCuentas = (registra: boolean) => ({
  title: 'Aún no hay cuentas de ahorro',
  text: registra ? 'Abra la primera.' : 'Las abre quien lleva los ahorros.',
});

function decirCuantas(aLaVista: number, total: number): string {
  const todas = total === 1 ? '1 cuenta' : `${formatearEntero(total)} cuentas`;
  return aLaVista < total ? `${todas}; a la vista, ${formatearEntero(aLaVista)}` : todas;
}

const table: ListTable<CuentaEnLista> = {
  label: 'Cuentas de ahorro',
  rowKey: ({ id }) => String(id),
  rowName: (cuenta) =>
    [
      `Cuenta ${cuenta.numero}`,
      decirTitular(cuenta),
      cuenta.producto.nombre,
      formatearQuetzales(centavos(cuenta.saldo)),
      nombresDeEstadoDeCuentaAhorro[cuenta.estado].toLowerCase(),
    ].join(', '),
  // The number of an account is longer than a date.
  widths: { fecha: '6.25rem', nombre: '1 1 8rem', estado: '6rem', cuenta: '3.5rem' },
  columns: [
    { title: 'Cuenta', kind: 'fecha', cell: ({ numero }) => numero },
    { title: 'Titular', kind: 'texto', cell: decirTitular },
    { title: 'Producto', kind: 'nombre', cell: ({ producto }) => producto.nombre },
    { title: 'Agencia', kind: 'cuenta', yields: 'primera', cell: ({ agencia }) => agencia },
    { title: 'Apertura', kind: 'fecha', yields: 'segunda', cell: ({ apertura }) => formatDate(apertura) },
    {
      title: 'Vence',
      kind: 'fecha',
      yields: 'segunda',
      cell: ({ vence }) => (vence === null ? '' : formatDate(vence)),
    },
    { title: 'Estado', kind: 'estado', cell: ({ estado }) => <EstadoDeCuentaVisto estado={estado} /> },
    { title: 'Saldo (Q)', kind: 'monto', cell: ({ saldo }) => formatearSaldo(centavos(saldo)) },
  ],
};
