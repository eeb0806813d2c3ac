// Puts the story in the ledger through the same door as everything else: each week as it was posted on its last evening,
// the past closed behind it, and today's drafts on the desks.
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { crearPadron, type Padron } from '../ahorros/padron.ts';
import { cargarJornadas, crearCajas, primerDiaConCajas } from '../cajas/cargar-cajas.ts';
import type { SaldosIniciales } from '../cajas/saldos-iniciales.ts';
import { borradoresAl } from './borradores.ts';
import { contarHistoria, type DiaContado } from './contar-historia.ts';

/** The story ends the day before `ahora`, so that today is the person's own. What it says of the savers. */
export async function cargarHistoriaDemo(tx: Tx, ahora: Temporal.Instant): Promise<Padron> {
  const ultimoDia = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().subtract({ days: 1 });
  const anios = [2, 1, 0].map((antes) => ({ anio: ultimoDia.year - antes }));
  await tx.insertInto('ejercicio').values(anios).execute();
  const desde = primerDiaConCajas(ultimoDia);
  const padron = crearPadron(ultimoDia);
  let saldos: SaldosIniciales | undefined;
  const conCajas: DiaContado[] = [];
  for (const semana of porSemanas(contarHistoria(ultimoDia, padron))) {
    // A month never shares a week with another, so the cajas begin with the first of theirs.
    const ultimo = semana.at(-1)?.dia.fecha ?? '';
    if (ultimo >= desde) {
      saldos ??= await crearCajas(tx, desde);
      conCajas.push(...semana);
    }
    await contabilizar(
      tx,
      instante(ultimo, CIERRE_DE_LA_SEMANA),
      semana.flatMap(({ partidas }) => partidas),
    );
  }
  if (saldos !== undefined) {
    await cargarJornadas(tx, saldos, conCajas, instante(ultimoDia.toString(), CIERRE_DE_LA_SEMANA));
  }
  await cerrarLoPasado(tx, ultimoDia);
  await dejarBorradores(tx, ultimoDia);
  return padron;
}

const CIERRE_DE_LA_SEMANA = '18:30';
const MEDIA_MANANA = '10:15';

const DOMINGO = 7;

/** A week is one batch, posted on its last day; a month never waits for the next. Day by day takes twice as long. */
function* porSemanas(dias: Iterable<DiaContado>): Iterable<DiaContado[]> {
  let semana: DiaContado[] = [];
  for (const contado of dias) {
    semana.push(contado);
    if (contado.dia.diaDeSemana !== DOMINGO && !contado.dia.esFinDeMes) continue;
    yield semana;
    semana = [];
  }
  if (semana.length > 0) yield semana;
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
