// Months as people name them, and which one to look at first.
import type { Periodo } from '@cuadra/contract/contabilidad/periodos/periodos';
import { estadoPara, haTerminado } from '@cuadra/core/cierre';
import { nombreDeMes, nombresDeMes } from '@cuadra/core/meses';
import { formatMonth } from '#ui/format/date.ts';

/** A month of an agencia, which is what is closed. */
export type ClaveDeMes = Pick<Periodo, 'anio' | 'mes' | 'agencia'>;

export const MESES = nombresDeMes.map((_, indice) => indice + 1);

/** `Oct 2026`. */
export const mesConAnio = ({ anio, mes }: { readonly anio: number; readonly mes: number }): string =>
  conMayuscula(formatMonth(`${anio}-${String(mes).padStart(2, '0')}`));

/** `Oct`, for a column. */
export const mesCorto = (mes: number): string => conMayuscula(nombreDeMes(mes)).slice(0, 3);

const conMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

/** As it is on screen: a reopening for some people is another thing than an open month, and one that ended, another. */
export const estadosVisibles = {
  abierto: 'Abierto',
  en_curso: 'En curso',
  futuro: 'Por venir',
  limitado: 'Reabierto para algunos',
  vencido: 'Reapertura vencida',
  cerrando: 'Cerrándose',
  cerrado: 'Cerrado',
} as const;
export type EstadoVisible = keyof typeof estadosVisibles;

export function estadoVisible(
  { anio, mes, estado, limite }: Periodo,
  { hoy, ahora }: { readonly hoy: string; readonly ahora: string },
): EstadoVisible {
  if (estado !== 'abierto') return estado;
  if (limite !== null) {
    const abierto = { estado, abiertoPara: null, abiertoHasta: limite.hasta };
    return estadoPara(abierto, null, ahora) === 'vencido' ? 'vencido' : 'limitado';
  }
  if (haTerminado(anio, mes, hoy)) return 'abierto';
  return hoy.slice(0, 7) === `${anio}-${String(mes).padStart(2, '0')}` ? 'en_curso' : 'futuro';
}

type Mes = Pick<Periodo, 'anio' | 'mes' | 'agencia'>;

/** What there is to close: the oldest month that ended and is not closed; with none, the current one. */
export function mesPorCerrar(periodos: readonly Periodo[], hoy: string): Mes | undefined {
  const pendiente = periodos.find(
    ({ anio, mes, estado }) => estado !== 'cerrado' && haTerminado(anio, mes, hoy),
  );
  const [anio, mes] = hoy.split('-').map(Number);
  return pendiente ?? periodos.find((uno) => uno.anio === anio && uno.mes === mes) ?? periodos.at(-1);
}

/** The month the address names, where it names one; otherwise what there is to close, in that year or agencia. */
export function mesElegido(
  periodos: readonly Periodo[],
  { anio, mes, agencia }: { readonly [campo in keyof Mes]?: Mes[campo] | undefined },
  hoy: string,
): Mes | undefined {
  const candidatos = periodos.filter(
    (uno) =>
      (anio === undefined || uno.anio === anio) &&
      (mes === undefined || uno.mes === mes) &&
      (agencia === undefined || uno.agencia === agencia),
  );
  return mesPorCerrar(candidatos, hoy);
}
