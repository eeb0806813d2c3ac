// How what an import does is told on screen.
import type { EstadoDeImportacion } from '@cuadra/contract/contabilidad/importaciones/importaciones';
import type {
  CodigoDeLote,
  DestinoDeLote,
  ResultadoDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { tramoDePartidas } from '@cuadra/core/partida';
import { formatearEntero } from '#ui/format/dinero.ts';

export const contarPartidas = (cuantas: number): string =>
  cuantas === 1 ? '1 partida' : `${formatearEntero(cuantas)} partidas`;

/** «6231/2026 a 6240/2026», of each year. */
function nombrarSeries(series: ResultadoDeLote['series']): string {
  return series
    .map(({ ejercicio, primerNumero, ultimoNumero }) =>
      tramoDePartidas({ ejercicio, desde: primerNumero, hasta: ultimoNumero }),
    )
    .join('; ');
}

type Hecha = Pick<ResultadoDeLote, 'contabilizadas' | 'enRevision' | 'borradores' | 'series'>;

/** What was done with each part of it. */
export function decirHecha({ contabilizadas, enRevision, borradores, series }: Hecha): string {
  const partes = [
    ...(contabilizadas === 0
      ? []
      : [
          `${contabilizadas === 1 ? 'Se contabilizó' : 'Se contabilizaron'} ${contarPartidas(contabilizadas)}: ${nombrarSeries(series)}.`,
        ]),
    ...(enRevision === 0
      ? []
      : [`${enRevision === 1 ? 'Se envió' : 'Se enviaron'} a revisión ${contarPartidas(enRevision)}.`]),
    ...(borradores === 0
      ? []
      : [
          `${borradores === 1 ? 'Quedó' : 'Quedaron'} como ${borradores === 1 ? 'borrador' : 'borradores'} ${contarPartidas(borradores)}.`,
        ]),
  ];
  return partes.join(' ');
}

export const nombresDeDestino: Readonly<Record<DestinoDeLote, string>> = {
  contabilizar: 'Contabilizar todas',
  repartir: 'Contabilizar lo que puedo y enviar lo demás a revisión',
  revision: 'Enviar todas a revisión',
  borradores: 'Dejar como borradores',
};

export const sentidosDeDestino: Readonly<Record<DestinoDeLote, string>> = {
  contabilizar: 'Todas o ninguna. Lo que pase de su límite debe ir a revisión.',
  repartir: 'Lo que pase de su límite espera a que otra persona lo apruebe.',
  revision: 'Otra persona las aprueba antes de que lleguen a los libros.',
  borradores: 'Quedan a su nombre para completarlas o corregirlas una por una.',
};

export const nombresDeAdvertencia: Readonly<Record<CodigoDeLote, string>> = {
  ARCHIVO_REPETIDO: 'Este mismo archivo ya se importó',
  POSIBLE_DUPLICADA: 'Partidas que ya están, o que se repiten en el archivo',
  FECHA_ATRASADA: 'Fechas atrasadas',
  SIGNO_CONTRARIO: 'Cuentas que quedarían con saldo contrario a su naturaleza',
};

export const nombresDeEstadoDeImportacion: Readonly<Record<EstadoDeImportacion, string>> = {
  completa: 'Completa',
  pendiente: 'Pendiente',
  descartada: 'Descartada',
  'por-deshacer': 'Piden deshacerla',
  deshecha: 'Deshecha',
};

/** Where there is little room: «nov 2026». */
const corto = new Intl.DateTimeFormat('es-GT', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** From `2026-11`; from nothing, nothing. */
export const nombreDeMes = (mes: string): string =>
  mes === '' ? '' : corto.format(new Date(`${mes}-01T00:00:00Z`)).replace(' de ', ' ');
