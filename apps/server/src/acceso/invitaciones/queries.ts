import type { EstadoDeInvitacion, Invitacion, Sobre } from '@cuadra/contract/acceso/invitaciones';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

/** A column of the query on `usuario`: the last invitation of the person, or null. */
export function invitacionDelUsuario(ahora: Temporal.Instant): RawBuilder<Invitacion | null> {
  return sql`(
    select json_build_object(
      'id', i.id, 'estado', ${estadoDe(ahora)}, 'via', i.via, 'exenta', i.exenta,
      'creadaEn', ${enIso(sql.ref('i.creada_en'))}, 'venceEn', ${enIso(sql.ref('i.vence_en'))})
    from invitacion i where i.usuario = usuario.id order by i.creada_en desc, i.anulada limit 1)`;
}

function estadoDe(ahora: Temporal.Instant): RawBuilder<EstadoDeInvitacion> {
  return sql`case
    when i.usada_en is not null then 'usada'
    when i.anulada then 'anulada'
    when i.vence_en <= ${ahora.toString()} then 'vencida'
    when i.via = 'correo' then 'enviada'
    when i.exenta or i.confirmada_en is not null then 'lista'
    else 'por-confirmar' end`;
}

const enIso = (instante: RawBuilder<unknown>) =>
  sql`to_char(${instante} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Those that may still be used or confirmed, the ones that wait first. */
export async function listarSobres(db: Database, actor: string, ahora: Temporal.Instant): Promise<Sobre[]> {
  const filas = await db
    .selectFrom('invitacion as i')
    .innerJoin('usuario as u', 'u.id', 'i.usuario')
    .innerJoin('usuario as p', 'p.id', 'i.creadaPor')
    .leftJoin('usuario as c', 'c.id', 'i.confirmadaPor')
    .select(['i.id', 'i.creadaEn', 'i.venceEn', 'i.exenta', 'i.confirmadaEn'])
    .select(['u.id as usuario', 'u.nombre', 'u.correo', 'p.id as impresor', 'p.nombre as nombreDeImpresor'])
    .select(['c.id as confirma', 'c.nombre as nombreDeQuienConfirma'])
    .where('i.via', '=', 'sobre')
    .where('i.usadaEn', 'is', null)
    .where('i.anulada', '=', false)
    .where('i.venceEn', '>', ahora.toString())
    .where('u.activo', '=', true)
    .orderBy(sql`i.exenta or i.confirmada_en is not null`)
    .orderBy('i.creadaEn', 'desc')
    .orderBy('i.id')
    .execute();
  return filas.map((fila) => {
    const espera = !fila.exenta && fila.confirmadaEn === null;
    return {
      id: fila.id,
      persona: { id: fila.usuario, nombre: fila.nombre, correo: fila.correo },
      impresoPor: { id: fila.impresor, nombre: fila.nombreDeImpresor },
      impresoEn: fila.creadaEn,
      venceEn: fila.venceEn,
      estado: espera ? 'por-confirmar' : 'lista',
      exenta: fila.exenta,
      confirmadoPor:
        fila.confirma === null ? null : { id: fila.confirma, nombre: fila.nombreDeQuienConfirma ?? '' },
      puedeConfirmar: espera && fila.impresor !== actor && fila.usuario !== actor,
    };
  });
}

export interface InvitacionVigente {
  readonly id: string;
  readonly via: 'correo' | 'sobre';
  readonly usuario: string;
  readonly nombre: string;
  readonly correo: string;
  /** An envelope that works with its code alone, or with a key that somebody gave. */
  readonly exenta: boolean;
  readonly huellaDeEntrega: string | null;
}

export function buscarInvitacionVigente(
  db: Database,
  huella: string,
  ahora: Temporal.Instant,
): Promise<InvitacionVigente | undefined> {
  return db
    .selectFrom('invitacion as i')
    .innerJoin('usuario', 'usuario.id', 'i.usuario')
    .select(['i.id', 'i.via', 'i.exenta', 'i.huellaDeEntrega'])
    .select(['usuario.id as usuario', 'usuario.nombre', 'usuario.correo'])
    .where('i.huella', '=', huella)
    .where('i.usadaEn', 'is', null)
    .where('i.anulada', '=', false)
    .where('i.venceEn', '>', ahora.toString())
    .where('usuario.activo', '=', true)
    .executeTakeFirst();
}
