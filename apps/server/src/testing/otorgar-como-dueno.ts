import type { Rol } from '@cuadra/contract/acceso/permisos';
import pg from 'pg';

/** The roles of somebody, from now on, given behind the application's back: nobody waits for a second person. */
export async function otorgarComoDueno(url: string, correo: string, roles: readonly Rol[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select set_config('cuadra.accion', 'prueba', false)`);
    await client.query(
      'delete from usuario_rol r using usuario u where u.id = r.usuario and u.correo = $1 and r.rol <> all ($2)',
      [correo, roles],
    );
    await client.query(
      `insert into usuario_rol (usuario, rol) select u.id, r.rol from usuario u cross join unnest($2::text[]) r (rol)
       where u.correo = $1 on conflict do nothing`,
      [correo, roles],
    );
  } finally {
    await client.end();
  }
}
