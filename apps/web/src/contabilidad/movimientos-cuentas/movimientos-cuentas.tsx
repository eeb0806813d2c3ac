// Movimiento por Cuenta: what an account, a header, a range of them or those of a tag brought, each of its movements with the balance it
// left, and what they are left with.
import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { BookOpenIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MarcaDatosAl, MarcasDeCifras } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { useHabits } from '#platform/habits.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { type Busqueda, filtrosDeArchivo, rangoDe, type Seleccion, seleccionDe } from './busqueda.ts';
import { EncabezadoDeCuentas } from './cuenta/encabezado-de-cuentas.tsx';
import { TablaDeCuentas } from './cuenta/tabla-de-cuentas.tsx';
import { LineaDeFiltros } from './filtros/linea-de-filtros.tsx';
import { GraficaDeSaldo } from './grafica/grafica-de-saldo.tsx';
import { VerGrafica } from './grafica/ver-grafica.tsx';
import { BorradoresAparte } from './grupos/borradores-aparte.tsx';
import { TablaDeGrupos } from './grupos/tabla-de-grupos.tsx';
import { armarLibro } from './libro/libro.ts';
import { LibroDeCuentas } from './libro/libro-de-cuentas.tsx';
import classes from './movimientos-cuentas.module.css';
import { PieDeTotales } from './pie-de-totales.tsx';
import { useBusqueda } from './use-busqueda.ts';
import { type Resumen, useGrupos, useIndice, useResumen } from './use-movimientos.ts';

export function MovimientosCuentas() {
  const { busqueda, cambiar, limpiar, verDia } = useBusqueda();
  const { data: catalogo = SIN_CATALOGO } = useQuery(queryOf(listarCatalogo));
  const seleccion = useMemo(() => seleccionDe(busqueda), [busqueda]);
  return (
    <Pagina
      titulo="Movimiento por Cuenta"
      proposito="Lo que traía una cuenta, cada movimiento con su contrapartida, y lo que queda."
      acciones={
        <ExportMenu
          reporte="movimientos-cuentas"
          filtros={seleccion === undefined ? SIN_CUENTAS : filtrosDeArchivo(busqueda, seleccion)}
          disabled={seleccion === undefined}
        />
      }
    >
      <section className={classes.tarjeta} aria-label="Movimientos de la selección">
        <LineaDeFiltros
          busqueda={busqueda}
          catalogo={catalogo}
          onCambio={cambiar}
          onLimpiar={limpiar}
          herramientas={seleccion !== undefined && seleccion.desde !== seleccion.hasta && <VerGrafica />}
        />
        {seleccion === undefined ? (
          <div className={classes.vacio}>
            <EmptyState
              icono={BookOpenIcon}
              titulo="Elija una cuenta"
              texto="De detalle, o de mayor para ver todas las que dependen de ella; o un rango de códigos o una etiqueta."
            />
          </div>
        ) : (
          <Movimientos
            // Other accounts or days are looked at from their beginning.
            key={JSON.stringify(seleccion)}
            seleccion={seleccion}
            busqueda={busqueda}
            catalogo={catalogo}
            onDia={verDia}
          />
        )}
      </section>
    </Pagina>
  );
}

const SIN_CUENTAS = { desde: '', hasta: '' };
const SIN_CATALOGO: readonly Cuenta[] = [];

interface MovimientosProps {
  readonly seleccion: Seleccion;
  readonly busqueda: Busqueda;
  readonly catalogo: readonly Cuenta[];
  readonly onDia: (dia: string) => void;
}

function Movimientos({ seleccion, busqueda, catalogo, onDia }: MovimientosProps) {
  const resumen = useResumen(seleccion, busqueda.borradores === true);
  // With its days said, so that links made from it say them too.
  const fija = useMemo(() => ({ ...busqueda, ...rangoDe(busqueda) }), [busqueda]);
  if (resumen.isPending)
    return (
      <div className={classes.cargando}>
        <SkeletonRows filas={16} etiqueta="Cargando los movimientos" />
      </div>
    );
  if (resumen.isError) return <ErrorState error={resumen.error} reintentar={resumen.refetch} />;
  const { cuentas, borradores, total } = resumen.data;
  const suyo = { resumen: resumen.data, busqueda: fija };
  const sinNada = cuentas.length === 0 && borradores.length === 0;
  return (
    <>
      <EncabezadoDeCuentas {...suyo} catalogo={catalogo} />
      {sinNada ? (
        <div className={classes.vacio}>
          <EmptyState
            titulo="Sin saldo ni movimientos"
            texto={
              <>
                En esas fechas no traía nada ni se movió. Pruebe con otras fechas u otra agencia.{' '}
                <MarcaDatosAl datosAl={resumen.data.datosAl} />
              </>
            }
          />
        </div>
      ) : (
        <>
          <Grafica seleccion={seleccion} onDia={onDia} />
          {total.cuenta?.tipoCuenta !== 'D' && <TablaDeCuentas {...suyo} />}
          <div className={classes.libro}>
            {busqueda.agrupar === undefined ? (
              <UnoPorUno {...suyo} seleccion={seleccion} catalogo={catalogo} />
            ) : (
              <>
                <MarcasDeCifras preliminar={resumen.data.preliminar} datosAl={resumen.data.datosAl} />
                <TablaDeGrupos agrupar={busqueda.agrupar} seleccion={seleccion} busqueda={fija} />
                <BorradoresAparte borradores={borradores} />
              </>
            )}
          </div>
        </>
      )}
    </>
  );
}

/** For whoever likes to see it: the room is for the movements. */
function Grafica(props: Pick<MovimientosProps, 'seleccion' | 'onDia'>) {
  const { graficas } = useHabits();
  const { desde, hasta } = props.seleccion;
  return graficas && desde !== hasta ? <SaldoDibujado {...props} /> : null;
}

function SaldoDibujado({ seleccion, onDia }: Pick<MovimientosProps, 'seleccion' | 'onDia'>) {
  const { data } = useGrupos(seleccion, 'dia');
  const { desde, hasta } = seleccion;
  // Its place is kept while it comes, so that nothing below it jumps.
  if (data === undefined) return <div className={classes.grafica} />;
  return <GraficaDeSaldo grupos={data} rango={{ desde, hasta }} onDia={onDia} />;
}

type UnoPorUnoProps = Omit<MovimientosProps, 'onDia'> & { readonly resumen: Resumen };

function UnoPorUno({ resumen, seleccion, busqueda, catalogo }: UnoPorUnoProps) {
  const { data: indice, error, refetch } = useIndice(seleccion);
  const libro = useMemo(() => {
    const porCodigo = new Map(catalogo.map((cuenta) => [cuenta.idCuenta, cuenta]));
    return indice && armarLibro(resumen, indice, (idCuenta) => porCodigo.get(idCuenta));
  }, [resumen, indice, catalogo]);
  if (libro === undefined) {
    if (error !== null) return <ErrorState error={error} reintentar={refetch} />;
    return (
      <div className={classes.cargando}>
        <SkeletonRows filas={12} etiqueta="Cargando los movimientos" />
      </div>
    );
  }
  return (
    <>
      <LibroDeCuentas libro={libro} seleccion={seleccion} busqueda={busqueda} />
      <PieDeTotales libro={libro} resumen={resumen} />
    </>
  );
}
