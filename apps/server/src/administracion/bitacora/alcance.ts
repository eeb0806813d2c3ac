// What each person sees of the bitácora: an auditor all of it; a contador what is of their agencias, and of the books of the whole
// institution; an administrador everything, without amounts. Whoever is two of them sees what either would, and the amounts only
// where the contador would.
import {
  entidadesDeLibros,
  entidadesDeTodosLosLibros,
} from '@cuadra/contract/administracion/bitacora/entidades';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

export interface Alcance {
  /** Which rows (`b`), as a condition that is true of those they see. */
  readonly filas: RawBuilder<boolean>;
  /** Those (`b`) whose amounts they see. */
  readonly conMontos: RawBuilder<boolean>;
}

const TODAS = sql<boolean>`true`;
const NINGUNA = sql<boolean>`false`;

/** Those that belong to something else, which knows it. */
const POR_LO_QUE_SON = [
  ...[
    'soporte',
    'soporte_posterior',
    'advertencia_aceptada',
    'jornada',
    'asignacion_de_caja',
    'limite_de_caja',
  ],
  ...[
    'movimiento_de_caja',
    'traslado_de_caja',
    'arqueo',
    'paso_de_revision',
    'autorizacion_de_caja',
    'formulario_ive',
  ],
  ...['titular', 'estado_de_cuenta_ahorro', 'movimiento_ahorro', 'agencia'],
];

/** The rows of before say no agencia: it is asked of what they belong to, and of no other (each asking costs). */
export const agenciaDeFila = sql<
  string | null
>`coalesce(b.agencia, b.despues ->> 'agencia', b.antes ->> 'agencia',
  case when b.entidad = any(${POR_LO_QUE_SON}::text[])
    then bitacora_agencia(b.entidad, coalesce(b.despues, b.antes)) end)`;

const RUTAS_DE_LIBROS = '^[A-Z]+ /api/(contabilidad|ahorros|reportes)/';

export async function alcanceDe(db: Database, { roles, agencias }: Actor): Promise<Alcance> {
  if (roles.includes('auditor')) return { filas: TODAS, conMontos: TODAS };
  const contables = roles.includes('contador') ? await deContador(db, agencias) : NINGUNA;
  return { filas: roles.includes('administrador') ? TODAS : contables, conMontos: contables };
}

async function deContador(db: Database, agencias: readonly string[]): Promise<RawBuilder<boolean>> {
  const suyas = await db
    .selectFrom('agencia')
    .select(({ fn }) => fn.countAll<number>().as('ajenas'))
    .where('idAgencia', 'not in', [...agencias, ''])
    .executeTakeFirstOrThrow();
  // Whoever works in all of them sees also what is of several, or of one that nobody can tell any more.
  const delTodo = suyas.ajenas === 0 ? entidadesDeLibros : entidadesDeTodosLosLibros;
  return sql<boolean>`coalesce(${agenciaDeFila} = any(${agencias}::text[]),
    b.entidad = any(${delTodo}::text[]) or (b.entidad = 'ruta' and b.id_entidad ~ ${RUTAS_DE_LIBROS}))`;
}
