// A partida and its reversal are always shown together, with what both leave in the books.

import {
  type PartidaCompleta,
  type ResumenDePartida,
  verPartida,
} from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { netoDe } from './neto.ts';
import classes from './par-de-reversion.module.css';

interface ParDeReversionProps {
  readonly partida: PartidaCompleta;
  /** The other one. */
  readonly pareja: string;
  readonly onVer: (id: string) => void;
}

export function ParDeReversion({ partida, pareja, onVer }: ParDeReversionProps) {
  const { data, error, refetch } = useQuery(queryOf(verPartida, { params: { id: pareja } }));
  if (data === undefined && error !== null) return <ErrorState error={error} reintentar={refetch} />;
  if (data === undefined) return <SkeletonRows filas={3} etiqueta="Cargando la reversión" />;
  const [original, reversion] = partida.revierte === null ? [partida, data] : [data, partida];
  return (
    <>
      <ul className={classes.par}>
        <Una titulo="Original" partida={original} abierta={partida.id} onVer={onVer} />
        <Una titulo="Reversión" partida={reversion} abierta={partida.id} onVer={onVer} />
      </ul>
      {reversion.numero === null ? (
        <p className={classes.neto}>Espera la aprobación de otra persona: todavía no está en los libros.</p>
      ) : (
        <EfectoNeto original={original} reversion={reversion} />
      )}
    </>
  );
}

interface UnaProps {
  readonly titulo: string;
  readonly partida: ResumenDePartida;
  readonly abierta: string;
  readonly onVer: (id: string) => void;
}

function Una({ titulo, partida, abierta, onVer }: UnaProps) {
  const { id, fecha, debe } = partida;
  const contenido = (
    <>
      <span className={classes.cual}>{titulo}</span>
      <span>{numeroDePartida(partida)}</span>
      <span>{formatDate(fecha)}</span>
      <span className={classes.monto}>{formatearQuetzales(debe)}</span>
    </>
  );
  return (
    <li>
      {id === abierta ? (
        <div className={classes.una} aria-current="true">
          {contenido}
        </div>
      ) : (
        <button type="button" className={classes.una} onClick={() => onVer(id)}>
          {contenido}
        </button>
      )}
    </li>
  );
}

function EfectoNeto({ original, reversion }: Readonly<Record<'original' | 'reversion', PartidaCompleta>>) {
  const restos = netoDe(original.lineas, reversion.lineas);
  if (restos.length === 0)
    return <p className={classes.neto}>Efecto neto: Q&nbsp;0.00 en todas las cuentas.</p>;
  return (
    <div className={classes.neto}>
      <p>Se revirtió en parte. Efecto neto:</p>
      <ul>
        {restos.map(({ idCuenta, nombreCuenta, debe, haber }) => (
          <li key={idCuenta}>
            {idCuenta} {nombreCuenta}:{' '}
            {debe > 0 ? `debe ${formatearQuetzales(debe)}` : `haber ${formatearQuetzales(haber)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
