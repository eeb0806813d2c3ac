// Movimiento por Cuenta on paper: what is asked for, what it will say, and the document in its own window.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../app/query.ts';
import { ExportMenu } from '../../reportes/export-menu.tsx';
import { PdfButton } from '../../reportes/pdf-button.tsx';
import { AmountsTable } from '../../ui/amounts-table.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page as Pagina } from '../../ui/page.tsx';
import { PaperField } from '../../ui/paper-field.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { filtrosDeArchivo, type Seleccion, seleccionDe } from '../movimientos-cuentas/busqueda.ts';
import { enlaceDeBusqueda } from '../movimientos-cuentas/enlaces.ts';
import { FiltrosDeMovimientos } from '../movimientos-cuentas/filtros/filtros-de-movimientos.tsx';
import { useResumen } from '../movimientos-cuentas/use-movimientos.ts';
import classes from './reporte-movimiento-cuenta.module.css';
import { useBusqueda } from './use-busqueda.ts';

export function ReporteMovimientoCuenta() {
  const { busqueda, cambiar } = useBusqueda();
  const { data: catalogo = [] } = useQuery(consulta(listarCatalogo));
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
            <p className={classes.nota}>Elija una cuenta, una de mayor o un rango de códigos.</p>
          ) : (
            <LoQueDira seleccion={seleccion} conBorradores={busqueda.borradores === true} />
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
  readonly conBorradores: boolean;
}

/** The same figures that the document will carry. */
function LoQueDira({ seleccion, conBorradores }: LoQueDiraProps) {
  const { data, isPending, isError, error, refetch } = useResumen(seleccion, conBorradores);
  if (isPending) return <SkeletonRows filas={3} etiqueta="Cargando los saldos" />;
  if (isError) return <ErrorState error={error} reintentar={refetch} />;
  const { cuentas, total, borradores } = data;
  if (cuentas.length === 0 && borradores.length === 0)
    return <p className={classes.nota}>Sin saldo ni movimientos en esas fechas: el documento lo dirá así.</p>;
  const suma = (lado: 'debe' | 'haber') => cuentas.reduce((acumulado, cuenta) => acumulado + cuenta[lado], 0);
  const sobran = cuentas.length - CUENTAS_A_LA_VISTA;
  return (
    <>
      <AmountsTable
        etiqueta="Lo que dirá el documento"
        nombre="Cuenta"
        columnas={['Saldo inicial (Q)', 'Debe (Q)', 'Haber (Q)', 'Saldo final (Q)']}
        filas={cuentas.slice(0, CUENTAS_A_LA_VISTA).map((cuenta) => ({
          clave: cuenta.idCuenta,
          nombre: `${cuenta.idCuenta} ${cuenta.nombreCuenta}`,
          montos: [cuenta.saldoInicial, cuenta.debe, cuenta.haber, cuenta.saldoFinal],
        }))}
        total={
          total === null
            ? [null, suma('debe'), suma('haber'), null]
            : [total.saldoInicial, total.debe, total.haber, total.saldoFinal]
        }
      />
      {sobran > 0 && <p className={classes.nota}>Y {sobran} cuentas más, incluidas en el total.</p>}
      {borradores.length > 0 && (
        <p className={classes.nota}>
          Lo que está en borrador ({borradores.length}) va marcado al final de cada cuenta y no suma.
        </p>
      )}
    </>
  );
}
