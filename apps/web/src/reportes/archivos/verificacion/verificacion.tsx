// What the document with a code was made of, whether the books still say the same, and the way to those figures.
import { verVerificacion } from '@cuadra/contract/reportes/archivos';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { PantallasDeReportesContext } from '#reportes/exportar/pantalla-de-reporte.ts';
import { Page as Marco } from '#ui/page/page.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { direccionDeVerificacion } from './codigo.ts';
import { FormularioDeCodigo } from './formulario-de-codigo.tsx';
import { Resultado } from './resultado.tsx';
import classes from './verificacion.module.css';

export function Verificacion() {
  const pantallas = use(PantallasDeReportesContext);
  const { codigo } = useAddress(direccionDeVerificacion).busqueda;
  const { data, error, isFetching } = useQuery({
    ...queryOf(verVerificacion, { params: { codigo: codigo ?? '' } }),
    enabled: codigo !== undefined,
    // The books may have changed since it was last asked.
    staleTime: 0,
  });
  return (
    <Marco
      titulo="Verificar un documento"
      proposito="Cada reporte impreso o guardado lleva un código: aquí se ve de qué datos se hizo y si siguen siendo los mismos."
      ancho="lectura"
    >
      <section className={classes.tarjeta} aria-label="Documento">
        <FormularioDeCodigo
          key={codigo}
          inicial={codigo}
          ocupado={isFetching}
          error={error === null ? undefined : fraseDe(error)}
        />
        {isFetching && data === undefined && <SkeletonRows filas={4} etiqueta="Buscando el documento" />}
        {data !== undefined && error === null && (
          <Resultado verificacion={data} pantalla={pantallas?.[data.reporte](data.filtros)} />
        )}
      </section>
    </Marco>
  );
}

function fraseDe(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.codigo === 'NO_ENCONTRADO') return 'Ningún documento lleva ese código. Revise que esté completo.';
  return error.errores[0]?.mensaje ?? error.message;
}
