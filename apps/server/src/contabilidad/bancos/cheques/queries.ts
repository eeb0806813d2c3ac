// The register of cheques, as people see it. That one is overdue is not a state: it depends on today.

import { numero as esNumero, fechaContable } from '@cuadra/contract/campos';
import type * as contrato from '@cuadra/contract/contabilidad/bancos/cheques';
import type { QueryOf } from '@cuadra/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

const cursor = crearCursor(z.tuple([fechaContable, z.int(), z.uuid()]));

type Filtro = QueryOf<typeof contrato.listarCheques>;

/** Which of them, whoever asks. */
export type FiltroDeCheques = Omit<Filtro, 'cursor' | 'limite'>;

export async function listarCheques(
  db: Database,
  hoy: string,
  filtro: Filtro,
): Promise<{ cheques: contrato.Cheque[]; siguiente: string | null }> {
  const condiciones = condicionesDe(hoy, filtro);
  if (filtro.cursor !== undefined) {
    const [fecha, numero, id] = cursor.leer(filtro.cursor);
    condiciones.push(sql`(k.fecha, k.numero, k.id) < (${fecha}::date, ${numero}::bigint, ${id}::uuid)`);
  }
  const filas = await leerCheques(
    db,
    hoy,
    sql.join(condiciones, sql` and `),
    sql`order by k.fecha desc, k.numero desc, k.id desc limit ${filtro.limite + 1}`,
  );
  const cheques = filas.slice(0, filtro.limite);
  const ultimo = filas.length > filtro.limite ? cheques.at(-1) : undefined;
  const siguiente = ultimo === undefined ? null : cursor.escribir([ultimo.fecha, ultimo.numero, ultimo.id]);
  return { cheques, siguiente };
}

export function condicionesDe(
  hoy: string,
  { cuenta, estado, vencidos, desde, hasta, q }: FiltroDeCheques,
): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...(cuenta === undefined ? [] : [sql`k.cuenta_bancaria = ${cuenta}::uuid`]),
    ...(estado === undefined ? [] : [sql`k.estado = ${estado}`]),
    ...(vencidos === undefined ? [] : [sql`k.estado in ('emitido', 'entregado') and ${estaVencido(hoy)}`]),
    ...(desde === undefined ? [] : [sql`k.fecha >= ${desde}::date`]),
    ...(hasta === undefined ? [] : [sql`k.fecha <= ${hasta}::date`]),
    ...(q === undefined || q === '' ? [] : [loBuscado(q)]),
  ];
}

/** A number is looked for as one; anything else, in who it is for. */
function loBuscado(q: string): RawBuilder<unknown> {
  if (/^\d{1,12}$/.test(q) && esNumero.safeParse(Number(q)).success)
    return sql`k.numero = ${Number(q)}::bigint`;
  return sql`k.beneficiario is not null
    and texto_de_busqueda(k.beneficiario) like '%' || replace(replace(replace(texto_de_busqueda(${q}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
}

const estaVencido = (hoy: string) => sql`k.fecha + b.caducidad_dias < ${hoy}::date`;

export async function leerCheque(db: Database, hoy: string, id: string): Promise<contrato.Cheque> {
  const [cheque] = await leerCheques(db, hoy, sql`k.id = ${id}::uuid`, sql``);
  if (cheque === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return cheque;
}

export async function leerCheques(
  db: Database,
  hoy: string,
  condicion: RawBuilder<unknown>,
  orden: RawBuilder<unknown>,
): Promise<contrato.Cheque[]> {
  const { rows } = await sql<contrato.Cheque>`
    select k.id, jsonb_build_object('id', b.id, 'nombre', b.nombre, 'banco', b.banco, 'numero', b.numero) as cuenta_bancaria,
      k.numero, k.fecha, k.beneficiario, k.monto, k.concepto, k.estado,
      (k.estado in ('emitido', 'entregado') and ${estaVencido(hoy)}) as vencido,
      k.entregado_a, k.entregado_documento, k.entregado_en, cobro.fecha as cobrado_en, k.motivo,
      case when m.partida is null then null else
        jsonb_build_object('id', m.partida, 'ejercicio', m.ejercicio, 'numero', m.numero) end as partida,
      jsonb_build_object('id', u.id, 'nombre', u.nombre) as emitido_por, k.emitido_en, k.version
    from cheque k join cuenta_bancaria b on b.id = k.cuenta_bancaria join usuario u on u.id = k.emitido_por
    left join movimiento_de_banco m on m.id = k.movimiento
    left join lateral (
      select max(l.fecha) as fecha from cruce_movimiento p join cruce_linea x on x.cruce = p.cruce
      join linea_de_banco l on l.id = x.linea where p.movimiento = k.movimiento and k.estado = 'cobrado'
    ) cobro on true
    where ${condicion} ${orden}`.execute(db);
  return rows.map((fila) => ({ ...fila, emitidoEn: new Date(fila.emitidoEn).toISOString() }));
}

export async function proximoNumero(db: Database, cuenta: string): Promise<number> {
  const { rows } = await sql<{ ultimo: number }>`
    select coalesce((select k.numero from cheque k where k.cuenta_bancaria = ${cuenta}::uuid
      order by k.numero desc limit 1), 0)::bigint as ultimo`.execute(db);
  return (rows[0]?.ultimo ?? 0) + 1;
}
