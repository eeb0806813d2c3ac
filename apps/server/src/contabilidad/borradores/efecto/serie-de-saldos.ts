// What an account holds day by day, kept as what it holds today and what moved on each day since the first one asked about: the
// balance at the end of a day is that of today without what came later, whatever there is before.
import { type Centavos, restar, sumar } from '@cuadra/core/dinero';

interface Dia {
  readonly fecha: string;
  /** Debe − haber. */
  neto: Centavos;
}

export interface Serie {
  /** Debe − haber, today. */
  total: Centavos;
  /** The days after this one are all here. */
  desde: string;
  /** In order. */
  readonly dias: Dia[];
}

export const abrirSerie = (desde: string, total: Centavos): Serie => ({ total, desde, dias: [] });

/** What a day of the books moved, which today's balance already has. */
export function anotarDia({ dias }: Serie, fecha: string, neto: Centavos): void {
  const lugar = lugarDe(dias, fecha);
  const dia = dias[lugar];
  if (dia?.fecha === fecha) dia.neto = sumar([dia.neto, neto]);
  else dias.splice(lugar, 0, { fecha, neto });
}

/** What a partida would move on its day. */
export function agregar(serie: Serie, fecha: string, neto: Centavos): void {
  anotarDia(serie, fecha, neto);
  serie.total = sumar([serie.total, neto]);
}

/** The least it would hold at the end of that day or of a later one, counted to that side, and the first day on which it does. */
export function menorDesde({ total, dias }: Serie, fecha: string, signo: 1 | -1) {
  let saldo = total;
  let menor = { fecha: dias.at(-1)?.fecha ?? fecha, saldo: total };
  for (let lugar = dias.length - 1; lugar >= 0; lugar--) {
    const dia = dias[lugar];
    if (dia === undefined || dia.fecha <= fecha) break;
    saldo = restar(saldo, dia.neto);
    const previo = dias[lugar - 1]?.fecha ?? fecha;
    if (saldo * signo <= menor.saldo * signo) menor = { fecha: previo > fecha ? previo : fecha, saldo };
  }
  return menor.fecha < fecha ? { ...menor, fecha } : menor;
}

/** Where that day is or would be; those that come are nearly always the last. */
function lugarDe(dias: readonly Dia[], fecha: string): number {
  let [inicio, fin] = [0, dias.length];
  while (inicio < fin) {
    const medio = (inicio + fin) >> 1;
    if ((dias[medio]?.fecha ?? '') < fecha) inicio = medio + 1;
    else fin = medio;
  }
  return inicio;
}
