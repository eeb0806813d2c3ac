// What the whole filter adds up to, always in sight below the list.
import { formatearMonto } from '../../../ui/format/money.ts';
import type { Consulta } from '../busqueda.ts';
import { contarPartidas } from '../nombres.ts';
import classes from './pie-de-lista.module.css';
import { useTotales } from './use-partidas.ts';

export function PieDeLista({ consulta }: { readonly consulta: Consulta }) {
  const { data, isError, isPlaceholderData, refetch } = useTotales(consulta);
  if (data === undefined && isError) {
    return (
      <div className={classes.pie}>
        No se pudieron sumar.{' '}
        <button type="button" className={classes.reintentar} onClick={() => void refetch()}>
          Reintentar
        </button>
      </div>
    );
  }
  return (
    <section className={classes.pie} aria-label="Totales" data-viejos={isPlaceholderData || undefined}>
      <output className={classes.cuantas}>{data === undefined ? '…' : contarPartidas(data.total)}</output>
      <dl className={classes.sumas}>
        <Suma nombre="Debe" centavos={data?.debe} />
        <Suma nombre="Haber" centavos={data?.haber} />
      </dl>
    </section>
  );
}

function Suma({ nombre, centavos }: { readonly nombre: string; readonly centavos: number | undefined }) {
  return (
    <div className={classes.suma}>
      <dt>{nombre}</dt>
      <dd>{centavos === undefined ? '…' : `Q\u00a0${formatearMonto(centavos)}`}</dd>
    </div>
  );
}
