// From the end of one month to that of another, and never past today.
import { ultimoDia } from '@cuadra/core/cierre';

export function finDelMesAnterior(fecha: string): string {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  return mes === 1 ? ultimoDia(anio - 1, 12) : ultimoDia(anio, mes - 1);
}

/** The end of the month or, on it, of the next; today when that is still to come, and nothing when it is today. */
export function finDelMesSiguiente(fecha: string, hoy: string): string | undefined {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  const propio = ultimoDia(anio, mes);
  const siguiente = mes === 12 ? ultimoDia(anio + 1, 1) : ultimoDia(anio, mes + 1);
  const fin = fecha === propio ? siguiente : propio;
  if (fin <= hoy) return fin;
  return fecha < hoy ? hoy : undefined;
}
