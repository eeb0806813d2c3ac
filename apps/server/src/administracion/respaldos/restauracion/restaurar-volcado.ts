// What pg_dump told, told back to an empty database of the institution's PostgreSQL. All of it or nothing: one transaction.
import pg from 'pg';
import type { Config } from '#platform/config.ts';
import { RespaldoError } from '#platform/respaldo-error.ts';
import { CARPETA_DEL_VOLCADO } from '../copia/hacer-volcado.ts';
import { leerCopia } from '../copia/leer-copia.ts';
import { correrPrograma } from '../copia/programa-de-postgres.ts';
import { elegirCopia } from './elegir-copia.ts';
import { exigirMigracionConocida } from './exigir-compatible.ts';
import type { Restauracion } from './restaurar.ts';

type Pedido = Pick<Restauracion, 'con' | 'de' | 'decir' | 'hasta'>;

export async function restaurarVolcado(
  config: Pick<Config, 'databaseOwnerUrl'>,
  pedido: Pedido,
): Promise<void> {
  const { con, de, decir = () => undefined, hasta } = pedido;
  const url = config.databaseOwnerUrl;
  if (url === undefined)
    throw new RespaldoError('Indique en DATABASE_OWNER_URL una base vacía en la cual restaurar.');
  const { ruta } = await elegirCopia(de, hasta);
  decir('Revisando la copia…');
  const { manifiesto } = await leerCopia(ruta, con);
  const { datos } = manifiesto;
  if (datos.clase !== 'volcado')
    throw new RespaldoError(
      'La copia es de la base de datos que trae Cuadra: restáurela con --en y sin DATABASE_OWNER_URL.',
    );
  await exigirMigracionConocida(datos);
  await prepararBase(url, datos.papel);
  decir('Restaurando…');
  const programa = await correrPrograma(
    'pg_restore',
    ['--no-owner', '--exit-on-error', '--single-transaction'],
    url,
  );
  await leerCopia(ruta, con, {
    async archivo(nombre, contenido) {
      if (!nombre.startsWith(CARPETA_DEL_VOLCADO)) return;
      for await (const trozo of contenido)
        if (!programa.entrada.write(trozo)) await Promise.race([drenado(programa.entrada), programa.fin]);
    },
  });
  programa.entrada.end();
  await programa.fin;
}

const drenado = (entrada: NodeJS.WritableStream): Promise<void> =>
  new Promise((listo) => {
    entrada.once('drain', () => listo());
  });

/** Nothing may be there, and the papel that its grants name must: the next start hands them over to the institution's own. */
async function prepararBase(connectionString: string, papel: string): Promise<void> {
  const dueno = new pg.Client({ connectionString });
  await dueno.connect();
  try {
    const { rows } = await dueno.query<{ hay: boolean; falta: boolean }>(
      `select exists (select from pg_class where relnamespace = 'public'::regnamespace) as hay,
         not exists (select from pg_roles where rolname = $1) as falta`,
      [papel],
    );
    if (rows[0]?.hay === true)
      throw new RespaldoError(
        'La base de DATABASE_OWNER_URL no está vacía. Cree una nueva e indique su dirección.',
      );
    if (rows[0]?.falta === true) await dueno.query(`create role ${dueno.escapeIdentifier(papel)} nologin`);
  } finally {
    await dueno.end();
  }
}
