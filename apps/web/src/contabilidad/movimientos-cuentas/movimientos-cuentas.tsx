// Movimiento por Cuenta: what an account, a header, a range of them or those of a tag brought, each of its movements with the balance it
// left, and what they are left with.

import { type Cuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { BookOpenIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MarcaDatosAl, MarcasDeCifras } from '#contabilidad/libros-legales/marcas-de-cifras.tsx';
import { useAddress } from '#platform/address/use-address.ts';
import { useHabits } from '#platform/habits.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { Box } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import {
  type Busqueda,
  direccionDeMovimientos,
  filtrosDeArchivo,
  rangoDe,
  type Seleccion,
  seleccionDe,
} from './busqueda.ts';
import { EncabezadoDeCuentas } from './cuenta/encabezado-de-cuentas.tsx';
import { TablaDeCuentas } from './cuenta/tabla-de-cuentas.tsx';
import { LineaDeFiltros } from './filtros/filtros-de-movimientos.tsx';
import { GraficaDeSaldo, VerGrafica } from './grafica/grafica-de-saldo.tsx';
import { BorradoresAparte, TablaDeGrupos } from './grupos/tabla-de-grupos.tsx';
import { armarLibro, type Libro } from './libro/libro.ts';
import { LibroDeCuentas } from './libro/libro-de-cuentas.tsx';
import { contar } from './nombres.ts';
import { type Resumen, useGrupos, useIndice, useResumen } from './use-movimientos.ts';

export function MovimientosCuentas() {
  const { busqueda, cambiar, limpiar, verDia } = useBusqueda();
  const { data: catalogo = SIN_CATALOGO } = useQuery(queryOf(listarCatalogo));
  const seleccion = useMemo(() => seleccionDe(busqueda), [busqueda]);
  return (
    <Pagina
      title="Movimiento por Cuenta"
      purpose="Lo que traía una cuenta, cada movimiento con su contrapartida, y lo que queda."
      actions={
        <ExportMenu
          reporte="movimientos-cuentas"
          filtros={seleccion === undefined ? SIN_CUENTAS : filtrosDeArchivo(busqueda, seleccion)}
          disabled={seleccion === undefined}
        />
      }
    >
      <Box
        as="section"
        surface="card"
        alignSelf="start"
        width="100%"
        aria-label="Movimientos de la selección"
      >
        <LineaDeFiltros
          busqueda={busqueda}
          catalogo={catalogo}
          onCambio={cambiar}
          onLimpiar={limpiar}
          herramientas={seleccion !== undefined && seleccion.desde !== seleccion.hasta && <VerGrafica />}
        />
        {seleccion === undefined ? (
          <Box line="above">
            <EmptyState
              icon={BookOpenIcon}
              title="Elija una cuenta"
              text="De detalle, o de mayor para ver todas las que dependen de ella; o un rango de códigos o una etiqueta."
            />
          </Box>
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
      </Box>
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
      <Box pad="lg xl">
        <SkeletonRows rows={16} label="Cargando los movimientos" />
      </Box>
    );
  if (resumen.isError) return <ErrorState error={resumen.error} retry={resumen.refetch} />;
  const { cuentas, borradores, total } = resumen.data;
  const suyo = { resumen: resumen.data, busqueda: fija };
  const sinNada = cuentas.length === 0 && borradores.length === 0;
  return (
    <>
      <EncabezadoDeCuentas {...suyo} catalogo={catalogo} />
      {sinNada ? (
        <Box line="above">
          <EmptyState
            title="Sin saldo ni movimientos"
            text={
              <>
                En esas fechas no traía nada ni se movió. Pruebe con otras fechas u otra agencia.{' '}
                <MarcaDatosAl datosAl={resumen.data.datosAl} />
              </>
            }
          />
        </Box>
      ) : (
        <>
          <Grafica seleccion={seleccion} onDia={onDia} />
          {total.cuenta?.tipoCuenta !== 'D' && <TablaDeCuentas {...suyo} />}
          <Box line="above">
            {busqueda.agrupar === undefined ? (
              <UnoPorUno {...suyo} seleccion={seleccion} catalogo={catalogo} />
            ) : (
              <>
                <MarcasDeCifras preliminar={resumen.data.preliminar} datosAl={resumen.data.datosAl} />
                <TablaDeGrupos agrupar={busqueda.agrupar} seleccion={seleccion} busqueda={fija} />
                <BorradoresAparte borradores={borradores} />
              </>
            )}
          </Box>
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
  if (data === undefined) return <Box line="above" minHeight="11.25rem" />;
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
    if (error !== null) return <ErrorState error={error} retry={refetch} />;
    return (
      <Box pad="lg xl">
        <SkeletonRows rows={12} label="Cargando los movimientos" />
      </Box>
    );
  }
  return (
    <>
      <LibroDeCuentas libro={libro} seleccion={seleccion} busqueda={busqueda} />
      <PieDeTotales libro={libro} resumen={resumen} />
    </>
  );
}

interface PieDeTotalesProps {
  readonly libro: Libro;
  readonly resumen: Resumen;
}

/** What the whole selection adds up to, always in sight below the movements. */
function PieDeTotales({ libro, resumen: { total, borradores, preliminar, datosAl } }: PieDeTotalesProps) {
  const movimientos = libro.tramos.reduce((suma, tramo) => suma + tramo.movimientos, 0);
  return (
    <SumsFoot
      label="Totales"
      fixed
      sumas={
        <>
          <FootSum name="Debe" centavos={total.debe} />
          <FootSum name="Haber" centavos={total.haber} />
          <FootSum name="Saldo final" centavos={total.saldoFinal} />
        </>
      }
    >
      <MarcasDeCifras preliminar={preliminar} datosAl={datosAl} />
      <FootCount silent>
        {contar(movimientos, 'movimiento', 'movimientos')}
        {borradores.length > 0 && ` y ${contar(borradores.length, 'en borrador', 'en borrador')}`}
      </FootCount>
    </SumsFoot>
  );
}

/** Going to other accounts or into a day is going somewhere, so that the back button undoes it. */
function useBusqueda() {
  const { busqueda, replace, push, replaceAll } = useAddress(direccionDeMovimientos);
  const irA = (cambios: Busqueda) => push(cambios, { resetScroll: true });
  return {
    busqueda,
    cambiar: (cambios: Busqueda) => {
      const esOtra = cambios.cuenta !== undefined && busqueda.cuenta !== undefined;
      return esOtra ? irA(cambios) : replace(cambios);
    },
    limpiar: () => replaceAll({}, { resetScroll: true }),
    verDia: (dia: string) => irA({ desde: dia, hasta: dia }),
  };
}
