// Nobody's password travels in an export: whoever holds the machine gets one link, of one use and two days, for an administrador to choose
// theirs. The others are invited by them, as anybody new.
import { crearInvitacion } from '#acceso/invitaciones/crear-invitacion.ts';
import { huellaDeToken, nuevoToken } from '#acceso/invitaciones/secretos.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';

export interface AdministradorInvitado {
  readonly nombre: string;
  readonly correo: string;
  /** After the address at which Cuadra is opened. */
  readonly enlace: string;
}

/** The one who has been here longest, or the one who is named; undefined: there is none who may enter. */
export async function invitarAdministrador(
  db: Database,
  ahora: Temporal.Instant,
  correo?: string,
): Promise<AdministradorInvitado | undefined> {
  const elegido = await db
    .selectFrom('usuario as u')
    .innerJoin('usuarioRol as r', 'r.usuario', 'u.id')
    .select(['u.id', 'u.nombre', 'u.correo'])
    .where('r.rol', '=', 'administrador')
    .where('u.activo', '=', true)
    .$if(correo !== undefined, (consulta) =>
      consulta.where('u.correo', '=', correo?.trim().toLowerCase() ?? ''),
    )
    .orderBy('u.creadoEn')
    .orderBy('u.correo')
    .limit(1)
    .executeTakeFirst();
  if (elegido === undefined) return undefined;
  const token = nuevoToken();
  const contexto = contextoDelSistema(ahora, 'importar');
  await escribir(db, contexto, 'exportacion:invitar', (tx) =>
    crearInvitacion(tx, contexto, {
      usuario: elegido.id,
      via: 'correo',
      huella: huellaDeToken(token),
      dura: { hours: 48 },
    }),
  );
  return { nombre: elegido.nombre, correo: elegido.correo, enlace: `/reset-password#token=${token}` };
}
