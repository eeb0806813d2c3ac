// The days whose stored sums are others than what whoever looked at their lines added up. Nothing is said of them yet: what is
// posted meanwhile is only in one of the two. PostgreSQL compares those days again, each comparison in one statement.
import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import { exacto } from '#contabilidad/saldos/revisar-saldos.ts';
import type { Database } from '#platform/database/pool.ts';
import { type Lados, type Suma, type SumasPorDia, sumar } from './sumas-por-dia.ts';

type Cuales = keyof SumasPorDia;

export type DiasPorComparar = Readonly<Record<Cuales, readonly string[]>>;

/** The days of a year whose stored sums are others than those. */
export async function hallarDiasDistintos(
  db: Database,
  anio: number,
  tramos: readonly SumasPorDia[],
): Promise<DiasPorComparar> {
  const distintos = async (cuales: Cuales) => {
    const sumas: Lados = new Map();
    for (const tramo of tramos) {
      for (const suma of tramo[cuales]) sumar(sumas, ...suma);
    }
    const dias = new Set<string>();
    for (const [que, alDebe, alHaber] of await leerGuardadas(db, cuales, anio)) {
      const suma = sumas.get(que) ?? [0, 0];
      if (alDebe !== suma[0] || alHaber !== suma[1]) dias.add(diaDe(que));
      sumas.delete(que);
    }
    // What nobody stored; a sum of nothing is the same as none.
    for (const [que, suma] of sumas) if (suma.some((lado) => lado !== 0)) dias.add(diaDe(que));
    return [...dias].sort();
  };
  return { saldos: await distintos('saldos'), contrapartidas: await distintos('contrapartidas') };
}

const diaDe = (que: string): string => que.slice(0, 'aaaa-mm-dd'.length);

const guardadas: Readonly<Record<Cuales, { readonly tabla: string; readonly que: RawBuilder<unknown> }>> = {
  saldos: { tabla: 'saldo_diario', que: sql`concat_ws(' ', g.fecha, g.agencia, g.id_cuenta)` },
  contrapartidas: {
    tabla: 'contrapartida_diaria',
    que: sql`concat_ws(' ', g.fecha, g.agencia, g.id_cuenta, g.razon)`,
  },
};

async function leerGuardadas(db: Database, cuales: Cuales, anio: number): Promise<Suma[]> {
  const { tabla, que } = guardadas[cuales];
  const { rows } = await sql<{ que: string; debe: Centavos; haber: Centavos }>`
    select ${que} as que, ${exacto('g.debe')} as debe, ${exacto('g.haber')} as haber from ${sql.table(tabla)} g
    where g.fecha between make_date(${anio}, 1, 1) and make_date(${anio}, 12, 31)`.execute(db);
  return rows.map(({ que: suyo, debe, haber }) => [suyo, debe, haber]);
}

/** The stored days of other years than those: nobody looked at any line of theirs. */
export async function hallarDiasDeOtrosAnios(
  db: Database,
  anios: readonly number[],
  desde = 0,
): Promise<DiasPorComparar> {
  const dias = async (cuales: Cuales) => {
    const { rows } = await sql<{ fecha: string }>`
      select distinct g.fecha from ${sql.table(guardadas[cuales].tabla)} g
      where extract(year from g.fecha) <> all(${anios}::int[]) and extract(year from g.fecha) >= ${desde} order by 1`.execute(
      db,
    );
    return rows.map(({ fecha }) => fecha);
  };
  return { saldos: await dias('saldos'), contrapartidas: await dias('contrapartidas') };
}

export const juntarDias = (todos: readonly DiasPorComparar[]): DiasPorComparar => ({
  saldos: todos.flatMap(({ saldos }) => saldos),
  contrapartidas: todos.flatMap(({ contrapartidas }) => contrapartidas),
});
