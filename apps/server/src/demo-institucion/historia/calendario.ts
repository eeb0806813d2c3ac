// The days of the story: two full ejercicios and the current one, up to the last day told. Working days leave out
// Sundays and the national holidays; what is counted per month looks at the whole month, told or not.
import { diasDeSemanaSanta } from './semana-santa.ts';

export interface Dia {
  /** Days since the story began. */
  readonly indice: number;
  readonly fecha: string;
  readonly anio: number;
  /** 0, 1 for the two full ejercicios; 2 for the current one. */
  readonly ejercicio: number;
  readonly mes: number;
  readonly numero: number;
  /** 1 is Monday. */
  readonly diaDeSemana: number;
  readonly esHabil: boolean;
  /** Which working day of its month; 0 when it is none. */
  readonly habil: number;
  /** Working days of the month still to come. */
  readonly habilesRestantes: number;
  readonly esFinDeMes: boolean;
}

export const EJERCICIOS_COMPLETOS = 2;

export function calendarioHasta(ultimoDia: Temporal.PlainDate): Dia[] {
  const inicio = Temporal.PlainDate.from({ year: ultimoDia.year - EJERCICIOS_COMPLETOS, month: 1, day: 1 });
  const dias: Dia[] = [];
  for (let mes = inicio; Temporal.PlainDate.compare(mes, ultimoDia) <= 0; mes = mes.add({ months: 1 })) {
    dias.push(...diasDelMes(mes, inicio));
  }
  const ultimo = ultimoDia.toString();
  return dias.filter(({ fecha }) => fecha <= ultimo);
}

/** The day with which the month before ended; for the first month, the opening. */
export const cierreAnterior = ({ indice, numero }: Dia): number => Math.max(0, indice - numero);

export const primeroDelMes = ({ indice, numero }: Dia): number => indice - numero + 1;

function diasDelMes(primero: Temporal.PlainDate, inicio: Temporal.PlainDate): Dia[] {
  const { year: anio, month: mes, daysInMonth } = primero;
  const santos = diasDeSemanaSanta(anio);
  const dias = Array.from({ length: daysInMonth }, (_, n) => {
    const fecha = primero.with({ day: n + 1 }).toString();
    const diaDeSemana = ((primero.dayOfWeek + n - 1) % 7) + 1;
    const esHabil = diaDeSemana !== DOMINGO && !feriados.has(fecha.slice(5)) && !santos.includes(fecha);
    return { fecha, diaDeSemana, esHabil };
  });
  const habiles = dias.filter(({ esHabil }) => esHabil).length;
  const desde = inicio.until(primero).days;
  let pasados = 0;
  return dias.map((dia, n) => {
    if (dia.esHabil) pasados += 1;
    return {
      ...dia,
      indice: desde + n,
      anio,
      ejercicio: anio - inicio.year,
      mes,
      numero: n + 1,
      habil: dia.esHabil ? pasados : 0,
      habilesRestantes: habiles - pasados,
      esFinDeMes: n === daysInMonth - 1,
    };
  });
}

const DOMINGO = 7;

/** The same every year; on the two eves it closes at noon, and nothing is posted. */
const feriados: ReadonlySet<string> = new Set([
  '01-01',
  '05-01',
  '06-30',
  '09-15',
  '10-20',
  '11-01',
  '12-24',
  '12-25',
  '12-31',
]);
