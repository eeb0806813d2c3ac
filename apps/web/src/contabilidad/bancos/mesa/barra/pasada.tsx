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
import { decirPasada } from './decir-pasada.ts';

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
