// What the whole filter adds up to, always in sight below the list.
import { Cuantas, PieDeSumas, Suma } from '../../../ui/tables/sums-foot.tsx';
import type { Consulta } from '../busqueda.ts';
import { contarPartidas } from '../nombres.ts';
import classes from './pie-de-lista.module.css';
import { useTotales } from './use-partidas.ts';

export function PieDeLista({ consulta }: { readonly consulta: Consulta }) {
  const { data, isError, isPlaceholderData, refetch } = useTotales(consulta);
  if (data === undefined && isError) {
    return (
      <PieDeSumas etiqueta="Totales">
        <span>
          No se pudieron sumar.{' '}
          <button type="button" className={classes.reintentar} onClick={() => void refetch()}>
            Reintentar
          </button>
        </span>
      </PieDeSumas>
    );
  }
  return (
    <PieDeSumas
      etiqueta="Totales"
      viejas={isPlaceholderData}
      sumas={
        <>
          <Suma nombre="Debe" centavos={data?.debe} />
          <Suma nombre="Haber" centavos={data?.haber} />
        </>
      }
    >
      <Cuantas>{data === undefined ? '…' : contarPartidas(data.total)}</Cuantas>
    </PieDeSumas>
  );
}
