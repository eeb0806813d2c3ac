// How an asociado is drawn among what the global search found.

import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import classes from '#ui/search/found-row.module.css';
import type { DrawFound } from '#ui/search/found-row.ts';
import { Highlight } from '#ui/text/highlight.tsx';

export const asociadoHallado: DrawFound<'asociados'> = ({ numero, title, dpi }, palabras) => (
  <>
    <span className={classes.codigo}>
      <Highlight text={String(numero)} words={palabras} />
    </span>
    <span className={classes.texto}>
      <Highlight text={title} words={palabras} />
    </span>
    {dpi !== null && <span className={classes.dato}>{escribirDpi(dpi)}</span>}
  </>
);
