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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled from the keyboard.
    <pre className={classes.texto} tabIndex={0}>
      {texto}
      {archivo.size > CARACTERES_MAX && '\n…'}
    </pre>
  );
}
