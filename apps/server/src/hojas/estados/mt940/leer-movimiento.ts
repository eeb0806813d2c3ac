// A field :61: and the :86: behind it. The entry date is the one on which the bank booked it and has no year: that of the value date,
// or the one beside it at the end of a year.
import { EstadoIlegible, type LineaLeida } from '@cuadra/core/bancos/estado-de-cuenta';
import { anioDeDosDigitos, diaQueExiste } from '@cuadra/core/bancos/leer-fecha';
import { citar, exigirMonto, leerMonto } from '@cuadra/core/bancos/leer-monto';
import { limpiarTexto } from '@cuadra/core/bancos/limpiar-texto';
import { type Centavos, opuesto } from '@cuadra/core/dinero';
import { primeraDicha } from '../textos.ts';
import type { CampoDeMt940 } from './recoger-campos.ts';
import { referenciaEn86, textoDe86, unir } from './texto-de-86.ts';

const MOVIMIENTO = /^(\d{2})(\d{2})(\d{2})(\d{4})?\s*(R?[CD])\s*([A-Z])?\s*([\d.,]+)\s*(.*)$/;

export function leerMovimiento(campo: CampoDeMt940, textos: readonly CampoDeMt940[]): LineaLeida {
  const { fila } = campo;
  const [primera = '', ...suplementarias] = campo.lineas;
  const partes = MOVIMIENTO.exec(primera.trim());
  if (partes === null)
    throw new EstadoIlegible(`El movimiento ${citar(primera)} no tiene la forma de un campo :61:.`, fila);
  const [, anio, mes, dia, entrada, marca = '', , cifra = '', resto = ''] = partes;
  const monto = montoDeMt940(cifra, fila, 'El monto');
  const { tipo, delCliente, delBanco } = referencias(resto);
  const entero = textos.map(unir).join(' ');
  return {
    fecha: fechaDeEntrada({ anio: Number(anio), mes: Number(mes), dia: Number(dia) }, entrada, fila),
    // RC is a credit that is taken back, RD a debit.
    monto: marca === 'C' || marca === 'RD' ? monto : opuesto(monto),
    texto: limpiarTexto(textos.map(textoDe86).join(' ')) || limpiarTexto(suplementarias.join(' ')),
    referencia: primeraDicha(delCliente, delBanco, referenciaEn86(entero)),
    tipo: primeraDicha(tipo),
    saldo: null,
    fila,
  };
}

/** The comma has the decimals, also where it has three digits behind it; a point is read by what it can be. */
export function montoDeMt940(cifra: string, fila: number, que: string): Centavos {
  const esDudoso = leerMonto(cifra).tipo === 'ilegible' && cifra.includes(',');
  return exigirMonto(cifra, { fila, que, separador: esDudoso ? 'coma' : undefined });
}

interface Valuta {
  readonly anio: number;
  readonly mes: number;
  readonly dia: number;
}

/** The day of the value date may not exist (banks that count months of thirty days): only without an entry date it must. */
function fechaDeEntrada({ anio, mes, dia }: Valuta, entrada: string | undefined, fila: number): string {
  const siglo = anioDeDosDigitos(anio);
  if (entrada === undefined || entrada === '0000') {
    const valuta = diaQueExiste(siglo, mes, dia);
    if (valuta === undefined)
      throw new EstadoIlegible(
        `La fecha «${dosDigitos(anio)}${dosDigitos(mes)}${dosDigitos(dia)}» no es un día que exista.`,
        fila,
      );
    return valuta;
  }
  const mesDeEntrada = Number(entrada.slice(0, 2));
  const alLado = mesDeEntrada - mes > 6 ? siglo - 1 : mes - mesDeEntrada > 6 ? siglo + 1 : siglo;
  const fecha = diaQueExiste(alLado, mesDeEntrada, Number(entrada.slice(2)));
  if (fecha === undefined) throw new EstadoIlegible(`La fecha «${entrada}» no es un día que exista.`, fila);
  return fecha;
}

const dosDigitos = (numero: number): string => String(numero).padStart(2, '0');

/** `NTRF`, the customer's reference, and the bank's after two slashes. */
function referencias(resto: string) {
  const [, tipo = '', ambas = ''] = /^([A-Z][A-Z0-9 ]{3})(.*)$/.exec(resto.padEnd(4)) ?? ['', '', resto];
  const lugar = ambas.indexOf('//');
  const [cliente, banco] = lugar === -1 ? [ambas, ''] : [ambas.slice(0, lugar), ambas.slice(lugar + 2)];
  return { tipo, delCliente: sinRelleno(cliente), delBanco: sinRelleno(banco) };
}

/** What says that there is none, or that it stands in the text. */
const sinRelleno = (referencia: string): string =>
  /^(?:NONREF|NOREF|EREF|PREF|MARF|KREF\+?)$/i.test(referencia.trim()) ? '' : referencia;
