// The hours of a day at the counter; on Saturdays it closes at noon.
import { ZONA_HORARIA } from '#platform/reloj.ts';
import type { Dia } from '../historia/calendario.ts';

export interface Horario {
  readonly abre: string;
  readonly cuenta: string;
  readonly cierra: string;
  readonly revisa: string;
  /** When whoever decides with another one does. */
  readonly aprueba: string;
  /** When the nth movement of so many was made, while it was open. */
  movimiento(n: number, cuantos: number): string;
}

const SABADO = 6;

export function horarioDe({ fecha, diaDeSemana }: Pick<Dia, 'fecha' | 'diaDeSemana'>): Horario {
  const medianoche = Temporal.PlainDate.from(fecha).toZonedDateTime(ZONA_HORARIA).toInstant();
  const alMinuto = (minuto: number) => medianoche.add({ minutes: minuto }).toString();
  const abre = 7 * 60 + 50;
  const cuenta = (diaDeSemana === SABADO ? 12 : 16) * 60 + 10;
  return {
    abre: alMinuto(abre),
    cuenta: alMinuto(cuenta),
    cierra: alMinuto(cuenta + 8),
    revisa: alMinuto(cuenta + 50),
    aprueba: alMinuto(cuenta + 75),
    movimiento: (n, cuantos) => alMinuto(abre + Math.floor(((cuenta - abre) * (n + 1)) / (cuantos + 1))),
  };
}
