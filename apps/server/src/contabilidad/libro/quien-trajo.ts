import type { ContextosPorEntidad } from '#platform/database/escribir.ts';
import type { Solicitud } from './contabilizar-solicitudes.ts';

/** Partidas of several people in one transaction: the bitácora must still tell whose each one is. */
export function quienTrajoCadaUna(solicitudes: readonly Solicitud[]): ContextosPorEntidad {
  return Object.fromEntries(
    solicitudes.flatMap(({ contexto: { actor, direccion, peticion }, accion, partida, entidades = [] }) => {
      const quien = { actor: actor?.id ?? '', sesion: actor?.sesion ?? '', direccion, peticion, accion };
      return [partida.id, ...entidades].map((id) => [id, quien]);
    }),
  );
}
