// A file dropped beside its place does nothing. Left to the browser, it would be opened instead of the page, and what was
// being done there would be gone.
import { useEffect } from 'react';

export function useStrayDrop(): void {
  useEffect(() => {
    const control = new AbortController();
    const stop = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', stop, { signal: control.signal });
    window.addEventListener('drop', stop, { signal: control.signal });
    return () => control.abort();
  }, []);
}
