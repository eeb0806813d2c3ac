import { Row, Stack } from '#ui/layout/layout.tsx';
import type { Column } from '#ui/tables/data-table.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/Progress.layer.css';
import { type ArchivoDeReporte, listarArchivos, quitarArchivo } from '@cuadra/contract/reportes/archivos';
import { Button, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatSize } from '#ui/format/size.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { bajar, esLargo } from '../exportar/entregar.ts';

interface AccionesDeArchivo {
  readonly onBajar: (archivo: ArchivoDeReporte) => void;
  readonly onQuitar: (archivo: ArchivoDeReporte) => void;
  /** The one being brought or removed. */
  readonly ocupado: string | undefined;
}

interface TablaDeArchivosProps extends AccionesDeArchivo {
  readonly archivos: readonly ArchivoDeReporte[];
}

export function TablaDeArchivos({ archivos, ...acciones }: TablaDeArchivosProps) {
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
export function useAcciones(): { readonly acciones: AccionesDeArchivo; readonly error: unknown } {
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
