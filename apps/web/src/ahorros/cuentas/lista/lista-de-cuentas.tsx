// Which accounts are looked for, the list of them, and what they add up to.

import { centavos } from '@cuadra/core/dinero';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { usePermission } from '#platform/current-session.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { consultas } from '../consultas.ts';
import { consultaDe, SIN_FILTROS, tieneFiltros } from '../filtros.ts';
import { useDireccion } from '../use-direccion.ts';
import { BarraDeFiltros } from './barra-de-filtros.tsx';
import classes from './lista.module.css';
import { TablaDeCuentas } from './tabla-de-cuentas.tsx';

export function ListaDeCuentas() {
  const { busqueda, push } = useDireccion();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } =
    useInfiniteQuery(consultas.cuentas(consultaDe(busqueda)));
  const cuentas = data?.pages.flatMap((pagina) => pagina.cuentas);
  const totales = data?.pages[0]?.totales ?? null;
  return (
    <section className={classes.tarjeta} aria-label="Cuentas de ahorro">
      <BarraDeFiltros />
      <Loaded consulta={{ data: cuentas, error, refetch }} filas={20} etiqueta="Cargando las cuentas">
        {(filas) =>
          filas.length === 0 ? (
            <SinCuentas />
          ) : (
            <>
              <TablaDeCuentas cuentas={filas} onAbrir={(cuenta) => push({ cuenta }, { resetScroll: true })} />
              {hasNextPage && (
                <div className={classes.mas}>
                  <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                    Ver más
                  </Button>
                </div>
              )}
              <SumsFoot
                etiqueta="Totales"
                fijo
                viejas={isPlaceholderData}
                sumas={totales !== null && <FootSum nombre="Saldo" centavos={centavos(totales.saldo)} />}
              >
                <FootCount>{decirCuantas(filas.length, totales?.cuentas ?? filas.length)}</FootCount>
              </SumsFoot>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function decirCuantas(aLaVista: number, total: number): string {
  const todas = total === 1 ? '1 cuenta' : `${formatearEntero(total)} cuentas`;
  return aLaVista < total ? `${todas}; a la vista, ${formatearEntero(aLaVista)}` : todas;
}

function SinCuentas() {
  const { busqueda, replace, push } = useDireccion();
  const registra = usePermission('ahorros:registrar');
  const { data } = useQuery(consultas.productos());
  if (tieneFiltros(busqueda))
    return (
      <EmptyState
        icono={MagnifyingGlassIcon}
        titulo="Ninguna cuenta con esos filtros"
        texto="Búsquela por su número, o por el DPI, el número o el nombre de un titular."
        accion={
          <Button variant="default" onClick={() => replace(SIN_FILTROS)}>
            Limpiar filtros
          </Button>
        }
      />
    );
  if (data?.productos.length === 0)
    return (
      <EmptyState
        titulo="Aún no hay productos de ahorro"
        texto="Una cuenta es de un producto. Los escribe quien lleva los ahorros y los publica el contador."
        accion={<PlainLink to="/ahorros/productos">Ver productos</PlainLink>}
      />
    );
  return (
    <EmptyState
      titulo="Aún no hay cuentas de ahorro"
      texto={registra ? 'Abra la primera.' : 'Las abre quien lleva los ahorros.'}
      accion={registra && <Button onClick={() => push({ nueva: true })}>Abrir cuenta</Button>}
    />
  );
}
