// An XML as the text it is: nothing in it is run nor followed.
import { useEffect, useState } from 'react';
import classes from './visor-de-soportes.module.css';

/** Longer ones are read in a program for it. */
const CARACTERES_MAX = 200_000;

export function TextoDeXml({ archivo }: { readonly archivo: File }) {
  const [texto, setTexto] = useState('');
  useEffect(() => {
    let vigente = true;
    void archivo
      .slice(0, CARACTERES_MAX)
      .text()
      .then((leido) => vigente && setTexto(leido));
    return () => {
      vigente = false;
    };
  }, [archivo]);
  return (
    // What scrolls can be scrolled from the keyboard.
    <section className={classes.texto} aria-label="Texto del documento" {...{ tabIndex: 0 }}>
      <pre>
        {texto}
        {archivo.size > CARACTERES_MAX && '\n…'}
      </pre>
    </section>
  );
}
