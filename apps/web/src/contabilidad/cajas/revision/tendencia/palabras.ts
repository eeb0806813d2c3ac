// What a control chart shows, told in words: nobody has to see the drawing to know it.
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { diferenciaEnOracion } from '../diferencia.ts';
import type { Tendencia } from './dibujo.ts';

/** The first is the one that matters most. */
export function palabrasDeTendencia(tendencia: Omit<Tendencia, 'cajero'>): string[] {
  const { puntos, media, superior, inferior, suficientes, racha } = tendencia;
  if (puntos.length === 0) return ['Aún no hay jornadas contadas.'];
  if (!suficientes)
    return [
      `${puntos.length === 1 ? 'Hay una jornada' : `Hay ${puntos.length} jornadas`}: con menos de ocho no se calculan límites.`,
    ];
  const fuera = puntos.filter((punto) => punto.fuera);
  return [
    ...(fuera.length === 0 ? [] : [decirFuera(fuera)]),
    ...(racha === 0
      ? []
      : [`Las últimas ${racha} jornadas están del mismo lado de la media: no parece casualidad.`]),
    ...(fuera.length === 0 && racha === 0 ? ['Todas dentro de los límites.'] : []),
    `Media ${formatearQuetzales(media)}; límites de ${formatearQuetzales(inferior)} a ${formatearQuetzales(superior)}.`,
  ];
}

const A_LA_VISTA = 3;

/** The latest first. */
function decirFuera(fuera: Tendencia['puntos']): string {
  const dichas = fuera
    .toReversed()
    .slice(0, A_LA_VISTA)
    .map(({ fecha, diferencia }) => `${formatDate(fecha)} (${diferenciaEnOracion(diferencia)})`);
  const mas = fuera.length - dichas.length;
  const cuantas = fuera.length === 1 ? '1 jornada' : `${fuera.length} jornadas`;
  return `${cuantas} fuera de los límites: ${dichas.join(', ')}${mas > 0 ? ` y ${mas} más` : ''}.`;
}
