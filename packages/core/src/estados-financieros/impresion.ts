// How the figures of a statement are read, the same on screen and on paper: zero, and a percentage that cannot be told, as
// a dash; negatives in parentheses.
import { centavos, formatearCifra, formatearQuetzales } from '../dinero.ts';
import type { Comprobada } from './fila.ts';

const CERO = '–';

export function cifraImpresa(valor: number | null, clase: 'monto' | 'porcentaje'): string {
  if (valor === null || valor === 0) return CERO;
  // A hundredth of a per cent has the same two decimals as a centavo.
  const cifra = formatearCifra(centavos(valor));
  if (clase === 'monto') return cifra;
  return valor < 0 ? cifra.replace(')', ' %)') : `${cifra} %`;
}

export function pruebaImpresa({ texto, cuadra, diferencia }: Comprobada): string {
  return cuadra
    ? `${texto}: cuadra.`
    : `${texto}: NO cuadra, diferencia de ${formatearQuetzales(diferencia)}.`;
}

interface CoberturaImpresa {
  readonly cuentas: number;
  readonly sinUbicar: readonly { readonly idCuenta: string; readonly nombreCuenta: string }[];
  readonly repetidas: readonly { readonly idCuenta: string; readonly nombreCuenta: string }[];
}

export function coberturaImpresa({ cuentas, sinUbicar, repetidas }: CoberturaImpresa): string[] {
  const unaVez = cuentas - sinUbicar.length - repetidas.length;
  const nombrar = (lista: CoberturaImpresa['sinUbicar']) =>
    lista.map(({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}`).join(', ');
  return [
    `Cobertura: ${unaVez} de ${cuentas} cuentas de detalle, cada una en un solo renglón; sin ubicar: ${sinUbicar.length}; repetidas: ${repetidas.length}.`,
    ...(sinUbicar.length > 0 ? [`Sin ubicar: ${nombrar(sinUbicar)}.`] : []),
    ...(repetidas.length > 0 ? [`Repetidas: ${nombrar(repetidas)}.`] : []),
  ];
}
