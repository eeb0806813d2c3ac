// An entry of a CAMT.053: one movement of the account, also when it gathers several payments.
import { EstadoIlegible, type LineaLeida, type PistasDeLectura } from '@cuadra/core/bancos/estado-de-cuenta';
import { diaQueExiste } from '@cuadra/core/bancos/leer-fecha';
import { citar, exigirMonto } from '@cuadra/core/bancos/leer-monto';
import { limpiarTexto } from '@cuadra/core/bancos/limpiar-texto';
import { type Centavos, opuesto } from '@cuadra/core/dinero';
import { juntarTextos, primeraDicha } from '../textos.ts';
import { atributo, type Elemento, elemento, elementos, texto, textos } from './elemento.ts';

export interface EntradaLeida {
  readonly linea: LineaLeida;
  readonly moneda: string;
  /** Booked on the date of its value, for want of another. */
  readonly conFechaValor: boolean;
}

/** Booked, pending, or only told: `Sts` is a code, in newer versions inside of another element. */
export function situacionDe(entrada: Elemento): string {
  return (
    texto(entrada, 'Sts') ||
    texto(entrada, 'Sts', 'Cd') ||
    texto(entrada, 'Sts', 'Prtry') ||
    'BOOK'
  ).toUpperCase();
}

export function leerEntrada(entrada: Elemento, fila: number, pistas: PistasDeLectura): EntradaLeida {
  const operacion = fechaDe(elemento(entrada, 'BookgDt'), fila);
  const fecha = operacion ?? fechaDe(elemento(entrada, 'ValDt'), fila);
  if (fecha === undefined) throw new EstadoIlegible('El movimiento no tiene fecha.', fila);
  const detalles = elementos(entrada, 'NtryDtls').flatMap((uno) => elementos(uno, 'TxDtls'));
  return {
    linea: {
      fecha,
      monto: montoConSigno(entrada, { fila, que: 'El monto', pistas }),
      texto: textoDeEntrada(entrada, detalles),
      referencia: referenciaDe(entrada, detalles),
      tipo: tipoDe(entrada),
      saldo: null,
      fila,
    },
    moneda: atributo(elemento(entrada, 'Amt'), 'Ccy'),
    conFechaValor: operacion === undefined,
  };
}

export interface MontoConLado {
  readonly fila: number;
  readonly que: string;
  readonly pistas: PistasDeLectura;
}

/** `Amt` has no sign of its own: `CdtDbtInd` says on which side it is, also of a reversal. */
export function montoConSigno(de: Elemento, { fila, que, pistas }: MontoConLado): Centavos {
  const escrito = texto(de, 'Amt');
  // XML writes decimals with a point; a bank that writes a comma is understood where it can only be one thing.
  const separador = escrito.includes(',') ? pistas.separadorDecimal : 'punto';
  const monto = exigirMonto(escrito, { fila, que, separador });
  if (monto < 0) throw new EstadoIlegible(`${que} ${citar(escrito)} no debe llevar signo.`, fila);
  const lado = texto(de, 'CdtDbtInd').toUpperCase();
  if (lado === 'CRDT') return monto;
  if (lado === 'DBIT') return opuesto(monto);
  throw new EstadoIlegible(
    `${que} no dice si es crédito o débito (CdtDbtInd${lado === '' ? '' : `: ${citar(lado)}`}).`,
    fila,
  );
}

/** A day, or a moment of which the day is taken as it is written. */
export function fechaDe(de: Elemento, fila: number): string | undefined {
  const escrita = texto(de, 'Dt') || texto(de, 'DtTm') || texto(de, 'Dt', 'Dt') || texto(de, 'Dt', 'DtTm');
  if (escrita === '') return undefined;
  const partes = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T Z+-])/.exec(escrita);
  const fecha =
    partes === null ? undefined : diaQueExiste(Number(partes[1]), Number(partes[2]), Number(partes[3]));
  if (fecha === undefined)
    throw new EstadoIlegible(`La fecha ${citar(escrita)} no es un día que exista.`, fila);
  return fecha;
}

const TEXTO_MAX = 1_000;

/** What the payer wrote and what the bank adds; failing both, who is on the other side. */
function textoDeEntrada(entrada: Elemento, detalles: readonly Elemento[]): string {
  const delBanco = texto(entrada, 'AddtlNtryInf');
  const deLosPagos: string[] = [];
  for (const detalle of detalles) {
    const remesa = textoDeRemesa(detalle);
    if (remesa !== '' && !deLosPagos.includes(remesa)) deLosPagos.push(remesa);
    // A batch of thousands is told by its beginning.
    if (deLosPagos.length >= 20) break;
  }
  const junto = juntarTextos(deLosPagos.join(' '), delBanco);
  return (junto || limpiarTexto(detalles.map(laOtraParte).join(' '))).slice(0, TEXTO_MAX).toWellFormed();
}

function textoDeRemesa(detalle: Elemento): string {
  const remesa = elemento(detalle, 'RmtInf');
  const libre = textos(remesa, 'Ustrd').join(' ');
  const estructurada = elementos(remesa, 'Strd').flatMap((una) => [
    texto(una, 'CdtrRefInf', 'Ref'),
    texto(una, 'CdtrRefInf', 'CdtrRef'),
    ...textos(una, 'AddtlRmtInf'),
  ]);
  return limpiarTexto(libre || estructurada.join(' ') || texto(detalle, 'AddtlTxInf'));
}

function laOtraParte(detalle: Elemento): string {
  const partes = elemento(detalle, 'RltdPties');
  const esCredito = texto(detalle, 'CdtDbtInd').toUpperCase() === 'CRDT';
  const nombres = ['Cdtr', 'Dbtr'].map((una) => texto(partes, una, 'Nm') || texto(partes, una, 'Pty', 'Nm'));
  return (esCredito ? nombres.toReversed() : nombres).find((nombre) => nombre !== '') ?? '';
}

function referenciaDe(entrada: Elemento, detalles: readonly Elemento[]): string | null {
  const [unico, ...otros] = detalles;
  const suyas = unico !== undefined && otros.length === 0 ? elemento(unico, 'Refs') : {};
  return primeraDicha(
    texto(suyas, 'ChqNb'),
    sinRelleno(texto(suyas, 'EndToEndId')),
    sinRelleno(texto(entrada, 'AcctSvcrRef')),
    sinRelleno(texto(suyas, 'AcctSvcrRef')),
    sinRelleno(texto(entrada, 'NtryRef')),
  );
}

const sinRelleno = (referencia: string): string =>
  /^(?:NOTPROVIDED|NONREF|NOREF)$/i.test(referencia) ? '' : referencia;

function tipoDe(entrada: Elemento): string | null {
  const codigo = elemento(entrada, 'BkTxCd');
  const dominio = [
    texto(codigo, 'Domn', 'Cd'),
    texto(codigo, 'Domn', 'Fmly', 'Cd'),
    texto(codigo, 'Domn', 'Fmly', 'SubFmlyCd'),
  ];
  return primeraDicha(texto(codigo, 'Prtry', 'Cd'), dominio.filter((parte) => parte !== '').join('-'));
}
