// A document in memory while it is looked at, and an address for it. Its kind is the one that the server read in its
// content: whatever it was called, a browser shows it as that and as nothing else.
import { type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { useObjectUrl } from '#ui/files/object-url.ts';

export function useArchivo(idPartida: string, { id, tipo }: Pick<Soporte, 'id' | 'tipo'>) {
  const archivo = useQuery({
    ...queryOf(verSoporte, { params: { id: idPartida, idSoporte: id } }),
    // What it says never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { archivo, direccion: useObjectUrl(archivo.data, tipo) };
}
