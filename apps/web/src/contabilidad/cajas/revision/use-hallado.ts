// A receipt that the search found, or the partida that somebody was looking at, brings to the jornada it is of, with what
// was looked for marked.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '#ui/toasts/toasts.ts';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';

const NINGUNO: readonly string[] = [];

export function useHallado() {
  const { busqueda, replace } = useDireccion();
  const [senalados, setSenalados] = useState(NINGUNO);
  const { movimiento, partida } = busqueda;
  const recibo = useQuery({ ...consultas.movimiento(movimiento ?? ''), enabled: movimiento !== undefined });
  const dePartida = useQuery({
    ...consultas.movimientosDePartida(partida ?? ''),
    enabled: partida !== undefined,
  });
  const hallados = movimiento === undefined ? dePartida.data : recibo.data && [recibo.data];
  const fallo = movimiento === undefined ? dePartida.isError : recibo.isError;
  const [primero] = hallados ?? [];
  const seBusca = movimiento !== undefined || partida !== undefined;
  const noEsta = seBusca && (fallo || (hallados !== undefined && primero === undefined));
  const ir = useEffectEvent(() => {
    if (primero === undefined || hallados === undefined) return;
    setSenalados(hallados.map(({ id }) => id));
    const { fecha, jornada } = primero;
    replace({ vista: undefined, fecha, jornada, movimiento: undefined, partida: undefined });
  });
  const dejar = useEffectEvent(() => {
    void notify('Eso no es de una caja de sus agencias.', 'error');
    replace({ movimiento: undefined, partida: undefined });
  });
  const hallado = seBusca ? primero?.id : undefined;
  useEffect(() => {
    if (noEsta) dejar();
    else if (hallado !== undefined) ir();
  }, [noEsta, hallado]);
  return { senalados, olvidar: () => setSenalados(NINGUNO) };
}
