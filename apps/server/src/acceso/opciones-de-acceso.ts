import { nombresDeRol, type Rol } from '@cuadra/contract/acceso/permisos';
import type { opcionesDeAcceso as endpoint } from '@cuadra/contract/acceso/sesion';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import type { Expression, SqlBool } from 'kysely';
import type { Plataforma } from '#platform/plataforma.ts';
import { leerNombreDeInstitucion } from './queries.ts';
import { hayUsuarios } from './usuarios/crear-primer-administrador.ts';

type Opciones = ResponseOf<typeof endpoint>;

/** Those of the demo, one per role, and the password that they share. */
export interface Demo {
  readonly contrasena: string;
  readonly usuarios: readonly { readonly correo: string; readonly rol: Rol }[];
  /** Which users are its own: a condition on the table usuario. */
  readonly sonSuyos: Expression<SqlBool>;
}

export async function opcionesDeAcceso(
  { db, config, cartero }: Pick<Plataforma, 'db' | 'config' | 'cartero'>,
  demo: Demo,
): Promise<Opciones> {
  const institucion = (await leerNombreDeInstitucion(db)) ?? 'Cuadra';
  return {
    institucion,
    hayCorreo: cartero.hayServidor,
    sinUsuarios: !config.esDemo && !config.esPractica && !(await hayUsuarios(db, demo.sonSuyos)),
    demo: config.esDemo ? await usuariosQueOfrecer(db, demo) : null,
  };
}

/** Those of the demo that can enter right now; none when this database never was a demo. */
async function usuariosQueOfrecer(
  db: Plataforma['db'],
  { contrasena, usuarios }: Demo,
): Promise<Opciones['demo']> {
  const correos = usuarios.map(({ correo }) => correo);
  const filas = await db
    .selectFrom('usuario')
    .select(['correo', 'nombre'])
    .where('correo', 'in', correos)
    .where('activo', '=', true)
    .execute();
  const nombres = new Map(filas.map(({ correo, nombre }) => [correo, nombre]));
  const users = usuarios.flatMap(({ correo, rol }) => {
    const name = nombres.get(correo);
    return name === undefined ? [] : [{ name, email: correo, rol: nombresDeRol[rol] }];
  });
  return users.length === 0 ? null : { password: contrasena, users };
}
