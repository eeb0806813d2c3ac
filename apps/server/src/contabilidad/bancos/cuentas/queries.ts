// The bank accounts as people see them: what was decided about each, and how far its comparison has come. Both balances, and what is
// left to explain, are of the last day that the bank has told: what the books say of later days it cannot have. What is outstanding is
// counted where it stands; nothing here reads what was signed.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { Centavos } from '@cuadra/core/dinero';
import { type RawBuilder, sql } from 'kysely';
import { personasQuePueden } from '#acceso/usuarios/personas-con-permiso.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

const TODAS = sql<boolean>`true`;

/** Those in use first, by bank and name. */
export function leerCuentasBancarias(
  db: Database,
  hoy: string,
  donde: RawBuilder<boolean> = TODAS,
): Promise<CuentaBancaria[]> {
  return sql<CuentaBancaria>`
    select c.id, c.banco, c.numero, c.nombre, c.id_cuenta, k.nombre_cuenta, c.agencia, c.perfil, c.mapeo is not null as tiene_mapeo,
      jsonb_build_object('id', u.id, 'nombre', u.nombre) as responsable, c.desde, c.ventana_dias, c.caducidad_dias, c.activa,
      c.version, a.conciliada_hasta,
      d.estados_hasta, saldo_de_banco(c.id, d.al) as saldo_banco, saldo_de_libros_de_banco(c.id, d.al) as saldo_libros,
      jsonb_build_object('banco', ${lineasSinExplicar}, 'libros', ${movimientosSinExplicar}) as sin_explicar
    from cuenta_bancaria c
    join cuenta k on k.id_cuenta = c.id_cuenta
    join usuario u on u.id = c.responsable
    join avance_de_banco a on a.cuenta_bancaria = c.id
    cross join lateral (
      select max(e.hasta) as estados_hasta, least(coalesce(max(e.hasta), ${hoy}::date), ${hoy}::date) as al
      from estado_de_cuenta e where e.cuenta_bancaria = c.id
    ) d
    where ${donde}
    order by c.activa desc, c.banco, c.nombre, c.id`
    .execute(db)
    .then(({ rows }) => rows);
}

const lineasSinExplicar = sql`(select count(*) from linea_de_banco l where l.cuenta_bancaria = c.id and l.pendiente <> 0 and l.fecha <= d.al
  and not exists (select from explicacion_de_banco e where e.linea = l.id))`;

/** A cheque that is on its way explains itself. */
const movimientosSinExplicar = sql`(select count(*) from movimiento_de_banco m where m.cuenta_bancaria = c.id and m.pendiente <> 0 and m.fecha <= d.al
  and not exists (select from explicacion_de_banco e where e.movimiento = m.id)
  and not exists (select from cheque q where q.movimiento = m.id and q.estado in ('emitido', 'entregado')))`;

export async function leerCuentaBancaria(db: Database, hoy: string, id: string): Promise<CuentaBancaria> {
  const [cuenta] = await leerCuentasBancarias(db, hoy, sql<boolean>`c.id = ${id}::uuid`);
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return cuenta;
}

/** Those who may answer for one. */
export const responsablesPosibles = (db: Database) => personasQuePueden(db, 'bancos:conciliar');

/** What the books say that an account of the catálogo holds at the end of the day before. */
export async function saldoAlEmpezar(db: Database, idCuenta: string, desde: string): Promise<Centavos> {
  const { rows } = await sql<{ saldo: Centavos }>`
    select coalesce((select sum(l.debe - l.haber) from linea l join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
      where l.id_cuenta = c.id_cuenta and (l.fecha < ${desde}::date or p.origen = 'saldos_iniciales')), 0)::bigint as saldo
    from cuenta c where c.id_cuenta = ${idCuenta}`.execute(db);
  const [una] = rows;
  if (una === undefined) throw new ProblemaError('CUENTA_NO_EXISTE');
  return una.saldo;
}
