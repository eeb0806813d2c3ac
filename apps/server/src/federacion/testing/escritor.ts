// Somebody who never stops posting, wherever the directory says that the institution is, and remembers what was acknowledged.
import { CAJA_CHICA, PRODUCTOS, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDelSistema as reloj } from '#platform/reloj.ts';
import type { Directorio } from '../directorio/directorio.ts';

export interface Escritor {
  readonly aceptadas: readonly string[];
  rechazos(): number;
  detener(): Promise<void>;
}

export function empezarAEscribir(directorio: Directorio, anfitrion: string): Escritor {
  const aceptadas: string[] = [];
  let rechazos = 0;
  let sigue = true;
  const trabajo = (async () => {
    for (let numero = 1; sigue; numero++) {
      const una = await directorio.porAnfitrion(anfitrion);
      const concepto = `Durante la mudanza, ${numero}`;
      const logrado = await escribirUna(una?.databaseUrl ?? '', concepto).then(
        () => true,
        () => false,
      );
      if (logrado) aceptadas.push(concepto);
      else rechazos += 1;
    }
  })();
  return {
    aceptadas,
    rechazos: () => rechazos,
    async detener() {
      sigue = false;
      await trabajo;
    },
  };
}

/** Throws when it is refused. */
export const escribirUna = (direccion: string, concepto: string): Promise<unknown> =>
  conLibros(direccion, (db) =>
    registrar({ db, reloj }, partida('2026-03-05', CAJA_CHICA, PRODUCTOS, 1_000, { concepto })),
  );

export async function conLibros<T>(direccion: string, hacer: (db: Database) => Promise<T>): Promise<T> {
  const pool = abrirPool(direccion);
  pool.on('error', () => undefined);
  const db = abrirDatabase(pool);
  try {
    return await hacer(db);
  } finally {
    await db.destroy();
  }
}
