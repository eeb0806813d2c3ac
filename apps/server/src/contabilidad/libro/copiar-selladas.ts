// Sealed partidas into the tables of the books by COPY: for more than one statement takes.
import { sql } from 'kysely';
import { copiar } from '#platform/database/copiar.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { filaDeCopia } from '#platform/database/filas-de-copia.ts';
import {
  COLUMNAS_DE_NOMBRES,
  columnasDeLinea,
  columnasDePartida,
  lineasDe,
  nombresDe,
  valoresDe,
} from './columnas.ts';
import type { Sellada } from './contabilizar.ts';
import { type NombresPorSellar, nombreDe } from './nombres-por-sellar.ts';

interface Momento {
  readonly registradaEn: string;
  readonly nombres: NombresPorSellar;
}

/** From here to the end of the transaction lines may come after their partidas; that they came is asked at its end. */
export async function admitirLineasAparte(tx: Tx): Promise<void> {
  await sql`set constraints partidas_completas deferred`.execute(tx);
}

/** The partidas, and then their lines: nothing is unpacked, and rows are stored a page at a time. */
export async function copiarSelladas(
  tx: Tx,
  selladas: readonly Sellada[],
  { registradaEn, nombres }: Momento,
): Promise<void> {
  const partidas = selladas.map(({ partida, ejercicio, numero, huellaAnterior, huella }) =>
    filaDeCopia([
      ...[ejercicio, numero, ...valoresDe(columnasDePartida, partida), huellaAnterior, huella, registradaEn],
      ...[partida.autor, partida.aprobador, partida.iniciadaPor].map((id) => nombreDe(id, nombres)),
      nombres.version,
    ]),
  );
  const lineas = selladas.flatMap(({ partida, ejercicio, numero }) =>
    lineasDe(partida).map((linea) => filaDeCopia([ejercicio, numero, ...valoresDe(columnasDeLinea, linea)])),
  );
  await copiar(
    tx,
    `copy partida (ejercicio, numero, ${nombresDe(columnasDePartida)}, huella_anterior, huella, registrada_en, ${COLUMNAS_DE_NOMBRES}, nombres) from stdin`,
    partidas.join(''),
  );
  await copiar(
    tx,
    `copy linea (ejercicio, numero, ${nombresDe(columnasDeLinea)}) from stdin`,
    lineas.join(''),
  );
}
