// For tests: statements as MT940, whole or in pages, in the envelope of SWIFT or bare.
import { CERO, type Centavos, magnitud, sumar } from '@cuadra/core/dinero';
import type { EstadoPorEscribir } from '../escribir/estado-por-escribir.ts';
import { cifraDe, compacta } from './piezas-escritas.ts';

export interface FormaDeMt940 {
  readonly conSobre: boolean;
  readonly lineasPorPagina: number;
}

export function escribirMt940(estados: readonly EstadoPorEscribir[], forma: FormaDeMt940): string {
  return `${estados.flatMap((estado) => paginas(estado, forma)).join('\r\n')}\r\n`;
}

function paginas(estado: EstadoPorEscribir, { conSobre, lineasPorPagina }: FormaDeMt940): string[] {
  const cuantas = Math.max(1, Math.ceil(estado.lineas.length / lineasPorPagina));
  let saldo = estado.saldoInicial ?? CERO;
  return Array.from({ length: cuantas }, (_, i) => {
    const lineas = estado.lineas.slice(i * lineasPorPagina, (i + 1) * lineasPorPagina);
    const apertura = campoDeSaldo(i === 0 ? '60F' : '60M', saldo, estado.desde, estado);
    saldo = sumar([saldo, ...lineas.map(({ monto }) => monto)]);
    const texto = [
      ':20:CUADRA',
      `:25:${estado.cuenta}`,
      `:28C:1/${i + 1}`,
      apertura,
      ...lineas.flatMap(movimiento),
      campoDeSaldo(i === cuantas - 1 ? '62F' : '62M', saldo, estado.hasta, estado),
      `:64:C${compacta(estado.hasta).slice(2)}${estado.moneda}1,`,
    ].join('\r\n');
    return conSobre
      ? `{1:F01BANKGTGCXXXX0000000000}{2:I940CUADGTGCXXXXN}{4:\r\n${texto}\r\n-}`
      : `${texto}\r\n-`;
  });
}

function campoDeSaldo(
  etiqueta: string,
  monto: Centavos,
  fecha: string,
  { moneda }: EstadoPorEscribir,
): string {
  return `:${etiqueta}:${monto < 0 ? 'D' : 'C'}${compacta(fecha).slice(2)}${moneda}${conComa(monto)}`;
}

/** The value date is three days earlier, maybe of another year: the entry date is the one that counts. */
function movimiento({ fecha, monto, texto, referencia }: EstadoPorEscribir['lineas'][number]): string[] {
  const entrada = compacta(fecha).slice(4);
  const valuta = Temporal.PlainDate.from(fecha).subtract({ days: 3 }).toString();
  return [
    `:61:${compacta(valuta).slice(2)}${entrada}${monto < 0 ? 'D' : 'CR'}${conComa(monto)}NTRF${referencia ?? 'NONREF'}//B1`,
    ...cortado(`:86:${texto}`),
  ];
}

const conComa = (monto: Centavos): string => cifraDe(magnitud(monto)).replace('.', ',').replace(/,00$/, ',');

const RENGLON = 65;

/** In lines of 65, wherever they break, and no letter in two. */
function cortado(texto: string): string[] {
  const lineas = [''];
  for (const letra of texto) {
    const ultima = lineas.at(-1) ?? '';
    if (ultima.length >= RENGLON) lineas.push(letra);
    else lineas[lineas.length - 1] = ultima + letra;
  }
  return lineas;
}
