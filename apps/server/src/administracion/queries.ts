import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { Firmantes } from '@cuadra/contract/administracion/firmantes';
import type { InstitucionConLogo } from '@cuadra/contract/administracion/institucion';
import type { Solicitud, Usuario } from '@cuadra/contract/administracion/usuarios';
import { sql } from 'kysely';
import { invitacionDelUsuario } from '#acceso/invitaciones/queries.ts';
import { estaAbierta } from '#acceso/sesiones/sesion-vigente.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export function listarUsuarios(db: Database, ahora: Temporal.Instant): Promise<Usuario[]> {
  return usuarios(db, ahora).orderBy('nombre').orderBy('correo').execute();
}

/** NO_ENCONTRADO when there is no such user. */
export async function leerUsuario(db: Database, id: string, ahora: Temporal.Instant): Promise<Usuario> {
  const usuario = await usuarios(db, ahora).where('usuario.id', '=', id).executeTakeFirst();
  if (usuario === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return usuario;
}

function usuarios(db: Database, ahora: Temporal.Instant) {
  return db
    .selectFrom('usuario')
    .select(['id', 'nombre', 'correo', 'activo', 'creadoEn', 'ultimoIngreso', 'version'])
    .select([
      sql<Rol[]>`array(select rol from usuario_rol where usuario_rol.usuario = usuario.id order by rol)`.as(
        'roles',
      ),
      sql<string[]>`array(
        select agencia from usuario_agencia where usuario_agencia.usuario = usuario.id order by agencia)`.as(
        'agencias',
      ),
      sql<number>`(
        select count(*) from sesion where sesion.usuario = usuario.id and ${estaAbierta(ahora)})`.as(
        'sesionesAbiertas',
      ),
      sql<Usuario['enEspera']>`coalesce((
        select json_agg(json_build_object('id', c.id, 'clase', c.clase, 'descripcion', c.descripcion) order by c.clase)
        from cambio_de_poder c where c.sujeto = usuario.id and c.estado = 'pendiente'), '[]')`.as('enEspera'),
      sql<boolean>`usuario.contrasena is not null`.as('tieneContrasena'),
      invitacionDelUsuario(ahora).as('invitacion'),
    ]);
}

export function listarSolicitudes(db: Database): Promise<Solicitud[]> {
  return db
    .selectFrom('solicitudCuenta')
    .select(['id', 'nombre', 'correo', 'empresa', 'pedidaEn'])
    .where('estado', '=', 'pendiente')
    .orderBy('pedidaEn')
    .orderBy('id')
    .execute();
}

export async function leerFirmantes(db: Database): Promise<Firmantes> {
  const firmantes = await db
    .selectFrom('firmante')
    .select(['cargo', 'nombre', 'registro', 'certificacion', 'documentos'])
    .orderBy('n')
    .execute();
  return { firmantes };
}

/** Before anybody has named it, the institution is called as the program. */
export async function leerInstitucion(db: Database): Promise<InstitucionConLogo> {
  const fila = await db
    .selectFrom('institucion')
    .select(['nombre', 'nit', 'direccion', 'logo'])
    .executeTakeFirst();
  return fila ?? { nombre: 'Cuadra', nit: '', direccion: '', logo: null };
}

/** NO_ENCONTRADO when there is none. */
export async function leerLogo(db: Database) {
  const archivo = await db
    .selectFrom('institucion')
    .innerJoin('archivo', 'archivo.huella', 'institucion.logo')
    .select(['archivo.tipo', 'archivo.contenido'])
    .executeTakeFirst();
  if (archivo === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return archivo;
}
