// The address of a file in memory, while it is looked at.
import { useEffect, useState } from 'react';

/** `type`, for whoever knows better than the file what it is: a browser shows it as that and as nothing else. */
export function useObjectUrl(archivo: Blob | undefined, type = archivo?.type): string | undefined {
  const [direccion, setDireccion] = useState<string>();
  useEffect(() => {
    if (archivo === undefined) return;
    const url = URL.createObjectURL(new Blob([archivo], { type: type ?? '' }));
    setDireccion(url);
    return () => {
      setDireccion(undefined);
      URL.revokeObjectURL(url);
    };
  }, [archivo, type]);
  return direccion;
}
