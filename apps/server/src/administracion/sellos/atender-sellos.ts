// What the clock does every minute, once for all processes: one more block of the bitácora; the head of the day, of a close
// that there was, or of what was posted in the last quarter of an hour; and the deliveries that wait. A night without a
// server is made up for when it comes back.

import type { MotivoDeSello } from '@cuadra/contract/administracion/sellos';
import { contextoDelSistema } from '#platform/contexto.ts';
import type { Reintentos } from '#platform/jobs/trabajos.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { sellarBitacora } from './bitacora/sellar-bitacora.ts';
import { type ContenidoDeCabeza, leerContenido } from './cabezas/contenido.ts';
import { contarCierres, leerUltimaCabeza, leerUltimasPartidas } from './cabezas/queries.ts';
import { type ServiciosDeSellos, sellarCabeza } from './cabezas/sellar-cabeza.ts';
import { entregarPendientes } from './entregas/entregar-pendientes.ts';

type Servicios = ServiciosDeSellos & Pick<Plataforma, 'log'>;

const CADA_MINUTO = '* * * * *';
const HORA_DEL_DIARIO = { hour: 0, minute: 10 };
const ENTRE_CABEZAS = { minutes: 15 };

/** The next minute tries again by itself. */
const REINTENTOS: Reintentos = {
  reintentosMax: 0,
  esperaSegundos: 1,
  esperaMaxSegundos: 1,
  duracionMaxSegundos: 1_800,
  guardarSegundos: 600,
};

export function atenderSellos(plataforma: Servicios & Pick<Plataforma, 'trabajos'>): Promise<void> {
  return plataforma.trabajos.atenderPorReloj(
    'sellos',
    CADA_MINUTO,
    () => sellarLoQueToque(plataforma),
    REINTENTOS,
  );
}

export async function sellarLoQueToque(servicios: Servicios): Promise<void> {
  await sellarBitacora(servicios);
  const motivo = await motivoParaSellar(servicios);
  try {
    if (motivo !== undefined) {
      const contexto = contextoDelSistema(servicios.reloj.ahora(), 'sellos');
      await sellarCabeza(servicios, contexto, { motivo });
    }
  } finally {
    // What is already signed leaves even if nothing more can be.
    await entregarPendientes(servicios);
  }
}

async function motivoParaSellar({ db, reloj }: Servicios): Promise<MotivoDeSello | undefined> {
  const ultima = await leerUltimaCabeza(db);
  if (ultima === undefined) return 'diario';
  const dice = leerContenido(ultima.contenido);
  const cierres = await contarCierres(db);
  if (cierres.ejercicios !== dice?.cierres.ejercicios) return 'cierre-de-ejercicio';
  if (cierres.meses !== dice.cierres.meses) return 'cierre-de-mes';
  const ahora = reloj.ahora();
  const sellada = Temporal.Instant.from(ultima.selladaEn);
  if (Temporal.Instant.compare(sellada, ultimaHoraDelDiario(ahora)) < 0) return 'diario';
  const yaEsHora = Temporal.Instant.compare(sellada.add(ENTRE_CABEZAS), ahora) <= 0;
  return yaEsHora && (await seContabilizo(db, dice)) ? 'cada-quince-minutos' : undefined;
}

/** Whether the books went on since that head: a quiet house signs once a day. */
async function seContabilizo(
  db: Servicios['db'],
  { ejercicios }: Pick<ContenidoDeCabeza, 'ejercicios'>,
): Promise<boolean> {
  const huellas = new Map(ejercicios.map(({ anio, huella }) => [anio, huella]));
  return (await leerUltimasPartidas(db)).some(({ anio, huella }) => huellas.get(anio) !== huella);
}

/** The last 00:10 of Guatemala that there was. */
function ultimaHoraDelDiario(ahora: Temporal.Instant): Temporal.Instant {
  const local = ahora.toZonedDateTimeISO(ZONA_HORARIA);
  const deHoy = local.startOfDay().with(HORA_DEL_DIARIO);
  const ultima = Temporal.ZonedDateTime.compare(deHoy, local) <= 0 ? deHoy : deHoy.subtract({ days: 1 });
  return ultima.toInstant();
}
