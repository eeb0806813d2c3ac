// The cajas as they were set up, and who works at each. No figure of the books is in any of this.
import type { Caja, ConfiguracionDeCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import { type RawBuilder, sql } from 'kysely';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { esDeBanco } from '../es-de-banco.ts';
import { puedeVerCaja } from '../visibilidad.ts';

export function listarCajas(db: Database, { actor, ahora }: ContextoConActor): Promise<Caja[]> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  return leerCajas(db, hoy, puedeVerCaja(actor, hoy));
}

/** One of the person's agencias. */
export async function leerCaja(db: Database, { actor, ahora }: ContextoConActor, id: string): Promise<Caja> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const [caja] = await leerCajas(db, hoy, sql<boolean>`c.id = ${id}::uuid and ${puedeVerCaja(actor, hoy)}`);
  if (caja === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return caja;
}

async function leerCajas(db: Database, hoy: string, donde: RawBuilder<boolean>): Promise<Caja[]> {
  const { rows } = await sql<Caja>`
    select c.id, c.codigo, c.nombre, c.agencia, g.nombre_agencia, c.clase, c.id_cuenta, k.nombre_cuenta, c.activa, c.version,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'desde', s.desde, 'hasta', s.hasta,
          'cajero', jsonb_build_object('id', u.id, 'nombre', u.nombre)) order by s.desde, u.nombre)
        from asignacion_de_caja s join usuario u on u.id = s.cajero
        where s.caja = c.id and (s.hasta is null or s.hasta >= ${hoy}::date)), '[]') as asignaciones
    from caja c join agencia g on g.id_agencia = c.agencia join cuenta k on k.id_cuenta = c.id_cuenta
    where ${donde}
    order by c.agencia, c.clase desc, c.codigo`.execute(db);
  return rows;
}

/** Who may work at a caja, with those of their agencias that the person who asks has too. */
export async function listarCajeros(db: Database, { agencias }: Pick<Actor, 'agencias'>) {
  const { rows } = await sql<{ id: string; nombre: string; agencias: string[] }>`
    select u.id, u.nombre, array_agg(a.agencia order by a.agencia) as agencias
    from usuario u join usuario_rol r on r.usuario = u.id and r.rol = 'cajero'
    join usuario_agencia a on a.usuario = u.id
    where u.activo and a.agencia = any(${agencias}::text[])
    group by u.id, u.nombre order by u.nombre, u.id`.execute(db);
  return rows;
}

/**
 * What a movement may have on its other side: what a person may write in and no caja of their agencias holds. Cash on its
 * way between two cajas is moved by traslados alone.
 */
export async function cuentasParaCajas(db: Database, { agencias }: Pick<Actor, 'agencias'>) {
  const { rows } = await sql<{ idCuenta: string; nombreCuenta: string; esBanco: boolean }>`
    select c.id_cuenta, c.nombre_cuenta, ${esDeBanco('c')} as es_banco from cuenta c
    where c.tipo_cuenta = 'D' and c.estado = 'activa'
      and not exists (select from cuenta_de_caja k where k.id_cuenta = c.id_cuenta and k.agencia = any(${agencias}::text[]))
      and not exists (select from configuracion_de_cajas g where g.cuenta_transito = c.id_cuenta)
    order by c.id_cuenta`.execute(db);
  return rows;
}

export async function leerConfiguracionDeCajas(db: Database): Promise<ConfiguracionDeCajas> {
  return db
    .selectFrom('configuracionDeCajas')
    .select(['cuentaSobrante', 'cuentaFaltante', 'cuentaEmpleado', 'cuentaTransito'])
    .select(['tasaDolar', 'umbralIve', 'identificarDesde'])
    .executeTakeFirstOrThrow();
}
