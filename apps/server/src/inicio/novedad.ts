// What may have changed since a day, as data: a feature hands over a kind, with who may know of it, how many there were and
// where they are seen. `composicion.ts` puts them in the order in which they are shown.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';

export interface ClaseDeNovedad {
  readonly id: string;
  readonly permiso: Permiso;
  /** What is said of one, and of several. */
  readonly textos: readonly [uno: string, varios: string];
  /** Somebody should look at them. */
  readonly llamaLaAtencion?: true;
  contar(db: Database, contexto: ContextoConActor, desde: string): Promise<Contadas>;
  /** Where they are seen, and are as many; absent: nowhere. */
  link?(desde: string, contexto: ContextoConActor): string;
}

interface Contadas {
  readonly cuenta: number;
  /** What they add up to. */
  readonly monto?: Centavos | null;
}

/** The instant at which a day begins in Guatemala, as PostgreSQL compares it. */
export const comienzoDe = (dia: string): RawBuilder<string> =>
  sql`(${dia}::date::timestamp at time zone ${sql.lit(ZONA_HORARIA)})`;

/** How many things of those people changed since a day: each once, however often. */
export async function contarCambiadas(
  db: Database,
  entidades: readonly string[],
  desde: string,
): Promise<Contadas> {
  const { rows } = await sql<{ cuenta: number }>`
    select count(distinct (b.entidad, b.id_entidad))::int as cuenta from bitacora b
    where b.instante >= ${comienzoDe(desde)} and b.actor is not null
      and b.entidad in (${sql.join(CON_INDICE.map((una) => sql.lit(una)))}) and b.entidad = any(${entidades}::text[])`.execute(
    db,
  );
  return { cuenta: rows[0]?.cuenta ?? 0 };
}

/** Those that the index bitacora_de_cambios has: said word for word, it is used. */
const CON_INDICE = [
  'cuenta',
  'configuracion_contable',
  'cuenta_puente',
  'cuenta_de_indicador',
  'politica',
  'politica_de_autorizacion',
  'usuario',
  'usuario_rol',
  'usuario_agencia',
] as const;
