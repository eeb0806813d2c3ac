// When a session still serves: it is open, of a person still allowed in, and neither of its two ends has come, that of
// its life and that of inactivity. One refusal says "never, or no longer, yours"; the other, that its time was up.
import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { preparada } from '#platform/database/preparada.ts';
import { ProblemaError } from '#platform/problema.ts';
import { agenciasDelUsuario, debeSegundoFactor, rolesDelUsuario } from '../queries.ts';
import type { TokenLeido } from './token.ts';

export interface Sesion {
  readonly actor: Actor;
  /** When the person last used it, not the program that reads by itself. */
  readonly ultimoUso: Temporal.Instant;
  readonly inactivaEn: Temporal.Instant;
  readonly venceEn: Temporal.Instant;
  /** Only a token of this one serves. */
  readonly generacion: number;
}

/** Those not closed, of people who may enter, whatever the time is. */
export async function leerSesiones(db: Database, ids: readonly string[]): Promise<Map<string, Sesion>> {
  const filas = await db
    .selectFrom('sesion')
    .modifyFront(preparada)
    .innerJoin('usuario', 'usuario.id', 'sesion.usuario')
    .select(['sesion.id as sesion', 'usuario.id', 'usuario.nombre', 'usuario.correo'])
    .select([
      'sesion.ultimoUso',
      'sesion.inactivaEn',
      'sesion.venceEn',
      'sesion.autenticadaEn',
      'sesion.generacion',
    ])
    .select([rolesDelUsuario.as('roles'), agenciasDelUsuario.as('agencias')])
    .select(debeSegundoFactor.as('debeSegundoFactor'))
    .where('sesion.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sesion.cerradaEn', 'is', null)
    .where('usuario.activo', '=', true)
    .execute();
  return new Map(filas.map((fila) => [fila.sesion, sesionDeFila(fila)]));
}

/** TOKEN_INVALIDO, or SESION_VENCIDA when it was theirs and its time is up. */
export function exigirVigente(
  sesion: Sesion | undefined,
  { usuario, generacion }: TokenLeido,
  ahora: Temporal.Instant,
): Sesion {
  if (sesion === undefined || sesion.actor.id !== usuario || sesion.generacion !== generacion)
    throw new ProblemaError('TOKEN_INVALIDO');
  if (!estaVigente(sesion, ahora)) throw new ProblemaError('SESION_VENCIDA');
  return sesion;
}

export function estaVigente(sesion: Sesion | undefined, ahora: Temporal.Instant): boolean {
  return sesion !== undefined && aunNo(sesion.venceEn, ahora) && aunNo(sesion.inactivaEn, ahora);
}

/** The same, as a condition on the table sesion. */
export function estaAbierta(ahora: Temporal.Instant): RawBuilder<boolean> {
  const instante = ahora.toString();
  return sql<boolean>`(sesion.cerrada_en is null
    and sesion.vence_en > ${instante}::timestamptz and sesion.inactiva_en > ${instante}::timestamptz)`;
}

interface Fila {
  readonly sesion: string;
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
  readonly roles: readonly Rol[];
  readonly agencias: readonly string[];
  readonly debeSegundoFactor: boolean;
  readonly ultimoUso: string;
  readonly inactivaEn: string;
  readonly venceEn: string;
  readonly autenticadaEn: string;
  readonly generacion: number;
}

function sesionDeFila({
  ultimoUso,
  inactivaEn,
  venceEn,
  autenticadaEn,
  generacion,
  ...persona
}: Fila): Sesion {
  return {
    actor: {
      ...persona,
      permisos: permisosDe(persona.roles),
      autenticadaEn: Temporal.Instant.from(autenticadaEn),
    },
    ultimoUso: Temporal.Instant.from(ultimoUso),
    inactivaEn: Temporal.Instant.from(inactivaEn),
    venceEn: Temporal.Instant.from(venceEn),
    generacion,
  };
}

const aunNo = (instante: Temporal.Instant, ahora: Temporal.Instant) =>
  Temporal.Instant.compare(instante, ahora) > 0;
