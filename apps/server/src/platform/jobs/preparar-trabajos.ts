// The queue's tables belong to the owner, who creates them, brings them up to date and lets the application's role put
// work in and take it out. What pg-boss would do to tables while it works (partitions, indexes) stays out of its reach.
import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import motor from 'pg-boss/package.json' with { type: 'json' };

export const ESQUEMA = 'pgboss';

/** Orders that the owner would carry out, and which queue lives in which table: never the application's to write. */
const SOLO_LECTURA = ['bam', 'version'];

export async function prepararTrabajos(dueno: pg.Client, papel: string): Promise<void> {
  const { rows } = await dueno.query<{ hay: boolean }>(
    `select to_regclass('${ESQUEMA}.version') is not null as hay`,
  );
  if (rows[0]?.hay !== true) await dueno.query(getConstructionPlans(ESQUEMA));
  else await actualizar(dueno);
  await dueno.query(permisos(papel));
}

async function actualizar(dueno: pg.Client): Promise<void> {
  const { rows } = await dueno.query<{ version: number }>(`select version from ${ESQUEMA}.version`);
  const version = rows[0]?.version ?? motor.pgboss.schema;
  if (version < motor.pgboss.schema) await dueno.query(getMigrationPlans(ESQUEMA, version));
}

const RESTRICCION = 'solo_en_la_tabla_comun';

/** In one transaction (a query of several statements is one): nobody ever sees half of it. */
const permisos = (papel: string): string => `
  do $$
  begin
    if not exists (select from pg_constraint where conname = '${RESTRICCION}') then
      alter table ${ESQUEMA}.queue add constraint ${RESTRICCION} check (not partition and table_name = 'job_common');
    end if;
  end
  $$;
  grant usage on schema ${ESQUEMA} to ${papel};
  grant select, insert, update, delete on all tables in schema ${ESQUEMA} to ${papel};
  revoke insert, update, delete on ${SOLO_LECTURA.map((tabla) => `${ESQUEMA}.${tabla}`).join(', ')} from ${papel};
  grant update (cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) on ${ESQUEMA}.version to ${papel}`;
