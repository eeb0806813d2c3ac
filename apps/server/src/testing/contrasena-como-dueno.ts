import pg from 'pg';
import { argon2 } from '#acceso/credenciales/contrasena.ts';

/** Nobody has to guess these passwords: they are public, and hundreds of tests enter with them. */
export const COSTO_MINIMO = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The password of somebody, behind the application's back: as if they had chosen it, without invitation or envelope. */
export async function ponerContrasenaComoDueno(url: string, id: string, contrasena: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `select set_config('cuadra.accion', 'prueba', false), set_config('cuadra.actor', $1, false)`,
      [id],
    );
    await client.query('update usuario set contrasena = $2 where id = $1', [
      id,
      await argon2.hash(contrasena, COSTO_MINIMO),
    ]);
  } finally {
    await client.end();
  }
}
