// Outstanding cheques as they are copied from a sheet: number, date, beneficiary and amount in each line. What is not understood is
// told with its line, and nothing is kept until all of it is.
import { CERO, type Centavos, leerQuetzales, sumar } from '@cuadra/core/dinero';
import { formatDate } from '#ui/format/date.ts';
import { escribirMonto } from '#ui/format/dinero.ts';
import { readDate } from '#ui/format/typed-date.ts';

export interface ChequeEscrito {
  readonly numero: number;
  readonly fecha: string;
  readonly beneficiario: string;
  readonly monto: Centavos;
}

interface ChequeGuardado {
  readonly numero: number;
  readonly fecha: string;
  readonly beneficiario: string | null;
  readonly monto: Centavos | null;
}

export const sumaDe = (cheques: readonly Pick<ChequeGuardado, 'monto'>[]): Centavos =>
  sumar(cheques.map(({ monto }) => monto ?? CERO));

/** As they would be copied. */
export const escribirCheques = (cheques: readonly ChequeGuardado[]): string =>
  cheques
    .map(({ numero, fecha, beneficiario, monto }) =>
      [numero, formatDate(fecha), beneficiario ?? '', escribirMonto(monto ?? CERO)].join('\t'),
    )
    .join('\n');

export function leerCheques(
  texto: string,
  desde: string,
): { readonly cheques: readonly ChequeEscrito[]; readonly problemas: readonly string[] } {
  const cheques: ChequeEscrito[] = [];
  const problemas: string[] = [];
  const vistos = new Set<number>();
  for (const [indice, linea] of texto.split(/\r?\n/).entries()) {
    if (!/\d/.test(linea)) continue;
    const leido = leerCheque(linea, desde);
    if (typeof leido === 'string') problemas.push(`Línea ${indice + 1}: ${leido}`);
    else if (vistos.has(leido.numero))
      problemas.push(`Línea ${indice + 1}: el cheque ${leido.numero} está dos veces.`);
    else {
      vistos.add(leido.numero);
      cheques.push(leido);
    }
  }
  return { cheques, problemas };
}

function leerCheque(linea: string, desde: string): ChequeEscrito | string {
  const celdas = linea.split(/[\t;|]/).map((celda) => celda.trim());
  const [escritoNumero = '', escritaFecha = '', beneficiario = '', escritoMonto = ''] = celdas;
  if (celdas.length < 4) return 'escriba el número, la fecha, el beneficiario y el monto.';
  if (!/^\d{1,12}$/.test(escritoNumero) || Number(escritoNumero) === 0)
    return `«${escritoNumero}» no es un número de cheque.`;
  const fecha = readDate(escritaFecha, desde);
  if (fecha === undefined) return `«${escritaFecha}» no es una fecha; escríbala como 31/12/2025.`;
  if (fecha >= desde)
    return `el cheque es del ${formatDate(fecha)}, y aquí van los de antes del ${formatDate(desde)}.`;
  if (beneficiario.length < 3) return 'escriba el beneficiario.';
  const monto = leerQuetzales(escritoMonto);
  if (monto === undefined || monto <= 0) return `«${escritoMonto}» no es un monto; escríbalo como 1,250.00.`;
  return { numero: Number(escritoNumero), fecha, beneficiario, monto };
}
