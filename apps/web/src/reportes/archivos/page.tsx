// The person's files: those being made, those ready, and what any printed code was made of.
import '@mantine/core/styles/Progress.layer.css';
import { type ArchivoDeReporte, listarArchivos, quitarArchivo } from '@cuadra/contract/reportes/archivos';
import { FolderOpenIcon } from '@heroicons/react/24/outline';
import { Button, Progress } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { bajar, esLargo } from '#reportes/exportar/entregar.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatSize } from '#ui/format/size.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Page as Marco } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
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
    <Marco title="Mis archivos" purpose="Los reportes que pidió en archivo. Se guardan siete días.">
      <Stack gap="xl">
        <Section card title="Archivos" max="64rem">
          {error !== undefined && <FormNotice tone="error" text={messageOf(error)} />}
          {archivos.isPending && <SkeletonRows rows={3} height={52} label="Cargando los archivos" />}
          {archivos.isError && lista.length === 0 && (
            <ErrorState error={archivos.error} retry={archivos.refetch} />
          )}
          {archivos.data !== undefined && lista.length === 0 && (
            <EmptyState
              icon={FolderOpenIcon}
              title="No tiene archivos"
              text="Use «Exportar» en cualquier reporte; lo que pida queda aquí."
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

interface AccionesDeArchivo {
  readonly onBajar: (archivo: ArchivoDeReporte) => void;
  readonly onQuitar: (archivo: ArchivoDeReporte) => void;
  /** The one being brought or removed. */
  readonly ocupado: string | undefined;
}

interface TablaDeArchivosProps extends AccionesDeArchivo {
  readonly archivos: readonly ArchivoDeReporte[];
}

function TablaDeArchivos({ archivos, ...acciones }: TablaDeArchivosProps) {
  const columns: readonly Column<ArchivoDeReporte>[] = [
    { title: 'Archivo', kind: 'main', cell: (archivo) => <Nombre archivo={archivo} /> },
    { title: 'Filas', kind: 'number', cell: ({ filas }) => filas.toLocaleString('es-GT') },
    { title: 'Pedido', kind: 'code', cell: ({ pedidoEn }) => formatInstant(pedidoEn) },
    { title: 'Estado', cell: (archivo) => <Estado archivo={archivo} /> },
    { title: 'Acciones', kind: 'actions', cell: (archivo) => <Acciones archivo={archivo} {...acciones} /> },
  ];
  return <DataTable label="Archivos" columns={columns} rows={archivos} rowKey={({ id }) => id} />;
}

function Nombre({ archivo: { titulo, nombre, codigo } }: { readonly archivo: ArchivoDeReporte }) {
  return (
    <Stack as="span">
      {titulo}
      <Text as="span" muted weight="normal" figures title={nombre}>
        {nombre.split('.').at(-1)?.toUpperCase()} · código {codigo}
      </Text>
    </Stack>
  );
}

function Estado({ archivo }: { readonly archivo: ArchivoDeReporte }) {
  const { estado, avance, bytes, motivo, titulo } = archivo;
  switch (estado) {
    case 'listo':
      return <>Listo, {formatSize(bytes ?? 0)}</>;
    case 'fallido':
      return (
        <Text as="span" tone="error">
          {motivo ?? 'No se pudo hacer.'}
        </Text>
      );
    case 'en_cola':
    case 'haciendo':
      return (
        <Stack as="span" gap="xs" figures style={{ minWidth: '8rem' }}>
          <Progress.Root size="sm">
            <Progress.Section value={avance} aria-label={`Avance de ${titulo}`} />
          </Progress.Root>
          {estado === 'en_cola' ? 'En espera de su turno' : `${avance} %`}
        </Stack>
      );
    default:
      return estado satisfies never;
  }
}

function Acciones({
  archivo,
  onBajar,
  onQuitar,
  ocupado,
}: AccionesDeArchivo & { readonly archivo: ArchivoDeReporte }) {
  const suyo = { size: 'compact-sm', disabled: ocupado === archivo.id } as const;
  const cual = `${archivo.titulo} ${archivo.codigo}`;
  const quitar = esLargo(archivo) ? 'Cancelar' : 'Descartar';
  return (
    <Row as="span" inline oneLine gap="xs">
      {archivo.estado === 'listo' && (
        <Button {...suyo} variant="default" aria-label={`Descargar ${cual}`} onClick={() => onBajar(archivo)}>
          Descargar
        </Button>
      )}
      <Button
        {...suyo}
        variant="subtle"
        color="gray"
        aria-label={`${quitar} ${cual}`}
        onClick={() => onQuitar(archivo)}
      >
        {quitar}
      </Button>
    </Row>
  );
}

/** What is done with one file. A PDF opens in its window, the rest is saved. */
function useAcciones(): { readonly acciones: AccionesDeArchivo; readonly error: unknown } {
  const traer = useMutation({
    mutationFn: async (archivo: ArchivoDeReporte) => {
      if (archivo.formato === 'pdf') await openPdf(() => bajar(archivo));
      else saveFile(await bajar(archivo));
    },
  });
  const quitar = useMutation({
    mutationFn: ({ id }: ArchivoDeReporte) => call(quitarArchivo, { params: { id } }),
    onSuccess: (_, archivo) =>
      void notify(esLargo(archivo) ? 'El archivo se canceló.' : 'Archivo descartado.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listarArchivos.path] }),
  });
  const enCurso = traer.isPending ? traer.variables : quitar.isPending ? quitar.variables : undefined;
  return {
    acciones: { onBajar: traer.mutate, onQuitar: quitar.mutate, ocupado: enCurso?.id },
    error: traer.error ?? quitar.error ?? undefined,
  };
}
