// Puts the story in the ledger through the same door as everything else: each week as it was posted on its last evening,
// the past closed behind it, and today's drafts on the desks.
import { contabilizar } from '../../contabilidad/libro/contabilizar.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { ZONA_HORARIA } from '../../platform/reloj.ts';
import { borradoresAl } from './borradores.ts';
import { contarHistoria, type DiaContado } from './contar-historia.ts';

/** The story ends the day before `ahora`, so that today is the person's own. */
export async function cargarHistoriaDemo(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  const ultimoDia = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().subtract({ days: 1 });
  const anios = [2, 1, 0].map((antes) => ({ anio: ultimoDia.year - antes }));
  await tx.insertInto('ejercicio').values(anios).execute();
  for (const { dia, partidas } of porSemanas(contarHistoria(ultimoDia))) {
    await contabilizar(tx, instante(dia.fecha, CIERRE_DE_LA_SEMANA), partidas);
  }
  await cerrarLoPasado(tx, ultimoDia);
  await dejarBorradores(tx, ultimoDia);
}

const CIERRE_DE_LA_SEMANA = '18:30';
const MEDIA_MANANA = '10:15';

const DOMINGO = 7;

/** A week is one batch, posted on its last day; a month never waits for the next. Day by day takes twice as long. */
function* porSemanas(dias: Iterable<DiaContado>): Iterable<DiaContado> {
  let tanda: DiaContado | undefined;
  for (const { dia, partidas } of dias) {
    tanda = { dia, partidas: [...(tanda?.partidas ?? []), ...partidas] };
    if (dia.diaDeSemana !== DOMINGO && !dia.esFinDeMes) continue;
    yield tanda;
    tanda = undefined;
  }
  if (tanda !== undefined) yield tanda;
}

function instante(fecha: string, hora: string): Temporal.Instant {
  return Temporal.PlainDate.from(fecha)
    .toZonedDateTime({ timeZone: ZONA_HORARIA, plainTime: hora })
    .toInstant();
}

/** Open: the month of the last day and, within its ejercicio, the one before. */
async function cerrarLoPasado(tx: Tx, { year: anio, month: mes }: Temporal.PlainDate): Promise<void> {
  await tx
    .updateTable('periodo')
    .set({ estado: 'cerrado' })
    .where(({ eb, and, or }) =>
      or([eb('anio', '<', anio), and([eb('anio', '=', anio), eb('mes', '<', mes - 1)])]),
    )
    .execute();
  await tx.updateTable('ejercicio').set({ estado: 'cerrado' }).where('anio', '<', anio).execute();
}

async function dejarBorradores(tx: Tx, ultimoDia: Temporal.PlainDate): Promise<void> {
  const borradores = borradoresAl(ultimoDia).map(({ lineas, ...borrador }) => {
    const cuando = instante(borrador.fecha, MEDIA_MANANA).toString();
    const { autor } = borrador;
    const suyo = { ...borrador, iniciadoPor: autor, escritores: [autor] };
    return { ...suyo, lineas: JSON.stringify(lineas), creadoEn: cuando, actualizadoEn: cuando };
  });
  await tx.insertInto('borrador').values(borradores).execute();
}
