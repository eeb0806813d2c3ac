// Requests that concern the same thing (one key, one draft, one reversal) are judged one after another, never
// together: the second must see what became of the first, which may have been refused.
import type { Solicitud } from './solicitud.ts';

/** In as few rounds as possible, which is one unless somebody asks twice at the same moment. */
export function enRondas(solicitudes: readonly Solicitud[]): Solicitud[][] {
  const rondas: { solicitudes: Solicitud[]; asuntos: Set<string> }[] = [];
  for (const solicitud of solicitudes) {
    const propios = asuntosDe(solicitud);
    // After the last round that has one of its matters, so that the order of arrival is kept.
    const turno = rondas.findLastIndex(({ asuntos }) => propios.some((asunto) => asuntos.has(asunto))) + 1;
    const ronda = rondas[turno] ?? { solicitudes: [], asuntos: new Set() };
    rondas[turno] = ronda;
    ronda.solicitudes.push(solicitud);
    for (const asunto of propios) ronda.asuntos.add(asunto);
  }
  return rondas.map((ronda) => ronda.solicitudes);
}

function asuntosDe({ contexto, llave, borrador, partida }: Solicitud): string[] {
  return [
    ...(llave === undefined ? [] : [`llave ${contexto.actor?.id} ${llave.llave}`]),
    ...(borrador === undefined ? [] : [`borrador ${borrador.id}`]),
    ...(partida.revierte === null ? [] : [`reversión ${partida.revierte}`]),
  ];
}
