// The address of a file in memory, while it is looked at.
import { useEffect, useState } from 'react';

export function useObjectUrl(archivo: Blob | undefined): string | undefined {
  const [direccion, setDireccion] = useState<string>();
  useEffect(() => {
    if (archivo === undefined) {
      setDireccion(undefined);
      return;
    }
    const url = URL.createObjectURL(archivo);
    setDireccion(url);
    return () => URL.revokeObjectURL(url);
  }, [archivo]);
  return direccion;
}
