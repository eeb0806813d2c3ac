// One of those that wait, with everything it takes to decide: where it is among the others, what posting it would do today,
// and that what is decided on is what was looked at.
import { verEfectoDeBorrador } from '@cuadra/contract/contabilidad/borradores/efecto';
import type { PorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { listarSoportes, type Soporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { type PartidaCompleta, verPartida } from '@cuadra/contract/contabilidad/partidas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { useDecisiones } from '../decisiones/use-decisiones.ts';
import { usePorAprobar } from '../lista/use-partidas.ts';
import { accionesPosibles } from '../panel/posibilidades.ts';
import { useLoVisto } from './use-lo-visto.ts';
import { vecinasDe } from './vecinas.ts';

export function useRevision(id: string, onVer: (id: string | undefined) => void) {
  const consulta = useQuery(queryOf(verPartida, { params: { id } }));
  const partida = consulta.data;
  const { data: lista } = usePorAprobar(true);
  const esperan = lista?.partidas.map((una) => una.partida.id) ?? SIN_IDS;
  const vecinas = vecinasDe(esperan, id);
  const yo = useCurrentUser();
  const puede =
    partida !== undefined && yo !== undefined && accionesPosibles(partida, yo).includes('aprobar');
  const efecto = useQuery({
    ...queryOf(verEfectoDeBorrador, { params: { id } }),
    // By the version it is of, and not with whatever asks again for the partidas: what was just decided has none to ask for.
    queryKey: ['revisión', verEfectoDeBorrador.path, id, partida?.version],
    enabled: partida?.estado === 'en_revision',
    // The balances of this moment, each time it is opened.
    staleTime: 0,
  });
  const visto = useLoVisto(partida);
  const seguir = () => onVer(vecinas.siguiente ?? vecinas.anterior);
  const decision = useDecision(partida, puede && visto.alDia, seguir);
  return {
    consulta,
    partida,
    /** What the inbox knows of it; undefined once somebody decided. */
    porAprobar: lista?.partidas.find((una) => una.partida.id === id) satisfies PorAprobar | undefined,
    vecinas,
    cuantas: lista?.total ?? 0,
    puede,
    efecto,
    visto,
    soportes: useSoportesVistos(partida),
    ...decision,
  };
}

export type EstadoDeRevision = ReturnType<typeof useRevision>;

const SIN_IDS: readonly string[] = [];
const SIN_SOPORTES: readonly Soporte[] = [];

function useDecision(partida: PartidaCompleta | undefined, decide: boolean, seguir: () => void) {
  const { aprobar } = useDecisiones();
  const [ocupada, setOcupada] = useState(false);
  const [fallo, setFallo] = useState<{ readonly id: string; readonly texto: string }>();
  const [rechazando, setRechazando] = useState(false);
  return {
    ocupada,
    fallo: fallo?.id === partida?.id ? fallo?.texto : undefined,
    rechazando,
    decide,
    aprobar: async () => {
      if (!decide || partida === undefined || ocupada) return;
      setOcupada(true);
      setFallo(undefined);
      try {
        if (await aprobar(partida)) seguir();
      } catch (error) {
        setFallo({ id: partida.id, texto: messageOf(error) });
      } finally {
        setOcupada(false);
      }
    },
    rechazar: () => {
      if (decide && !ocupada) setRechazando(true);
    },
    dejarDeRechazar: () => setRechazando(false),
    seguir,
  };
}

function useSoportesVistos(partida: PartidaCompleta | undefined) {
  const id = partida?.id ?? '';
  const consulta = useQuery({
    ...queryOf(listarSoportes, { params: { id } }),
    enabled: partida !== undefined && partida.soportes > 0,
  });
  const [elegido, setElegido] = useState<string>();
  const todos =
    partida === undefined || partida.soportes === 0 ? SIN_SOPORTES : (consulta.data ?? SIN_SOPORTES);
  const lugar = Math.max(
    0,
    todos.findIndex((soporte) => soporte.id === elegido),
  );
  return {
    consulta,
    todos,
    elegido: todos[lugar],
    elegir: (soporte: Soporte) => setElegido(soporte.id),
    /** After the last one, the first. */
    siguiente: () => setElegido(todos[(lugar + 1) % Math.max(1, todos.length)]?.id),
  };
}
