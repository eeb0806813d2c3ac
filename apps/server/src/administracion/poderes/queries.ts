import type { Rol } from '@cuadra/contract/acceso/permisos';
import {
  CAMBIOS_MAX,
  type CambioDePoder,
  type EstadoDeCambio,
  type ReglasDePoder,
  type Resolucion,
  type VistaDeCambios,
} from '@cuadra/contract/administracion/poderes';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { leerParesIncumplidos } from './pares.ts';

export async function estaFirmada(db: Database): Promise<boolean> {
  const fila = await db.selectFrom('institucion').select('firmadaEn').executeTakeFirst();
  return fila !== undefined && fila.firmadaEn !== null;
}

export async function rolesQueAprueban(db: Database): Promise<ReadonlySet<Rol>> {
  const filas = await db.selectFrom('rolQueAprueba').select('rol').execute();
  return new Set(filas.map(({ rol }) => rol));
}

/** The active administradores that are neither who asks nor whom it concerns. */
export async function quienesAprobarian(
  db: Database,
  { pedidoPor, sujeto }: { readonly pedidoPor: string; readonly sujeto: string | null },
): Promise<string[]> {
  const filas = await conRolActivo(db, 'administrador');
  return filas.filter((id) => id !== pedidoPor && id !== sujeto);
}

export async function conRolActivo(db: Database, rol: Rol): Promise<string[]> {
  const filas = await db
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select('usuario.id')
    .where('usuarioRol.rol', '=', rol)
    .where('usuario.activo', '=', true)
    .orderBy('usuario.id')
    .execute();
  return filas.map(({ id }) => id);
}

export async function leerReglas(db: Database, hoy: Temporal.PlainDate): Promise<ReglasDePoder> {
  const institucion = await db.selectFrom('institucion').select('firmadaEn').executeTakeFirst();
  const aprueban = await db.selectFrom('rolQueAprueba').select(['rol', 'razon']).orderBy('rol').execute();
  const incompatibles = await db
    .selectFrom('rolIncompatible')
    .select(['rolA', 'rolB', 'razon'])
    .orderBy('rolA')
    .orderBy('rolB')
    .execute();
  return {
    firmadaEn: institucion?.firmadaEn ?? null,
    aprueban,
    incompatibles,
    incumplen: await leerParesIncumplidos(db, hoy),
  };
}

const ESTADOS: Readonly<Record<VistaDeCambios, readonly EstadoDeCambio[]>> = {
  pendientes: ['pendiente'],
  resueltos: ['aplicado', 'rechazado', 'detenido', 'retirado', 'caduco'],
  'puesta-en-marcha': ['inmediato'],
};

/** The latest first. */
export async function listarCambios(
  db: Database,
  actor: Actor,
  vista: VistaDeCambios,
): Promise<CambioDePoder[]> {
  const filas = await cambios(db)
    .where('cambio.estado', 'in', ESTADOS[vista])
    .orderBy('cambio.pedidoEn', 'desc')
    .orderBy('cambio.id')
    .limit(CAMBIOS_MAX)
    .execute();
  return filas.map((fila) => comoCambio(fila, actor));
}

export async function leerCambio(db: Database, actor: Actor, id: string): Promise<CambioDePoder> {
  return comoCambio(await cambios(db).where('cambio.id', '=', id).executeTakeFirstOrThrow(), actor);
}

function cambios(db: Database) {
  return db
    .selectFrom('cambioDePoder as cambio')
    .innerJoin('usuario as pide', 'pide.id', 'cambio.pedidoPor')
    .leftJoin('usuario as de', 'de.id', 'cambio.sujeto')
    .leftJoin('usuario as resuelve', 'resuelve.id', 'cambio.resueltoPor')
    .select(['cambio.id', 'cambio.clase', 'cambio.descripcion', 'cambio.pedidoEn', 'cambio.efectivoEn'])
    .select(['cambio.estado', 'cambio.resueltoEn', 'cambio.motivo', 'pide.id as pideId'])
    .select(['pide.nombre as pideNombre', 'de.id as deId', 'de.nombre as deNombre'])
    .select(['resuelve.id as resuelveId', 'resuelve.nombre as resuelveNombre']);
}

type Fila = Awaited<ReturnType<ReturnType<typeof cambios>['executeTakeFirstOrThrow']>>;

function comoCambio(fila: Fila, actor: Actor): CambioDePoder {
  const { pideId, pideNombre, deId, deNombre, resuelveId, resuelveNombre, ...cambio } = fila;
  return {
    ...cambio,
    sujeto: aPersona(deId, deNombre),
    pedidoPor: { id: pideId, nombre: pideNombre },
    resueltoPor: aPersona(resuelveId, resuelveNombre),
    puede: cambio.estado === 'pendiente' ? resolucionesDe(actor, { pedidoPor: pideId, sujeto: deId }) : [],
  };
}

const aPersona = (id: string | null, nombre: string | null) =>
  id === null || nombre === null ? null : { id, nombre };

function resolucionesDe(
  { id, permisos }: Actor,
  { pedidoPor, sujeto }: { readonly pedidoPor: string; readonly sujeto: string | null },
): Resolucion[] {
  if (permisos.has('poderes:aprobar')) {
    if (id === pedidoPor) return ['retirar'];
    return id === sujeto ? ['rechazar'] : ['aprobar', 'rechazar'];
  }
  return permisos.has('poderes:detener') ? ['detener'] : [];
}

/** Those whose time has come, and those that nobody is left to approve and have no time yet. */
export async function cambiosPorAtender(db: Database, ahora: Temporal.Instant): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from cambio_de_poder c
    where c.estado = 'pendiente' and (c.efectivo_en <= ${ahora.toString()} or c.efectivo_en is null and not exists (
      select from usuario u join usuario_rol r on r.usuario = u.id
      where r.rol = 'administrador' and u.activo and u.id <> c.pedido_por and u.id is distinct from c.sujeto))
    order by c.pedido_en, c.id`.execute(db);
  return rows.map(({ id }) => id);
}
