// The asociados, as people see them: those of their agencias; by its whole number, also one of another, with the least. Their
// accounts, those of the person's agencias.
import {
  type Asociado,
  type AsociadoEnLista,
  type AsociadoEntero,
  CUENTAS_DE_ASOCIADO_MAX,
  type listarAsociados as endpoint,
} from '@cuadra/contract/ahorros/asociados';
import { numero } from '@cuadra/contract/campos';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { CERO } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { leerCuentas } from '#ahorros/cuentas/listar-cuentas.ts';
import { conReserva, esAsociadoSuyo, oculto, veDocumentos } from '#ahorros/reserva/reserva.ts';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import { contieneTodas } from '#platform/database/contiene.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

const cursor = crearCursor(z.tuple([numero]));

type Filtro = QueryOf<typeof endpoint>;

export async function listarAsociados(
  db: Database,
  actor: Pick<Actor, 'agencias'>,
  { cursor: donde, porPagina, ...filtro }: Filtro,
): Promise<ResponseOf<typeof endpoint>> {
  const { agencias } = actor;
  const condicion = sql.join(condicionesDe(actor, filtro), sql` and `);
  const despues = donde === undefined ? sql`true` : sql`a.numero > ${cursor.leer(donde)[0]}`;
  const { rows } = await sql<AsociadoEnLista>`
    select a.id, a.numero, a.nombre, a.dpi, a.documento, a.telefono, a.agencia, a.estado, not ${esAsociadoSuyo(actor)} as ajeno,
      coalesce(x.cuentas, 0) as cuentas, coalesce(x.saldo, 0) as saldo
    from (select * from asociado a where ${condicion} and ${despues} order by a.numero limit ${porPagina + 1}) a
    left join lateral (
      select count(*)::int as cuentas, sum(c.saldo)::bigint as saldo from titular t join cuenta_ahorro c on c.id = t.cuenta
      where t.asociado = a.id and c.cierre is null and c.agencia = any(${agencias}::text[])) x on true
    order by a.numero`.execute(db);
  const asociados = rows.slice(0, porPagina).map(comoSeLista);
  const ultimo = rows.length > porPagina ? asociados.at(-1) : undefined;
  return {
    asociados,
    siguiente: ultimo === undefined ? null : cursor.escribir([ultimo.numero]),
    total: donde === undefined ? await contar(db, condicion) : null,
  };
}

function comoSeLista(fila: AsociadoEnLista): AsociadoEnLista {
  const visto = { ...fila, dpi: oculto(fila.dpi), documento: oculto(fila.documento) };
  return fila.ajeno ? { ...visto, telefono: null, estado: null } : visto;
}

const columnas = sql`a.id, a.numero, a.nombre, a.dpi, a.nit, a.documento, a.nacimiento, a.telefono, a.correo, a.direccion, a.agencia, a.estado,
  a.ingreso, a.version`;

function condicionesDe(
  actor: Pick<Actor, 'agencias'>,
  { texto = '', agencia, estado }: Omit<Filtro, 'cursor' | 'porPagina'>,
): RawBuilder<unknown>[] {
  const numeroEntero = numeroDicho(texto);
  const suyos = esAsociadoSuyo(actor);
  return [
    numeroEntero === undefined ? suyos : sql`(a.numero = ${numeroEntero} or ${suyos})`,
    ...(agencia === undefined ? [] : [sql`a.agencia = ${agencia}`]),
    ...(estado === undefined ? [] : [sql`a.estado = ${estado}`]),
    ...(texto === '' ? [] : [loBuscado(texto)]),
  ];
}

/** A number or a DPI whole, another document, or words of the name. */
export function loBuscado(texto: string): RawBuilder<unknown> {
  const digitos = soloDigitos(texto);
  const numeroEntero = numeroDicho(texto);
  const formas = [
    sql`a.documento = ${texto}`,
    ...(/^\d+$/.test(digitos) ? [sql`a.dpi = ${digitos}`] : [contieneTodas(sql`a.nombre`, texto)]),
    ...(numeroEntero === undefined ? [] : [sql`a.numero = ${numeroEntero}`]),
  ];
  return sql`(${sql.join(formas, sql` or `)})`;
}

const soloDigitos = (texto: string): string => texto.replaceAll(/[\s-]/g, '');

function numeroDicho(texto: string): number | undefined {
  const digitos = soloDigitos(texto);
  const dicho = numero.safeParse(Number(digitos));
  return /^\d{1,10}$/.test(digitos) && dicho.success ? dicho.data : undefined;
}

async function contar(db: Database, condicion: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ cuantos: number }>`
    select count(*)::int as cuantos from asociado a where ${condicion}`.execute(db);
  return rows[0]?.cuantos ?? 0;
}

/** Whoever is not of any of its agencias does not find it. */
export async function leerAsociado(
  db: Database,
  actor: Pick<Actor, 'agencias' | 'permisos'>,
  id: string,
): Promise<AsociadoEntero> {
  const { agencias } = actor;
  const { rows } = await sql<Asociado>`
    select ${columnas} from asociado a where a.id = ${id}::uuid and ${esAsociadoSuyo(actor)}`.execute(db);
  const [asociado] = rows;
  if (asociado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const suyas = sql`c.id in (select t.cuenta from titular t where t.asociado = ${id}::uuid) and c.agencia = any(${agencias}::text[])`;
  const cuentas = await leerCuentas(
    db,
    suyas,
    sql`order by c.cierre is not null, c.numero collate "C" limit ${CUENTAS_DE_ASOCIADO_MAX}`,
  );
  const { rows: sumas } = await sql<AsociadoEntero['totales']>`
    select count(*)::int as abiertas, coalesce(sum(c.saldo), 0)::bigint as saldo from cuenta_ahorro c
    where ${suyas} and c.cierre is null`.execute(db);
  const documento = veDocumentos(actor) ? asociado.documento : oculto(asociado.documento);
  return {
    ...conReserva(actor, asociado),
    ...{ documento, cuentas, totales: sumas[0] ?? { abiertas: 0, saldo: CERO } },
  };
}
