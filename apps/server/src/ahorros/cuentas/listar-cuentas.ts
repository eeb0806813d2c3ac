// The savings accounts as lists show them: by number, those of the person's agencias.
import type { CuentaEnLista, listarCuentasDeAhorro } from '@cuadra/contract/ahorros/cuentas';
import { textoExacto } from '@cuadra/contract/campos';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { sinDocumentos } from '#ahorros/reserva/reserva.ts';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import { contieneTodas } from '#platform/database/contiene.ts';
import type { Database } from '#platform/database/pool.ts';

const cursor = crearCursor(z.tuple([textoExacto(20)]));

export type FiltroDeCuentas = Omit<QueryOf<typeof listarCuentasDeAhorro>, 'cursor' | 'porPagina'>;

export async function listarCuentas(
  db: Database,
  actor: Pick<Actor, 'agencias'>,
  { cursor: donde, porPagina, ...filtro }: QueryOf<typeof listarCuentasDeAhorro>,
): Promise<ResponseOf<typeof listarCuentasDeAhorro>> {
  const condicion = sql.join(condicionesDe(actor, filtro), sql` and `);
  const despues = donde === undefined ? sql`true` : sql`c.numero collate "C" > ${cursor.leer(donde)[0]}`;
  const filas = await leerCuentas(
    db,
    sql`${condicion} and ${despues}`,
    sql`order by c.numero collate "C" limit ${porPagina + 1}`,
  );
  const cuentas = filas.slice(0, porPagina);
  const ultima = filas.length > porPagina ? cuentas.at(-1) : undefined;
  return {
    cuentas,
    siguiente: ultima === undefined ? null : cursor.escribir([ultima.numero]),
    totales: donde === undefined ? await sumar(db, condicion) : null,
  };
}

export function condicionesDe(
  { agencias }: Pick<Actor, 'agencias'>,
  { texto, producto, agencia, estado, asociado }: FiltroDeCuentas,
): RawBuilder<unknown>[] {
  return [
    sql`c.agencia = any(${agencias}::text[])`,
    ...(producto === undefined ? [] : [sql`c.producto = ${producto}`]),
    ...(agencia === undefined ? [] : [sql`c.agencia = ${agencia}`]),
    ...(estado === undefined ? [] : [sql`c.estado = ${estado}`]),
    ...(asociado === undefined
      ? []
      : [sql`c.id in (select t.cuenta from titular t where t.asociado = ${asociado}::uuid)`]),
    ...(texto === undefined || texto === '' ? [] : [loBuscado(texto)]),
  ];
}

/** A number of account from its beginning, a DPI or a number of asociado whole, or words of a name. */
function loBuscado(texto: string): RawBuilder<unknown> {
  const comienzo = `${texto.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const soloDigitos = texto.replaceAll(/[\s-]/g, '');
  const deQuien = /^\d+$/.test(soloDigitos)
    ? sql`a.dpi = ${soloDigitos} or a.numero::text = ${soloDigitos}`
    : sql`${contieneTodas(sql`a.nombre`, texto)}`;
  return sql`(c.numero collate "C" like ${comienzo} or c.id in (
    select t.cuenta from asociado a join titular t on t.asociado = a.id where ${deQuien}))`;
}

async function sumar(
  db: Database,
  condicion: RawBuilder<unknown>,
): Promise<{ cuentas: number; saldo: Centavos }> {
  const { rows } = await sql<{ cuentas: number; saldo: Centavos }>`
    select count(*)::int as cuentas, coalesce(sum(c.saldo), 0)::bigint as saldo from cuenta_ahorro c where ${condicion}`.execute(
    db,
  );
  return rows[0] ?? { cuentas: 0, saldo: CERO };
}

export async function leerCuentas(
  db: Database,
  condicion: RawBuilder<unknown>,
  orden: RawBuilder<unknown>,
): Promise<CuentaEnLista[]> {
  const { rows } = await sql<CuentaEnLista>`
    select c.id, c.numero, c.agencia, c.estado, c.saldo, c.apertura, c.vence, c.interes_hasta,
      jsonb_build_object('id', p.id, 'codigo', p.codigo, 'nombre', p.nombre, 'clase', p.clase, 'estado', p.estado) as producto,
      (select jsonb_build_object('id', a.id, 'numero', a.numero, 'nombre', a.nombre, 'dpi', a.dpi)
       from titular t join asociado a on a.id = t.asociado where t.cuenta = c.id order by t.orden limit 1) as titular,
      greatest((select count(*) from titular t where t.cuenta = c.id) - 1, 0)::int as otros_titulares
    from (select * from cuenta_ahorro c where ${condicion} ${orden}) c join producto_ahorro p on p.id = c.producto ${orden}`.execute(
    db,
  );
  return rows.map(({ titular, ...cuenta }) => ({
    ...cuenta,
    titular: titular === null ? null : sinDocumentos(titular),
  }));
}
