// The first partida of a year links to the last one of the year before it: that what each year says it begins with is what it
// should be. That its first partida follows it is asked of that partida.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { numeroDePartida } from '@cuadra/core/partida';
import type { EjercicioGuardado } from './queries.ts';

export function revisarInicios(ejercicios: readonly EjercicioGuardado[]): Hallazgo[] {
  return ejercicios.flatMap(({ anio, huellaInicial, sigueA }) => {
    const debida = sigueA === null ? PRINCIPIO : sigueA.huella;
    if (huellaInicial === null || huellaInicial === debida) return [];
    const mensaje =
      sigueA === null
        ? `El ejercicio ${anio} no sigue a ningún otro, y su cadena no empieza en cero.`
        : `El ejercicio ${anio} dice que sigue a la partida ${numeroDePartida(sigueA)}, y su cadena empieza en otra.`;
    return [{ regla: 'inicio', ejercicio: anio, numero: null, idPartida: null, mensaje }];
  });
}

const PRINCIPIO = '00'.repeat(32);
