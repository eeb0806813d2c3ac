// The person's files: those being made, those ready, and what any printed code was made of.
import { listarArchivos } from '@cuadra/contract/reportes/archivos';
import { FolderOpenIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#platform/api-error.ts';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Page as Marco } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { esLargo } from '../exportar/entregar.ts';
import { TablaDeArchivos, useAcciones } from './tabla-de-archivos.tsx';
import { FormularioDeCodigo } from './verificacion/formulario-de-codigo.tsx';

/** While something is being made, also where live events do not arrive. */
const SONDEO_MS = 5_000;

export function Page() {
  const archivos = useQuery({
    ...queryOf(listarArchivos),
    refetchInterval: ({ state }) => (state.data?.some(esLargo) === true ? SONDEO_MS : false),
  });
  const { acciones, error } = useAcciones();
  const lista = archivos.data ?? [];
  return (
    <Marco titulo="Mis archivos" proposito="Los reportes que pidió en archivo. Se guardan siete días.">
      <Stack gap="xl">
        <Section card title="Archivos" max="64rem">
          {error !== undefined && <FormNotice tono="error" texto={messageOf(error)} />}
          {archivos.isPending && <SkeletonRows filas={3} alto={52} etiqueta="Cargando los archivos" />}
          {archivos.isError && lista.length === 0 && (
            <ErrorState error={archivos.error} reintentar={archivos.refetch} />
          )}
          {archivos.data !== undefined && lista.length === 0 && (
            <EmptyState
              icono={FolderOpenIcon}
              titulo="No tiene archivos"
              texto="Use «Exportar» en cualquier reporte; lo que pida queda aquí."
            />
          )}
          {lista.length > 0 && <TablaDeArchivos archivos={lista} {...acciones} />}
        </Section>
        <Verificar />
      </Stack>
    </Marco>
  );
}

/** A code printed on any document, from among the person's own files. */
const Verificar = () => (
  <Section card title="Verificar un documento" max="64rem">
    <Box pad="xl">
      <FormularioDeCodigo />
    </Box>
  </Section>
);
