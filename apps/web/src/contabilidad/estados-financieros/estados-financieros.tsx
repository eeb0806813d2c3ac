// The financial statements: one at a time, of a day and of some agencias, with what proves it at its foot.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { estados } from '@cuadra/contract/contabilidad/opciones';
import { Tabs } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { todayInGuatemala } from '#ui/format/date.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { cifraElegida, filtrosDeApi } from './busqueda.ts';
import { CifraAbierta } from './cifra/cifra-abierta.tsx';
import { EstadoAbierto } from './estado-abierto.tsx';
import classes from './estados-financieros.module.css';
import { filtrosEnUso } from './filtros/filtros-en-uso.ts';
import { LineaDeFiltros } from './filtros/linea-de-filtros.tsx';
import { nombresDeEstado } from './nombres.ts';
import { useBusqueda } from './use-busqueda.ts';

export function EstadosFinancieros() {
  const { presentacion, verEstado } = useBusqueda();
  const { estado, papel } = presentacion;
  return (
    <Tabs value={estado} onChange={verEstado} keepMounted={false}>
      <Pagina
        titulo="Estados Financieros"
        proposito="Lo que la institución tiene, debe y gana, con la prueba de que cuadra. Cada cifra lleva a sus movimientos."
        pestanas={
          <TabList activa={estado}>
            {estados.map((uno) => (
              <Tabs.Tab key={uno} value={uno}>
                {nombresDeEstado[uno]}
              </Tabs.Tab>
            ))}
          </TabList>
        }
        acciones={
          <ExportMenu
            reporte="estado-financiero"
            filtros={{ ...filtrosDeApi(presentacion), estado, papel }}
          />
        }
      >
        <Tabs.Panel value={estado} className={classes.vista ?? ''}>
          <Estado />
        </Tabs.Panel>
      </Pagina>
    </Tabs>
  );
}

function Estado() {
  const { busqueda, presentacion, cambiar, limpiar, cifras } = useBusqueda();
  const { estado } = presentacion;
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(queryOf(listarAgencias));
  const agencias = todas.filter(({ idAgencia }) => propias.includes(idAgencia));
  const enUso = filtrosEnUso(busqueda, presentacion, agencias);
  const elegida = cifraElegida(busqueda);
  return (
    <>
      {presentacion.fecha > todayInGuatemala() && (
        <FormNotice
          tono="info"
          texto="Esa fecha no ha llegado: las cifras son las de lo contabilizado hasta ahora."
        />
      )}
      <div className={classes.cuerpo} data-con-panel={elegida !== undefined || undefined}>
        <section className={classes.tarjeta} aria-label={nombresDeEstado[estado]}>
          <LineaDeFiltros
            presentacion={presentacion}
            enUso={enUso}
            onCambio={cambiar}
            onLimpiar={limpiar}
            agencias={agencias}
          />
          <Tarjeta presentacion={presentacion} cifras={cifras} />
        </section>
        {elegida !== undefined && (
          <CifraAbierta elegida={elegida} presentacion={presentacion} onClose={() => cifras.ver(undefined)} />
        )}
      </div>
    </>
  );
}

type TarjetaProps = Pick<ReturnType<typeof useBusqueda>, 'presentacion' | 'cifras'>;

function Tarjeta({ presentacion, cifras }: TarjetaProps) {
  const { estado, agencia } = presentacion;
  const pedido = useQuery({
    ...queryOf(verEstadoFinanciero, { params: { estado }, query: filtrosDeApi(presentacion) }),
    placeholderData: keepPreviousData,
  });
  // What is kept from before is of use only while it is the same statement.
  if (pedido.data?.estado === estado)
    return (
      <EstadoAbierto
        key={estado}
        estado={pedido.data}
        agencia={agencia}
        cifras={cifras}
        atrasada={pedido.isPlaceholderData}
      />
    );
  if (pedido.isError) return <ErrorState error={pedido.error} reintentar={pedido.refetch} />;
  return (
    <div className={classes.espera}>
      <SkeletonRows filas={14} alto={32} etiqueta="Cargando el estado" />
    </div>
  );
}
