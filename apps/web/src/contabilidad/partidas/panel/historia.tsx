// Everything that ever happened to a partida, the latest first.
import { formatInstant } from '#ui/format/date.ts';
import { type Cambio, cambiosDe, fraseDe, type Hecho } from './hechos.ts';
import classes from './historia.module.css';
import panel from './panel-de-partida.module.css';

export function Historia({ hechos }: { readonly hechos: readonly Hecho[] }) {
  if (hechos.length === 0) return <p className={panel.nada}>No hay hechos registrados.</p>;
  return (
    <ol className={classes.historia}>
      {hechos.toReversed().map((hecho) => (
        // Several facts of one same save share their instant, but are not the same fact.
        <li key={JSON.stringify(hecho)}>
          <p className={classes.hecho}>{fraseDe(hecho)}</p>
          <p className={classes.quien}>
            {hecho.actor ?? 'Sistema'}, {formatInstant(hecho.instante)}
          </p>
          <Cambios cambios={cambiosDe(hecho)} />
        </li>
      ))}
    </ol>
  );
}

function Cambios({ cambios }: { readonly cambios: readonly Cambio[] }) {
  if (cambios.length === 0) return null;
  return (
    <dl className={classes.cambios}>
      {cambios.map(({ campo, antes, despues }) => (
        <div key={campo} className={classes.cambio}>
          <dt>{campo}</dt>
          <dd>
            {antes !== undefined && <del>{antes}</del>} {despues !== undefined && <ins>{despues}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
