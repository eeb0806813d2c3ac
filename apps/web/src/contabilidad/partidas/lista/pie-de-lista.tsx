// What the whole filter adds up to, always in sight below the list.
import { FootCount, FootSum, SumsFoot } from '../../../ui/tables/sums-foot.tsx';
import type { Consulta } from '../busqueda.ts';
import { contarPartidas } from '../nombres.ts';
import classes from './pie-de-lista.module.css';
import { useTotales } from './use-partidas.ts';

export function PieDeLista({ consulta }: { readonly consulta: Consulta }) {
  const { data, isError, isPlaceholderData, refetch } = useTotales(consulta);
  if (data === undefined && isError) {
    return (
      <SumsFoot etiqueta="Totales">
        <span>
          No se pudieron sumar.{' '}
          <button type="button" className={classes.reintentar} onClick={() => void refetch()}>
            Reintentar
          </button>
        </span>
      </SumsFoot>
    );
  }
  return (
    <SumsFoot
      etiqueta="Totales"
      viejas={isPlaceholderData}
      sumas={
        <>
          <FootSum nombre="Debe" centavos={data?.debe} />
          <FootSum nombre="Haber" centavos={data?.haber} />
        </>
      }
    >
      <FootCount>{data === undefined ? '…' : contarPartidas(data.total)}</FootCount>
    </SumsFoot>
  );
}
