// One quiet line while something that got no answer is being asked again. It waits a little, so that a hiccup is not told,
// stands where it covers nothing and lets every click through.
import { useEffect, useState } from 'react';
import { useBasicTexts } from '#platform/basic-texts.ts';
import { insistences } from '#platform/insist.ts';
import { useStore } from '#platform/store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { freePlace } from '#ui/toasts/free-place.ts';
import classes from './loading.module.css';

const ESPERA_MS = 1_000;
/** As large as the style sheet lets it be. */
const TAMANO = { width: 352, height: 56 };

export function InsistingNotice() {
  const insiste = useStore(insistences) > 0;
  const [haceRato, setHaceRato] = useState(false);
  useEffect(() => {
    if (!insiste) return setHaceRato(false);
    const espera = setTimeout(() => setHaceRato(true), ESPERA_MS);
    return () => clearTimeout(espera);
  }, [insiste]);
  return insiste && haceRato ? <Linea /> : null;
}

function Linea() {
  const texto = useBasicTexts();
  const { left, bottom } = useFreePlace();
  return (
    <Row
      as="p"
      surface="box"
      pad="md lg"
      size="sm"
      className={classes.insiste}
      role="status"
      style={{ left, bottom }}
      data-no-imprimir
    >
      {texto('insisting')}
    </Row>
  );
}

/** What is under it moves when the page is scrolled or turned. */
function useFreePlace() {
  const [lugar, setLugar] = useState(() => freePlace(TAMANO));
  useEffect(() => {
    const control = new AbortController();
    const opciones = { signal: control.signal, capture: true, passive: true };
    const mirar = () => setLugar(freePlace(TAMANO));
    window.addEventListener('resize', mirar, opciones);
    window.addEventListener('scroll', mirar, opciones);
    return () => control.abort();
  }, []);
  return lugar;
}
