// A document in memory while it is looked at, and an address for it. Its kind is the one that the server read in its
// content: whatever it was called, a browser shows it as that and as nothing else.
import { type Soporte, verSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '../../platform/query.ts';

export function useArchivo(idPartida: string, { id, tipo }: Pick<Soporte, 'id' | 'tipo'>) {
  const archivo = useQuery({
    ...queryOf(verSoporte, { params: { id: idPartida, idSoporte: id } }),
    // What it says never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { archivo, direccion: useDireccion(archivo.data, tipo) };
}

function useDireccion(archivo: File | undefined, type: Soporte['tipo']): string | undefined {
  const [direccion, setDireccion] = useState<string>();
  useEffect(() => {
    if (archivo === undefined) return;
    const url = URL.createObjectURL(new Blob([archivo], { type }));
    setDireccion(url);
    return () => {
      setDireccion(undefined);
      URL.revokeObjectURL(url);
    };
  }, [archivo, type]);
  return direccion;
}
