// The automatic pass: begun with a button, it goes on by itself; whoever leaves finds what it did when they come back.
import { cruzarCuenta, type Pasada } from '@cuadra/contract/contabilidad/bancos/mesa';
import { BoltIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { consultas, refrescarBancos } from '#contabilidad/bancos/consultas.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { queryClient } from '#platform/query.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { askWhileItGoesOn } from '#ui/progress/heavy-work.tsx';
import type { AvisoDeMesa } from '../ordenes/use-ordenes.ts';

interface BotonDePasadaProps {
  readonly cuenta: string;
  readonly onAviso: (aviso: AvisoDeMesa) => void;
}

export function BotonDePasada({ cuenta, onAviso }: BotonDePasadaProps) {
  const consulta = consultas.pasada(cuenta);
  const { data: pasada } = useQuery({
    ...consulta,
    refetchInterval: ({ state }) => askWhileItGoesOn(state.data ?? undefined),
  });
  useAlTerminar(pasada ?? undefined, onAviso);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(cruzarCuenta, { params: { id: cuenta } }),
    onSuccess: (nueva) => queryClient.setQueryData(consulta.queryKey, nueva),
    onError: (error) => {
      onAviso({ tono: 'error', texto: messageOf(error) });
      void queryClient.invalidateQueries({ queryKey: consulta.queryKey });
    },
  });
  const haciendo = pasada?.estado === 'haciendo';
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<BoltIcon width={16} height={16} aria-hidden="true" />}
      disabled={haciendo || isPending}
      onClick={() => mutate()}
    >
      {haciendo && pasada !== undefined ? (
        <span role="status">{avance(pasada)}</span>
      ) : (
        'Cruzar automáticamente'
      )}
    </Button>
  );
}

const avance = ({ hechas, total }: Pasada): string =>
  total === 0 ? 'Cruzando…' : `Cruzando ${formatearEntero(hechas)} de ${formatearEntero(total)}…`;

/** What came of it is told once, to whoever saw it going on. */
function useAlTerminar(pasada: Pasada | undefined, onAviso: (aviso: AvisoDeMesa) => void): void {
  const vista = useRef<string>(undefined);
  useEffect(() => {
    if (pasada === undefined) return;
    if (pasada.estado === 'haciendo') vista.current = pasada.id;
    else if (vista.current === pasada.id) {
      vista.current = undefined;
      onAviso(decirPasada(pasada));
      void refrescarBancos();
    }
  }, [pasada, onAviso]);
}

/** What it did, in words. */
function decirPasada({ estado, resultado }: Pick<Pasada, 'estado' | 'resultado'>): AvisoDeMesa {
  if (estado === 'interrumpido')
    return { tono: 'error', texto: 'La pasada se interrumpió antes de terminar. Empiécela de nuevo.' };
  if (estado !== 'listo' || resultado === null)
    return { tono: 'error', texto: 'La pasada no terminó por un error del servidor. Empiécela de nuevo.' };
  const { automaticos, sugeridos, porRegla, traslados } = resultado;
  const partes = [
    automaticos > 0 && contar(automaticos, 'cruzada sola', 'cruzadas solas'),
    sugeridos > 0 && contar(sugeridos, 'sugerencia', 'sugerencias'),
    porRegla > 0 && contar(porRegla, 'por regla', 'por reglas'),
    traslados > 0 && contar(traslados, 'traslado', 'traslados'),
  ].filter((parte) => parte !== false);
  if (partes.length === 0) return { tono: 'exito', texto: 'La pasada terminó: no halló nada nuevo.' };
  return { tono: 'exito', texto: `La pasada terminó: ${partes.join(', ')}.` };
}

const contar = (cuantas: number, una: string, varias: string): string =>
  `${formatearEntero(cuantas)} ${cuantas === 1 ? una : varias}`;
