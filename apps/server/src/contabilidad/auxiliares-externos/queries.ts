// The accounts whose detail is kept elsewhere, and what was brought of each in a month beside what the books say. What is
// read grows with the marked accounts and the agencias, not with the books.
import type {
  AuxiliarExterno,
  MesDeAuxiliares,
  RenglonDeAuxiliar,
} from '@cuadra/contract/contabilidad/auxiliares-externos/auxiliares-externos';
import { primerDia } from '@cuadra/core/cierre';
import { type Centavos, restar } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import { personasQuePueden } from '#acceso/usuarios/personas-con-permiso.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

const TODOS = sql<boolean>`true`;

/** Those that are still brought first. */
export async function leerAuxiliaresExternos(
  db: Database,
  donde: RawBuilder<boolean> = TODOS,
): Promise<AuxiliarExterno[]> {
  const { rows } = await sql<AuxiliarExterno>`
    select x.id, x.id_cuenta, c.nombre_cuenta, x.lugar, x.desde, jsonb_build_object('id', u.id, 'nombre', u.nombre) as responsable,
      x.activo, x.version
    from auxiliar_externo x join cuenta c on c.id_cuenta = x.id_cuenta join usuario u on u.id = x.responsable
    where ${donde} order by x.activo desc, x.id_cuenta collate "C"`.execute(db);
  return rows;
}

export async function leerAuxiliarExterno(db: Database, id: string): Promise<AuxiliarExterno> {
  const [uno] = await leerAuxiliaresExternos(db, sql<boolean>`x.id = ${id}::uuid`);
  if (uno === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return uno;
}

/** Those who may bring a figure. */
export const quienesTraen = (db: Database) => personasQuePueden(db, 'partidas:registrar');

export interface Mes {
  readonly anio: number;
  readonly mes: number;
}

interface Leido extends Omit<RenglonDeAuxiliar, 'cifra' | 'diferencia' | 'sinSaldo'> {
  readonly monto: Centavos | null;
  readonly enLibros: Centavos;
  readonly evidencia: string;
  readonly traidaPor: { readonly id: string; readonly nombre: string };
  readonly traidaEn: string;
  readonly veces: number;
}

export async function leerMesDeAuxiliares(
  db: Database,
  { anio, mes }: Mes,
  agencias: readonly string[],
): Promise<MesDeAuxiliares> {
  const dia = primerDia(anio, mes);
  const { rows } = await sql<Leido>`
    select x.id as id_auxiliar, x.id_cuenta, c.nombre_cuenta, x.lugar, jsonb_build_object('id', r.id, 'nombre', r.nombre) as responsable,
      g.id_agencia as agencia, g.nombre_agencia, coalesce(p.estado = 'abierto', true) as abierto,
      saldo_al_mes(x.id_cuenta, g.id_agencia, ${dia}::date) * case c.naturaleza when 'deudora' then 1 else -1 end as mayor,
      k.monto, k.en_libros, k.evidencia, jsonb_build_object('id', t.id, 'nombre', t.nombre) as traida_por, k.traida_en, k.n as veces
    from auxiliar_externo x join cuenta c on c.id_cuenta = x.id_cuenta join usuario r on r.id = x.responsable
    cross join agencia g
    left join periodo p on (p.anio, p.mes, p.agencia) = (${anio}::int, ${mes}::int, g.id_agencia)
    left join lateral (
      select v.* from cifra_de_auxiliar v
      where (v.auxiliar, v.agencia, v.anio, v.mes) = (x.id, g.id_agencia, ${anio}::int, ${mes}::int)
      order by v.n desc limit 1
    ) k on true
    left join usuario t on t.id = k.traida_por
    where x.activo and x.desde <= ${dia}::date and g.id_agencia = any(${agencias}::text[])
    order by x.id_cuenta collate "C", g.id_agencia`.execute(db);
  return { anio, mes, renglones: rows.map(presentar) };
}

function presentar({
  monto,
  enLibros,
  evidencia,
  traidaPor,
  traidaEn,
  veces,
  ...resto
}: Leido): RenglonDeAuxiliar {
  return {
    ...resto,
    cifra: monto === null ? null : { monto, enLibros, evidencia, traidaPor, traidaEn, veces },
    diferencia: monto === null ? null : restar(monto, resto.mayor),
    sinSaldo: monto === null && resto.mayor === 0,
  };
}
