// Movimiento por Cuenta on paper: what is asked for, what it will say, and the document in its own window.

import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '#platform/address/use-address.ts';
import { queryOf } from '#platform/query.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { PdfButton } from '#reportes/exportar/pdf-button.tsx';
import { PaperField } from '#ui/fields/paper-field.tsx';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Note } from '#ui/text/text.tsx';
import {
  type Busqueda,
  direccionDeMovimientos,
  filtrosDeArchivo,
  type Seleccion,
  seleccionDe,
} from '../busqueda.ts';
import { SaldosPorCuenta } from '../cuenta/tabla-de-cuentas.tsx';
import { enlaceDeBusqueda, enlaceDeCuenta } from '../enlaces.ts';
import { FiltrosDeMovimientos } from '../filtros/filtros-de-movimientos.tsx';
import classes from '../movimientos-cuentas.module.css';
import { DE_AMBAS_NATURALEZAS } from '../nombres.ts';
import { useResumen } from '../use-movimientos.ts';

export function ReporteMovimientoCuenta() {
  const { busqueda, replace: cambiar } = useAddress(direccionDeMovimientos);
  const { data: catalogo = [] } = useQuery(queryOf(listarCatalogo));
  const seleccion = seleccionDe(busqueda);
  return (
    <Pagina
      title="Movimiento por Cuenta (PDF)"
      purpose="El estado de una o varias cuentas, listo para imprimir: saldo que viene y que va en cada página."
    >
      <Box as="section" surface="card" max="78rem" aria-label="Documento">
        <FiltrosDeMovimientos busqueda={busqueda} cuentas={catalogo} onCambio={cambiar}>
          <PaperField
            value={busqueda.papel ?? 'carta'}
            onChange={(papel) => cambiar({ papel: papel === 'oficio' ? papel : undefined })}
          />
        </FiltrosDeMovimientos>
        <Box line="above">
          {seleccion === undefined ? (
            <Note pad="lg xl">Elija una cuenta, una de mayor, un rango de códigos o una etiqueta.</Note>
          ) : (
            <LoQueDira seleccion={seleccion} busqueda={busqueda} />
          )}
        </Box>
        <Row justify="end" gap="md" pad="lg xl" line="above">
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
        </Row>
      </Box>
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
  if (isPending) return <SkeletonRows rows={3} label="Cargando los saldos" />;
  if (isError) return <ErrorState error={error} retry={refetch} />;
  const { cuentas, total, borradores } = data;
  if (cuentas.length === 0 && borradores.length === 0)
    return <Note pad="lg xl">Sin saldo ni movimientos en esas fechas: el documento lo dirá así.</Note>;
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
      {sobran > 0 && <Note pad="lg xl">Y {sobran} cuentas más, incluidas en el total.</Note>}
      {total.naturaleza === null && <Note pad="lg xl">{DE_AMBAS_NATURALEZAS}</Note>}
      {borradores.length > 0 && (
        <Note pad="lg xl">
          Lo que está en borrador ({borradores.length}) va marcado al final de cada cuenta y no suma.
        </Note>
      )}
    </>
  );
}
