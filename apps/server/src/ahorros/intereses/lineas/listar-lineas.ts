// The lines of a run, a page at a time, with what all that the filter lets through adds up to.
import type * as contrato from '@cuadra/contract/ahorros/lineas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

type Filtro = QueryOf<typeof contrato.listarLineas>;
type Pagina = ResponseOf<typeof contrato.listarLineas>;

/** The interest, when that is the order, and the account of the last line of a page. */
const cursor = crearCursor(z.tuple([z.int(), z.int()]));

export async function listarLineas(db: Database, corrida: number, filtro: Filtro): Promise<Pagina> {
  const intento = await leerIntento(db, corrida);
  const condiciones = [sql`l.corrida = ${corrida} and l.intento = ${intento}`, ...condicionesDe(filtro)];
  const porInteres = filtro.orden === 'interes';
  const pagina = [...condiciones];
  if (filtro.cursor !== undefined) {
    const [interes, cuenta] = cursor.leer(filtro.cursor);
    pagina.push(
      porInteres
        ? sql`(l.interes < ${interes}::bigint or (l.interes = ${interes}::bigint and l.cuenta > ${cuenta}::bigint))`
        : sql`l.cuenta > ${cuenta}::bigint`,
    );
  }
  const filas = await leerLineas(
    db,
    sql.join(pagina, sql` and `),
    sql`order by ${porInteres ? sql`l.interes desc, l.cuenta` : sql`l.cuenta`} limit ${filtro.porPagina + 1}`,
  );
  const lineas = filas.slice(0, filtro.porPagina);
  const ultima = filas.length > filtro.porPagina ? lineas.at(-1) : undefined;
  return {
    lineas,
    siguiente: ultima === undefined ? null : cursor.escribir([ultima.interes, ultima.cuenta.id]),
    totales: filtro.cursor === undefined ? await sumarLineas(db, sql.join(condiciones, sql` and `)) : null,
  };
}

export async function leerIntento(db: Database, corrida: number): Promise<number> {
  const fila = await db.selectFrom('corrida').select('intento').where('id', '=', corrida).executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return fila.intento;
}

function condicionesDe(filtro: Filtro): RawBuilder<unknown>[] {
  const { estado, motivo, agencia, producto, desdeMonto, hastaMonto, texto } = filtro;
  const deTanda = (condicion: RawBuilder<unknown>) => sql`exists (
    select from corrida_tanda t where t.corrida = l.corrida and t.n = l.tanda and ${condicion})`;
  return [
    ...(estado === undefined ? [] : [sql`l.estado = ${estado}`]),
    ...(motivo === undefined ? [] : [sql`l.motivo = ${motivo}`]),
    ...(agencia === undefined ? [] : [deTanda(sql`t.agencia = ${agencia}`)]),
    ...(producto === undefined ? [] : [deTanda(sql`t.producto = ${producto}`)]),
    ...(desdeMonto === undefined ? [] : [sql`l.interes >= ${desdeMonto}::bigint`]),
    ...(hastaMonto === undefined ? [] : [sql`l.interes <= ${hastaMonto}::bigint`]),
    ...(texto === undefined || texto === '' ? [] : [loBuscado(texto)]),
  ];
}

/** By how the number begins, or anywhere in the name of a holder. */
function loBuscado(texto: string): RawBuilder<unknown> {
  const patron = texto.replaceAll(/[\\%_]/g, (signo) => `\\${signo}`);
  return sql`l.cuenta in (
    select c.id from cuenta_ahorro c where c.numero like ${`${patron.toUpperCase()}%`}
    union all
    select t.cuenta from asociado s join titular t on t.asociado = s.id
    where texto_de_busqueda(s.nombre) like '%' || texto_de_busqueda(${patron}) || '%')`;
}

export async function leerLineas(
  db: Database,
  condicion: RawBuilder<unknown>,
  orden: RawBuilder<unknown>,
): Promise<contrato.LineaDeCorrida[]> {
  const { rows } = await sql<contrato.LineaDeCorrida>`
    select jsonb_build_object('id', c.id, 'numero', c.numero) as cuenta, coalesce(s.nombre, '') as titular, p.codigo as producto, c.agencia,
      l.desde, l.hasta, l.dias, l.exacto::text as exacto, l.interes, l.isr, l.interes - l.isr as neto, l.interes_pagado, l.isr_pagado,
      l.estado, l.motivo
    from (select l.* from corrida_linea l where ${condicion} ${orden}) l
    join cuenta_ahorro c on c.id = l.cuenta join producto_ahorro p on p.id = c.producto
    left join titular t on t.cuenta = c.id and t.orden = 1
    left join asociado s on s.id = t.asociado
    ${orden}`.execute(db);
  return rows;
}

async function sumarLineas(db: Database, condicion: RawBuilder<unknown>): Promise<Pagina['totales']> {
  const { rows } = await sql<NonNullable<Pagina['totales']>>`
    select count(*)::int as lineas, coalesce(sum(l.interes), 0)::bigint as interes, coalesce(sum(l.isr), 0)::bigint as isr
    from corrida_linea l where ${condicion}`.execute(db);
  return rows[0] ?? null;
}
