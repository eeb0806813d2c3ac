// The life of a run: what has happened, by whom and when, and what is still to come.
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import { formatInstant } from '#ui/format/date.ts';
import { Card } from '#ui/page/card.tsx';
import { hitosDe } from './hitos-de-corrida.ts';
import classes from './resumen.module.css';

export function Hitos({ corrida }: { readonly corrida: Corrida }) {
  return (
    <Card titulo="Su vida">
      <ol className={classes.hitos}>
        {hitosDe(corrida).map(({ nombre, por, en }) => (
          <li key={nombre} data-hecho={en !== null || undefined}>
            <span className={classes.hito}>{nombre}</span>
            <span className={classes.quien}>
              {en === null ? 'Falta' : `${por?.nombre ?? 'El sistema'}, ${formatInstant(en)}`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
