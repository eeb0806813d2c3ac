import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import type { opcionesDeAcceso as endpoint } from '@cuadra/contract/acceso/sesion';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { CONTRASENA_DEMO, usuariosDemo } from '../demo-institucion/usuarios.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { leerNombreDeInstitucion } from './queries.ts';

type Opciones = ResponseOf<typeof endpoint>;

export async function opcionesDeAcceso({ db, config }: Pick<Plataforma, 'db' | 'config'>): Promise<Opciones> {
  const institucion = (await leerNombreDeInstitucion(db)) ?? 'Cuadra';
  return { institucion, demo: config.esDemo ? await usuariosQueOfrecer(db) : null };
}

/** Those of the demo that can enter right now; none when this database never was a demo. */
async function usuariosQueOfrecer(db: Plataforma['db']): Promise<Opciones['demo']> {
  const correos = usuariosDemo.map(({ correo }) => correo);
  const filas = await db
    .selectFrom('usuario')
    .select(['correo', 'nombre'])
    .where('correo', 'in', correos)
    .where('activo', '=', true)
    .execute();
  const nombres = new Map(filas.map(({ correo, nombre }) => [correo, nombre]));
  const users = usuariosDemo.flatMap(({ correo, rol }) => {
    const name = nombres.get(correo);
    return name === undefined ? [] : [{ name, email: correo, rol: nombresDeRol[rol] }];
  });
  return users.length === 0 ? null : { password: CONTRASENA_DEMO, users };
}
