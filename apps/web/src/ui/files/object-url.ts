// The address of a file in memory, while it is looked at.
import { useEffect, useState } from 'react';

/** `type`, for whoever knows better than the file what it is: a browser shows it as that and as nothing else. */
export function useObjectUrl(file: Blob | undefined, type = file?.type): string | undefined {
  const [direction, setDirection] = useState<string>();
  useEffect(() => {
    if (file === undefined) return;
    const url = URL.createObjectURL(new Blob([file], { type: type ?? '' }));
    setDirection(url);
    return () => {
      setDirection(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file, type]);
  return direction;
}
