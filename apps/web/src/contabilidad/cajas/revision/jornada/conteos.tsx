// Every count of a jornada: the last one open, the first and the others one click away. A recount hides none.
import type { Arqueo } from '@cuadra/contract/contabilidad/cajas/conteo';
import { ArqueoVisto } from '#contabilidad/cajas/conteo/arqueo-visto.tsx';
import { formatTime } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import classes from './panel-de-jornada.module.css';

export function Conteos({ arqueos }: { readonly arqueos: readonly Arqueo[] }) {
  const ultimo = arqueos.at(-1)?.id;
  return arqueos.toReversed().map((arqueo) => (
    <details key={arqueo.id} className={classes.conteo} open={arqueo.id === ultimo}>
      <summary>
        {nombreDe(arqueo, arqueos)}, {formatTime(arqueo.hechoEn)}, {formatearQuetzales(arqueo.total)}{' '}
        <small>
          {arqueo.contadoPor.nombre}
          {arqueo.firmadoCon === null ? '' : ` con ${arqueo.firmadoCon.nombre}`}
        </small>
      </summary>
      <ArqueoVisto arqueo={arqueo} />
      {arqueo.explicacion !== null && <p className={classes.nota}>«{arqueo.explicacion}»</p>}
    </details>
  ));
}

function nombreDe({ clase, n }: Arqueo, todos: readonly Arqueo[]): string {
  if (clase === 'apertura') return 'Apertura';
  if (clase === 'sorpresa') return n === 1 ? 'Arqueo sorpresivo' : `Arqueo sorpresivo ${n}`;
  const haySegundo = todos.some((otro) => otro.clase === 'cierre' && otro.n > 1);
  if (n > 1) return n === 2 ? 'Segundo conteo' : `Conteo ${n}`;
  return haySegundo ? 'Primer conteo' : 'Conteo de cierre';
}
