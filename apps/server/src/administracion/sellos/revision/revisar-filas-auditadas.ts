// The bitácora tells how each row came to be what it is: one that is now something else was changed behind its back. Looked at
// where it would pay: people and what they may do, the chart, the institution. Columns that came later are no difference.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import { hallazgoDe } from '../hallazgo.ts';

interface TablaAuditada {
  readonly tabla: string;
  /** What a person calls one of its rows. */
  readonly cosa: string;
  readonly llave: readonly [string, ...string[]];
  /** Columns whose changes are not noted. */
  readonly sinNotar?: readonly string[];
  /** Rows that were there before anybody noted them, or that come to be without a note. */
  readonly haySinAlta?: boolean;
}

const tablas: readonly TablaAuditada[] = [
  { tabla: 'usuario', cosa: 'el usuario', llave: ['id'], sinNotar: ['ultimo_ingreso', 'version'] },
  { tabla: 'usuario_rol', cosa: 'el rol del usuario', llave: ['usuario', 'rol'] },
  { tabla: 'usuario_agencia', cosa: 'la agencia del usuario', llave: ['usuario', 'agencia'] },
  { tabla: 'politica', cosa: 'el límite', llave: ['rol', 'operacion', 'clase'], haySinAlta: true },
  {
    ...{ tabla: 'politica_de_autorizacion', cosa: 'el poder de autorizar', haySinAlta: true },
    llave: ['rol', 'operacion', 'clase'],
  },
  { tabla: 'rol_con_segundo_factor', cosa: 'el segundo factor del rol', llave: ['rol'], haySinAlta: true },
  { tabla: 'cuenta', cosa: 'la cuenta', llave: ['id_cuenta'] },
  { tabla: 'cuenta_puente', cosa: 'la cuenta puente', llave: ['id_cuenta'] },
  { tabla: 'configuracion_contable', cosa: 'la configuración contable', llave: ['id'] },
  { tabla: 'periodo', cosa: 'el periodo', llave: ['anio', 'mes', 'agencia'], haySinAlta: true },
  { tabla: 'institucion', cosa: 'la institución', llave: ['id'] },
  { tabla: 'agencia', cosa: 'la agencia', llave: ['id_agencia'] },
  { tabla: 'firmante', cosa: 'el firmante', llave: ['n'], haySinAlta: true },
  { tabla: 'caja', cosa: 'la caja', llave: ['id'] },
  { tabla: 'cuenta_bancaria', cosa: 'la cuenta bancaria', llave: ['id'] },
  { tabla: 'llave_de_sellos', cosa: 'la llave de sellos', llave: ['id'] },
];

const POR_TABLA_MAX = 5;

interface Diferente {
  readonly clave: string;
  readonly que: 'cambio' | 'alta' | 'baja';
  readonly columna: string | null;
}

export async function revisarFilasAuditadas(db: Database, senal?: AbortSignal): Promise<Hallazgo[]> {
  const hallazgos: Hallazgo[] = [];
  for (const tabla of tablas) {
    senal?.throwIfAborted();
    for (const diferente of await compararTabla(db, tabla))
      hallazgos.push(hallazgoDe('bitacora', enPalabras(tabla, diferente)));
  }
  return hallazgos;
}

function enPalabras({ cosa }: TablaAuditada, { clave, que, columna }: Diferente): string {
  switch (que) {
    case 'cambio':
      return `Cambió ${cosa} ${clave} sin pasar por la bitácora (${columna ?? ''}).`;
    case 'alta':
      return `Se agregó ${cosa} ${clave} sin pasar por la bitácora.`;
    case 'baja':
      return `Se quitó ${cosa} ${clave} sin pasar por la bitácora.`;
    default:
      return que satisfies never;
  }
}

async function compararTabla(
  db: Database,
  { tabla, llave, sinNotar = [], haySinAlta = false }: TablaAuditada,
): Promise<Diferente[]> {
  const claveDe = (fila: string) =>
    sql.join(
      llave.map((columna) => sql`(${sql.ref(fila)} ->> ${columna}::text)`),
      sql` || '/' || `,
    );
  const { rows } = await sql<Diferente>`
    with ahora as (
      select ${claveDe('t.fila')} as clave, t.fila from (select to_jsonb(x) as fila from ${sql.table(tabla)} x) t
    ), ultima as (
      select distinct on (b.id_entidad) b.id_entidad as clave, b.n, b.despues
      from bitacora b where b.entidad = ${tabla} order by b.id_entidad, b.n desc
    )
    select coalesce(a.clave, u.clave) as clave,
      case when a.clave is null then 'baja' when u.despues is null then 'alta' else 'cambio' end as que,
      d.columna
    from ahora a full join ultima u on u.clave = a.clave
    left join lateral (
      select min(c.key) as columna from jsonb_each(u.despues) c
      where a.fila ? c.key and a.fila -> c.key is distinct from c.value and c.key <> all (${sinNotar}::text[])
    ) d on true
    where case
      -- What got another key is the same thing under its new one.
      when a.clave is null then u.despues is not null and not exists (
        select from bitacora b where b.entidad = ${tabla} and b.n > u.n and ${claveDe('b.antes')} = u.clave)
      when u.clave is null then ${!haySinAlta}
      when u.despues is null then true
      else d.columna is not null
    end
    order by 1 limit ${POR_TABLA_MAX}`.execute(db);
  return rows;
}
