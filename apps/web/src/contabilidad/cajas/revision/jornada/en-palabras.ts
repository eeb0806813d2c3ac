// What the figures of a jornada say: its difference, the one it opened with, and what is tolerated.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { esDeDos } from '../decisiones/destinos.ts';
import { decirDiferencia, diferenciaEnOracion } from '../diferencia.ts';

type Dicha = Parameters<typeof esDeDos>[0] &
  Pick<Jornada, 'diferencia' | 'diferenciaDeApertura' | 'tolerancia'>;

export function enPalabras(jornada: Dicha): string {
  const { diferencia, descuadre, diferenciaDeApertura, tolerancia } = jornada;
  const alAbrir = diferenciaDeApertura ?? 0;
  return [
    ...(diferencia === null ? [] : [decirDiferencia(diferencia, descuadre)]),
    ...(diferenciaDeApertura === null || alAbrir === 0
      ? []
      : [`Al abrir, ${diferenciaEnOracion(diferenciaDeApertura)}`]),
    `${esDeDos(jornada) ? 'Pasa de la tolerancia' : 'Tolerancia'} de ${formatearQuetzales(tolerancia)}`,
  ].join(' · ');
}
