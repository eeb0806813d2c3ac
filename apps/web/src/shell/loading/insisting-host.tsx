// What says that something is being insisted upon comes after the page, so as not to weigh on it, and before it is needed:
// by then nobody may be there to bring it.
import { type ComponentType, useEffect, useState } from 'react';

const TRAS_LA_PAGINA_MS = 3_000;

export function InsistingHost() {
  const [Aviso, setAviso] = useState<ComponentType>();
  useEffect(() => {
    const traer = () =>
      import('./insisting-notice.tsx').then(
        ({ InsistingNotice }) => setAviso(() => InsistingNotice),
        // Without it nothing is said, and everything else goes on.
        () => undefined,
      );
    const espera = setTimeout(traer, TRAS_LA_PAGINA_MS);
    return () => clearTimeout(espera);
  }, []);
  return Aviso === undefined ? null : <Aviso />;
}
