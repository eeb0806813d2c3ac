// The books changed behind the application's back, as the owner of the database and with its guards off: what the gates
// of a close and the verification are there to find.
import pg from 'pg';
import { urlDelQueCorre } from '../../apps/server/src/platform/bundled-postgres/url-del-que-corre.ts';

export async function aEscondidas(...cambios: readonly string[]): Promise<void> {
  const url = await urlDelQueCorre(process.env.CUADRA_E2E_DATOS ?? '', 'postgres');
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    await cliente.query(['set session_replication_role = replica', ...cambios].join(';'));
  } finally {
    await cliente.end();
  }
}

/** As something that happened, and is noted: whoever verifies the books afterwards finds nothing amiss. */
export const comoSiPasara = (cambio: string): Promise<void> =>
  aEscondidas(
    'set session_replication_role = origin',
    `select set_config('cuadra.accion', 'sesion:comprobar', true)`,
    cambio,
  );

/** Where a partida stands in the books, and back. */
export function moverPartida(ejercicio: number, desde: number, hasta: number): Promise<void> {
  const mover = (tabla: string) =>
    `update ${tabla} set numero = ${hasta} where ejercicio = ${ejercicio} and numero = ${desde}`;
  return aEscondidas(mover('partida'), mover('linea'));
}
