// What whoever rewrites a partida does next: hash it and everything after it anew, up to the head of its year.
import { contenidoDePartida } from '@cuadra/core/huella';
import pg from 'pg';
import { huellaDe } from '../apps/server/src/contabilidad/libro/contabilizar.ts';
import { fuenteDePartidas } from '../apps/server/src/contabilidad/verificacion/fuente-de-partidas.ts';
import { leerPartidasGuardadas } from '../apps/server/src/contabilidad/verificacion/leer-partidas-guardadas.ts';
import { abrirDatabase, abrirPool } from '../apps/server/src/platform/database/pool.ts';

export async function sellarDeNuevo(
  url: string,
  { ejercicio, numero }: { readonly ejercicio: number; readonly numero: number },
): Promise<void> {
  const db = abrirDatabase(abrirPool(url));
  const dueno = new pg.Client({ connectionString: url });
  await dueno.connect();
  try {
    await dueno.query('set session_replication_role = replica');
    let anterior: Buffer | undefined;
    const tramo = { ejercicio, hasta: 2 ** 31 - 1 };
    for await (const guardada of leerPartidasGuardadas(fuenteDePartidas(db), tramo)) {
      if (guardada.numero < numero) continue;
      const [previa, contenido] = [anterior ?? guardada.huellaAnterior, contenidoDePartida(guardada)];
      anterior = huellaDe(previa, contenido);
      await dueno.query(
        'update partida set huella_anterior = $1, huella = $2 where ejercicio = $3 and numero = $4',
        [previa, anterior, ejercicio, guardada.numero],
      );
    }
    await dueno.query('update ejercicio set ultima_huella = $1 where anio = $2', [anterior, ejercicio]);
  } finally {
    await dueno.end();
    await db.destroy();
  }
}
