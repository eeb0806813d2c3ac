// The year that is coming as months of weeks that begin on Monday, and where a key takes whoever goes through its days.
import {
  diasDelMes,
  escribirFecha,
  fechaDeDia,
  leerFecha,
  numeroDeDia,
  sumarMeses,
} from '@cuadra/core/interes/dia';

export interface MesDeCalendario {
  /** `AAAA-MM`. */
  readonly clave: string;
  /** Null: a place of another month. */
  readonly semanas: readonly (readonly (string | null)[])[];
}

/** By which the keyboard finds the button of a day. */
export const idDeDia = (fecha: string): string => `dia-${fecha}`;

const DIAS = 7;

/** Each month of which some day is inside. */
export function mesesEntre(desde: string, hasta: string): MesDeCalendario[] {
  const meses: MesDeCalendario[] = [];
  let primero = { ...leerFecha(desde), dia: 1 };
  while (escribirFecha(primero) <= hasta) {
    meses.push(unMes(primero.anio, primero.mes));
    primero = sumarMeses(primero, 1);
  }
  return meses;
}

function unMes(anio: number, mes: number): MesDeCalendario {
  const cuantos = diasDelMes(anio, mes);
  const antes = diaDeLaSemana(escribirFecha({ anio, mes, dia: 1 }));
  const lugares = Array.from({ length: Math.ceil((antes + cuantos) / DIAS) * DIAS }, (_, lugar) => {
    const dia = lugar - antes + 1;
    return dia >= 1 && dia <= cuantos ? escribirFecha({ anio, mes, dia }) : null;
  });
  const semanas = Array.from({ length: lugares.length / DIAS }, (_, i) =>
    lugares.slice(i * DIAS, (i + 1) * DIAS),
  );
  return { clave: escribirFecha({ anio, mes, dia: 1 }).slice(0, 7), semanas };
}

/** 0 is Monday: 1 January 1970 was a Thursday. */
const diaDeLaSemana = (fecha: string): number => (((numeroDeDia(fecha) + 3) % DIAS) + DIAS) % DIAS;

/** Undefined: that key does not move. It never leaves the days there are. */
export function diaSiguiente(
  tecla: string,
  dia: string,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
): string | undefined {
  const nuevo = haciaDonde(tecla, dia);
  if (nuevo === undefined) return undefined;
  if (nuevo < desde) return desde;
  return nuevo > hasta ? hasta : nuevo;
}

function haciaDonde(tecla: string, dia: string): string | undefined {
  const mover = (dias: number) => fechaDeDia(numeroDeDia(dia) + dias);
  switch (tecla) {
    case 'ArrowLeft':
      return mover(-1);
    case 'ArrowRight':
      return mover(1);
    case 'ArrowUp':
      return mover(-DIAS);
    case 'ArrowDown':
      return mover(DIAS);
    case 'Home':
      return mover(-diaDeLaSemana(dia));
    case 'End':
      return mover(DIAS - 1 - diaDeLaSemana(dia));
    case 'PageUp':
      return escribirFecha(sumarMeses(leerFecha(dia), -1));
    case 'PageDown':
      return escribirFecha(sumarMeses(leerFecha(dia), 1));
    default:
      return undefined;
  }
}
