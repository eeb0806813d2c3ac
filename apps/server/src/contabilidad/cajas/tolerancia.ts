import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';

/**
 * On `jornada j`, with its net difference: how much of one whoever looks settles alone or, for those who review none, what the policy said
 * when the jornada was opened.
 */
export const toleranciaPara = (
  { permisos, roles }: Pick<Actor, 'permisos' | 'roles'>,
  neta: RawBuilder<unknown>,
): RawBuilder<Centavos> =>
  permisos.has('cajas:revisar')
    ? sql`tolerancia_de_diferencia(j.tolerancia, ${roles}::text[], ${neta})`
    : sql`j.tolerancia`;
