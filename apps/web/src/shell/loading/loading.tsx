// A thin line on top of everything while any request is under way. It waits a little, so that quick answers do not
// make the page blink.
import { type ComponentType, useEffect, useState } from 'react';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { requestsInFlight } from '#platform/in-flight.ts';
import { useStore } from '#platform/store.ts';
import classes from './loading.module.css';

const ESPERA_MS = 150;

export function LoadingBar() {
  const texto = useBasicTexts();
  const ocupado = useStore(requestsInFlight) > 0;
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!ocupado) return setVisible(false);
    const espera = setTimeout(() => setVisible(true), ESPERA_MS);
    return () => clearTimeout(espera);
  }, [ocupado]);
  if (!visible) return null;
  return (
    <div className={classes.barra} role="progressbar" aria-label={texto('loading')} data-no-imprimir>
      <div className={classes.avance} />
    </div>
  );
}

// The same splash that index.html paints before any script runs; its styles are in ui/theme/app.css.
export function Splash() {
  const texto = useBasicTexts();
  return (
    <div className="splash" role="status" aria-label={texto('loadingApp')}>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <div className="splash-dots">
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

// What says that something is being insisted upon comes after the page, so as not to weigh on it, and before it is needed:
// by then nobody may be there to bring it.
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
