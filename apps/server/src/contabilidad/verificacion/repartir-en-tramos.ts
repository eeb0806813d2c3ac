// The books in runs of numbers, so that several look at them at once; what they find is told in the order of the books.
import type { EjercicioGuardado } from './queries.ts';
import type { RevisarTramo, TramoDelLibro, TramoRevisado } from './revisar-tramo.ts';
import type { Cabeza } from './testigo.ts';

/** Large enough that taking the next one costs nothing, small enough that nobody ends long after the others. */
const PARTIDAS_POR_TRAMO = 20_000;

/** The runs of one year, from its first partida or from the one after the head; one at least, to ask how the year ends. */
export function repartirEnTramos(
  { anio, ultimoNumero, ultimaHuella, huellaInicial, contrapartidasHasta }: EjercicioGuardado,
  /** That of the year, if it is looked at only from there on: then nothing of it is added up. */
  cabeza?: Cabeza['ejercicios'][number],
): TramoDelLibro[] {
  const tramos: TramoDelLibro[] = [];
  const primero = (cabeza?.numero ?? 0) + 1;
  for (let desde = primero; desde === primero || desde <= ultimoNumero; desde += PARTIDAS_POR_TRAMO) {
    const hasta = Math.min(desde + PARTIDAS_POR_TRAMO - 1, ultimoNumero);
    tramos.push({
      ...{ anio, desde, hasta },
      huellaPrevia: desde === primero ? (cabeza?.huella ?? huellaInicial ?? PRINCIPIO) : null,
      ultimaHuella: hasta === ultimoNumero ? ultimaHuella : null,
      contrapartidasHasta: cabeza === undefined ? contrapartidasHasta : null,
    });
  }
  return tramos;
}

const PRINCIPIO = '00'.repeat(32);

/** Each one takes the next that nobody took. In the order of the runs. */
export async function revisarTramos(
  tramos: readonly TramoDelLibro[],
  revisores: readonly RevisarTramo[],
  /** Told how many partidas were looked at so far. */
  alRevisar: (partidas: number) => void,
): Promise<TramoRevisado[]> {
  const revisados: TramoRevisado[] = [];
  const avances = tramos.map(() => 0);
  const porTomar = tramos.entries();
  await Promise.all(
    revisores.map(async (revisar) => {
      for (const [indice, tramo] of porTomar) {
        revisados[indice] = await revisar(tramo, (partidas) => {
          avances[indice] = partidas;
          alRevisar(avances.reduce((suma, suyas) => suma + suyas, 0));
        });
      }
    }),
  );
  return revisados;
}
