// A thin line on top of everything while any request is under way. It waits a little, so that quick answers do not
// make the page blink.
import { useEffect, useState } from 'react';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { requestsInFlight } from '#platform/in-flight.ts';
import { useStore } from '#platform/store.ts';
import classes from './loading-bar.module.css';

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
