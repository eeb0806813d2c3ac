// What the document with a code was made of, whether the books still say the same, and the way to those figures.
import { type Verificacion as Verificada, verVerificacion } from '@cuadra/contract/reportes/archivos';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useAddress } from '#platform/address/use-address.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { PantallasDeReportesContext } from '#reportes/exportar/pantalla-de-reporte.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Page as Marco } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { direccionDeVerificacion } from './codigo.ts';
import { FormularioDeCodigo } from './formulario-de-codigo.tsx';

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
      title="Verificar un documento"
      purpose="Cada reporte impreso o guardado lleva un código: aquí se ve de qué datos se hizo y si siguen siendo los mismos."
      width="lectura"
    >
      <Stack as="section" surface="card" gap="xl" pad="xl" aria-label="Documento">
        <FormularioDeCodigo
          key={codigo}
          inicial={codigo}
          ocupado={isFetching}
          error={error === null ? undefined : fraseDe(error)}
        />
        {isFetching && data === undefined && <SkeletonRows rows={4} label="Buscando el documento" />}
        {data !== undefined && error === null && (
          <Resultado verificacion={data} pantalla={pantallas?.[data.reporte](data.filtros)} />
        )}
      </Stack>
    </Marco>
  );
}

function fraseDe(error: unknown): string {
  if (!(error instanceof ApiError)) return messageOf(error);
  if (error.codigo === 'NO_ENCONTRADO') return 'Ningún documento lleva ese código. Revise que esté completo.';
  return error.errores[0]?.mensaje ?? error.message;
}

interface ResultadoProps {
  readonly verificacion: Verificada;
  /** Where to see what it says today. */
  readonly pantalla: string | undefined;
}

function Resultado({ verificacion, pantalla }: ResultadoProps) {
  const { codigo, titulo, formato, detalles, filas, autor, generadoEn, huella, sigueIgual } = verificacion;
  return (
    <>
      <Vigencia sigueIgual={sigueIgual} />
      <Facts size="md">
        <Fact label="Documento">
          {`${titulo} (${formato.toUpperCase()}), ${filas === 1 ? '1 fila' : `${formatearEntero(filas)} filas`}`}
        </Fact>
        {detalles.length > 0 && (
          <Fact label="De">
            {detalles.map((detalle) => (
              <div key={detalle}>{detalle}</div>
            ))}
          </Fact>
        )}
        <Fact label="Generado">
          {formatInstant(generadoEn)} por {autor.nombre}
        </Fact>
        <Fact label="Código" figures>
          {codigo}
        </Fact>
        <Fact label="Huella" size="xs" muted>
          <Text as="span" style={{ fontFamily: 'var(--mantine-font-family-monospace)' }}>
            {huella}
          </Text>
        </Fact>
      </Facts>
      {pantalla !== undefined && (
        <Text>
          <PlainLink to={pantalla}>Ver en pantalla lo que dice hoy</PlainLink>
        </Text>
      )}
    </>
  );
}

function Vigencia({ sigueIgual }: Pick<Verificada, 'sigueIgual'>) {
  if (sigueIgual === true)
    return <FormNotice tone="exito" text="Los libros dicen hoy exactamente lo mismo que el documento." />;
  if (sigueIgual === false)
    return (
      <FormNotice
        tone="aviso"
        text="El documento es auténtico, pero los libros cambiaron desde que se hizo: vuelva a generarlo para ver lo de hoy."
      />
    );
  return (
    <FormNotice
      tone="info"
      text="El documento es auténtico. Es demasiado largo para compararlo aquí con los libros de hoy: genérelo de nuevo."
    />
  );
}
