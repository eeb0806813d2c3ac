// Movimiento por Cuenta on paper: what is asked for, what it will say, and the document in its own window.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#platform/address/use-address.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { PdfButton } from '#reportes/exportar/pdf-button.tsx';
import { PaperField } from '#ui/fields/paper-field.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import {
  type Busqueda,
  direccionDeMovimientos,
  filtrosDeArchivo,
  type Seleccion,
  seleccionDe,
} from '../busqueda.ts';
import { SaldosPorCuenta } from '../cuenta/saldos-por-cuenta.tsx';
import { enlaceDeBusqueda, enlaceDeCuenta } from '../enlaces.ts';
import { FiltrosDeMovimientos } from '../filtros/filtros-de-movimientos.tsx';
import { DE_AMBAS_NATURALEZAS } from '../nombres.ts';
import { useResumen } from '../use-movimientos.ts';
import classes from './reporte-movimiento-cuenta.module.css';

export function ReporteMovimientoCuenta() {
  const { busqueda, replace: cambiar } = useAddress(direccionDeMovimientos);
  const { data: catalogo = [] } = useQuery(queryOf(listarCatalogo));
  const seleccion = seleccionDe(busqueda);
  return (
    <Pagina
      titulo="Movimiento por Cuenta (PDF)"
      proposito="El estado de una o varias cuentas, listo para imprimir: saldo que viene y que va en cada página."
    >
      <section className={classes.tarjeta} aria-label="Documento">
        <FiltrosDeMovimientos busqueda={busqueda} cuentas={catalogo} onCambio={cambiar}>
          <PaperField
            valor={busqueda.papel ?? 'carta'}
            onCambio={(papel) => cambiar({ papel: papel === 'oficio' ? papel : undefined })}
          />
        </FiltrosDeMovimientos>
        <div className={classes.resumen}>
          {seleccion === undefined ? (
            <p className={classes.nota}>
              Elija una cuenta, una de mayor, un rango de códigos o una etiqueta.
            </p>
          ) : (
            <LoQueDira seleccion={seleccion} busqueda={busqueda} />
          )}
        </div>
        <div className={classes.acciones}>
          <PlainLink className={classes.pantalla} to={enlaceDeBusqueda({ ...busqueda, papel: undefined })}>
            Ver en pantalla
          </PlainLink>
          {seleccion !== undefined && (
            <>
              <ExportMenu
                reporte="movimientos-cuentas"
                filtros={filtrosDeArchivo(busqueda, seleccion)}
                formatos={HOJAS}
              />
              <PdfButton reporte="movimientos-cuentas" filtros={filtrosDeArchivo(busqueda, seleccion)} />
            </>
          )}
        </div>
      </section>
    </Pagina>
  );
}

const HOJAS = ['xlsx', 'csv'] as const;
/** More than these are for the document itself. */
const CUENTAS_A_LA_VISTA = 20;

interface LoQueDiraProps {
  readonly seleccion: Seleccion;
  readonly busqueda: Busqueda;
}

/** The same figures that the document will carry. */
function LoQueDira({ seleccion, busqueda }: LoQueDiraProps) {
  const { data, isPending, isError, error, refetch } = useResumen(seleccion, busqueda.borradores === true);
  if (isPending) return <SkeletonRows filas={3} etiqueta="Cargando los saldos" />;
  if (isError) return <ErrorState error={error} reintentar={refetch} />;
  const { cuentas, total, borradores } = data;
  if (cuentas.length === 0 && borradores.length === 0)
    return <p className={classes.nota}>Sin saldo ni movimientos en esas fechas: el documento lo dirá así.</p>;
  const sobran = cuentas.length - CUENTAS_A_LA_VISTA;
  return (
    <>
      <SaldosPorCuenta
        etiqueta="Lo que dirá el documento"
        resumen={data}
        nombrar={({ idCuenta, nombreCuenta }) => (
          <PlainLink to={enlaceDeCuenta(idCuenta, busqueda)}>
            {idCuenta} {nombreCuenta}
          </PlainLink>
        )}
        maximo={CUENTAS_A_LA_VISTA}
      />
      {sobran > 0 && <p className={classes.nota}>Y {sobran} cuentas más, incluidas en el total.</p>}
      {total.naturaleza === null && <p className={classes.nota}>{DE_AMBAS_NATURALEZAS}</p>}
      {borradores.length > 0 && (
        <p className={classes.nota}>
          Lo que está en borrador ({borradores.length}) va marcado al final de cada cuenta y no suma.
        </p>
      )}
    </>
  );
}
