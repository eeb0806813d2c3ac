// What is done with one file. A PDF opens in its window, the rest is saved.
import { type ArchivoDeReporte, listarArchivos, quitarArchivo } from '@cuadra/contract/reportes/archivos';
import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryClient } from '#platform/query.ts';
import { bajar, esLargo } from '#reportes/exportar/traer-archivo.ts';
import { openPdf } from '#ui/files/pdf-window.ts';
import { saveFile } from '#ui/files/save-file.ts';
import { notify } from '#ui/toasts/toasts.ts';
import type { AccionesDeArchivo } from './tabla-de-archivos.tsx';

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
