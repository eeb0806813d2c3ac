// Days as numbers: 0 is 1 January 1970. Interest is counted over millions of them, so a date is read from its
// characters and no date object is ever made.

export interface Fecha {
  readonly anio: number;
  readonly mes: number;
  readonly dia: number;
}

/** `YYYY-MM-DD`; refuses a day that the calendar does not have. */
export function leerFecha(texto: string): Fecha {
  const anio = cifras(texto, 0, 4);
  const mes = cifras(texto, 5, 7);
  const dia = cifras(texto, 8, 10);
  const escrita = texto.length === 10 && texto[4] === '-' && texto[7] === '-';
  if (!escrita || !(mes >= 1 && mes <= 12) || !(dia >= 1 && dia <= diasDelMes(anio, mes)))
    throw new RangeError(`No es una fecha: ${texto}`);
  return { anio, mes, dia };
}

export function escribirFecha({ anio, mes, dia }: Fecha): string {
  return `${String(anio).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
}

export const numeroDeDia = (texto: string): number => numeroDeFecha(leerFecha(texto));

/** Counted in years that begin in March, so that the leap day is their last. */
export function numeroDeFecha({ anio, mes, dia }: Fecha): number {
  const desdeMarzo = mes > 2 ? anio : anio - 1;
  const delAnio = Math.floor((153 * (mes > 2 ? mes - 3 : mes + 9) + 2) / 5) + dia - 1;
  return 365 * desdeMarzo + bisiestosHasta(desdeMarzo) + delAnio - 719_468;
}

export const fechaDeDia = (numero: number): string => escribirFecha(deNumero(numero));

export const esBisiesto = (anio: number): boolean => anio % 4 === 0 && (anio % 100 !== 0 || anio % 400 === 0);

export function diasDelMes(anio: number, mes: number): number {
  if (mes === 2) return esBisiesto(anio) ? 29 : 28;
  return mes === 4 || mes === 6 || mes === 9 || mes === 11 ? 30 : 31;
}

/** The same day so many months later, or the last of that month where it has no such day. */
export function sumarMeses({ anio, mes, dia }: Fecha, meses: number): Fecha {
  const cuenta = anio * 12 + mes - 1 + meses;
  const suyo = { anio: Math.floor(cuenta / 12), mes: (cuenta % 12) + 1 };
  return { ...suyo, dia: Math.min(dia, diasDelMes(suyo.anio, suyo.mes)) };
}

/** Leap years from the first one to this one. */
export const bisiestosHasta = (anio: number): number =>
  Math.floor(anio / 4) - Math.floor(anio / 100) + Math.floor(anio / 400);

function deNumero(numero: number): Fecha {
  const desdeCero = numero + 719_468;
  const siglos = Math.floor(desdeCero / 146_097);
  const delCiclo = desdeCero - siglos * 146_097;
  const anios = Math.floor(
    (delCiclo -
      Math.floor(delCiclo / 1460) +
      Math.floor(delCiclo / 36_524) -
      Math.floor(delCiclo / 146_096)) /
      365,
  );
  const delAnio = delCiclo - (365 * anios + Math.floor(anios / 4) - Math.floor(anios / 100));
  const mesDesdeMarzo = Math.floor((5 * delAnio + 2) / 153);
  const mes = mesDesdeMarzo < 10 ? mesDesdeMarzo + 3 : mesDesdeMarzo - 9;
  const anio = anios + siglos * 400 + (mes <= 2 ? 1 : 0);
  return { anio, mes, dia: delAnio - Math.floor((153 * mesDesdeMarzo + 2) / 5) + 1 };
}

function cifras(texto: string, desde: number, hasta: number): number {
  let valor = 0;
  for (let lugar = desde; lugar < hasta; lugar++) {
    const cifra = texto.charCodeAt(lugar) - 48;
    if (!(cifra >= 0 && cifra <= 9)) return Number.NaN;
    valor = valor * 10 + cifra;
  }
  return valor;
}
