// What a sheet says around its table, with a label: the account, its currency, the period, the opening and closing balances. A value
// stands behind the colon of its label or in the next cell.

import type { SeparadorDecimal } from '@cuadra/core/bancos/estado-de-cuenta';
import { leerFecha } from '@cuadra/core/bancos/leer-fecha';
import { citar, leerMonto, separadorDeMontos } from '@cuadra/core/bancos/leer-monto';
import { leerMoneda } from '@cuadra/core/bancos/moneda';
import type { Centavos } from '@cuadra/core/dinero';
import type { FilaDeBanco } from './filas-de-banco.ts';
import type { PerfilDeBanco } from './perfil-de-banco.ts';
import { claveDeTitulo, monedaEscritaEn, sinAcentos } from './titulos.ts';

export interface SaldoDicho {
  readonly monto: Centavos;
  readonly fila: number;
}

export interface Rotulos {
  cuenta?: string;
  moneda?: string;
  /** As they are written: which is the day and which the month is told by all the dates of the file. */
  periodo?: { readonly desde: string; readonly hasta: string; readonly fila: number };
  saldoInicial?: SaldoDicho;
  saldoFinal?: SaldoDicho;
  /** The balance of when the file was made, and that moment. */
  saldoAlGenerar?: SaldoDicho;
  generado?: string;
  /** What looked like one of these and could not be read. */
  dudas: string[];
}

export interface ComoLeerRotulos {
  readonly perfil: PerfilDeBanco;
  readonly separador: SeparadorDecimal | undefined;
}

export function leerRotulos(filas: readonly FilaDeBanco[], como: ComoLeerRotulos): Rotulos {
  const rotulos: Rotulos = { dudas: [] };
  for (const [i, fila] of filas.entries()) {
    leerLineaDeCuenta(fila, como.perfil, rotulos);
    leerPeriodo(fila, rotulos);
    for (const par of paresDe(fila)) leerPar(par, fila, como, rotulos);
    const debajo = filas[i + 1];
    if (debajo !== undefined)
      for (const par of paresHaciaAbajo(fila, debajo)) leerPar(par, debajo, como, rotulos);
  }
  return rotulos;
}

/** A label that says which balance it is: in the row of a table too. */
export function claseDeSaldo(clave: string): 'inicial' | 'final' | 'al-generar' | undefined {
  if (SALDO_INICIAL.test(clave)) return 'inicial';
  if (SALDO_FINAL.test(clave)) return 'final';
  return SALDO_AL_GENERAR.test(clave) ? 'al-generar' : undefined;
}

const SALDO_INICIAL =
  /^(?:saldo (?:inicial|anterior|al inicio|previo)|(?:opening|beginning|starting|previous|initial) balance|balance (?:forward|brought forward))(?: |$)/;
const SALDO_FINAL =
  /^(?:saldo (?:final|al final|al cierre|de cierre|nuevo)|nuevo saldo|(?:closing|ending|final|new) balance|balance carried forward)(?: |$)/;
const SALDO_AL_GENERAR = /^(?:saldo (?:actual|total|a la fecha)|current balance)(?: |$)/;
const CUENTA =
  /^(?:(?:no|n|num|numero)(?: de)? )?(?:cuenta|account|acct)(?: (?:no|num|numero|number|monetaria|de ahorros?|bancaria|monetarios|corriente|id))?$|^iban$/;
const MONEDA = /^(?:moneda|currency|divisa|tipo de moneda|moneda de la cuenta|account currency)$/;
const DESDE =
  /^(?:desde|del|from|fecha inicial|fecha inicio|fecha de inicio|start date|from date|periodo desde)$/;
const HASTA = /^(?:hasta|al|to|fecha final|fecha fin|fecha de fin|end date|to date|periodo hasta)$/;
const PERIODO = /^(?:periodo|mes|period|month|statement period|mes de)$/;
const GENERADO =
  /^(?:generado(?: el)?|fecha (?:de )?(?:generacion|impresion|emision|consulta|descarga)|generated(?: on)?|emitido(?: el)?|impreso(?: el)?)$/;

const ROTULOS = [SALDO_INICIAL, SALDO_FINAL, CUENTA, MONEDA, DESDE, HASTA];

/** Longer than this it is prose. */
const LINEA_MAX = 300;

interface Par {
  readonly rotulo: string;
  readonly clave: string;
  readonly valor: string;
  readonly esNumerico: boolean;
}

function* paresDe({ celdas, numericas }: FilaDeBanco): Generator<Par> {
  for (const [i, celda] of celdas.entries()) {
    if (celda === '' || celda.length > LINEA_MAX) continue;
    const dosPuntos = celda.search(/:(?!\d{2}\b)/);
    // «Cuenta No. 123-456», «Saldo inicial Q 1,000.00».
    const [, conNumero, numero] = dosPuntos === -1 ? (CON_NUMERO.exec(celda) ?? []) : [];
    if (conNumero !== undefined && numero !== undefined) {
      const valor = conMiles(numero, celdas, i);
      yield { rotulo: conNumero, clave: claveDeTitulo(conNumero), valor, esNumerico: false };
      continue;
    }
    const rotulo = dosPuntos === -1 ? celda : celda.slice(0, dosPuntos);
    const detras = dosPuntos === -1 ? '' : celda.slice(dosPuntos + 1).trim();
    const siguiente = celdas.findIndex((otra, j) => j > i && otra !== '');
    const base = { rotulo, clave: claveDeTitulo(rotulo) };
    if (detras !== '') yield { ...base, valor: conMiles(detras, celdas, i), esNumerico: false };
    else if (siguiente !== -1)
      yield {
        ...base,
        valor: conMiles(celdas[siguiente] ?? '', celdas, siguiente),
        esNumerico: numericas.has(siguiente),
      };
  }
}

const CON_NUMERO = /^([^\d:]{3,40}?)[\s#]{1,3}((?:Q\.?|QTZ|GTQ|US\$|USD|\$)?\s?-?[\dX*][\dX*.,#-]{2,30})$/;

/** A row of labels with their values in the next one: at least two, so that no heading of a table is taken for one. */
function* paresHaciaAbajo({ celdas }: FilaDeBanco, debajo: FilaDeBanco): Generator<Par> {
  const claves = celdas.map((celda) =>
    celda === '' || celda.length > LINEA_MAX ? '' : claveDeTitulo(celda),
  );
  const deRotulos = claves.filter((clave) => ROTULOS.some((rotulo) => rotulo.test(clave)));
  if (deRotulos.length < 2) return;
  for (const [i, clave] of claves.entries()) {
    const valor = debajo.celdas[i] ?? '';
    if (clave !== '' && valor !== '')
      yield { rotulo: celdas[i] ?? '', clave, valor, esNumerico: debajo.numericas.has(i) };
  }
}

/** `13,583.60` without quotes falls in two cells. */
function conMiles(valor: string, celdas: readonly string[], lugar: number): string {
  let entero = valor;
  for (let i = lugar + 1; /(?:^|\D)\d{1,3}(?:,\d{3})*$/.test(entero); i++) {
    const resto = celdas[i] ?? '';
    if (!/^\d{3}(?:\.\d*)?$/.test(resto)) break;
    entero += `,${resto}`;
  }
  return entero;
}

function leerPar(par: Par, { fila }: FilaDeBanco, como: ComoLeerRotulos, rotulos: Rotulos): void {
  const { clave, valor } = par;
  const cuenta = CUENTA.test(clave) ? cuentaDe(valor) : undefined;
  if (cuenta !== undefined) rotulos.cuenta ??= cuenta;
  if (MONEDA.test(clave)) asignarMoneda(rotulos, valor);
  if (GENERADO.test(clave)) rotulos.generado ??= valor;
  const mes = PERIODO.test(clave) ? mesEntero(valor) : undefined;
  if (mes !== undefined) rotulos.periodo ??= { ...mes, fila };
  if (DESDE.test(clave)) rotulos.periodo ??= { desde: valor, hasta: '', fila };
  if (HASTA.test(clave) && rotulos.periodo?.hasta === '')
    rotulos.periodo = { ...rotulos.periodo, hasta: valor };
  const clase = como.perfil.saldoAlGenerar?.includes(clave) ? 'al-generar' : claseDeSaldo(clave);
  if (clase === undefined) return;
  const monto = leerSaldo(par, como.separador);
  if (monto === undefined) {
    if (/\d/.test(valor))
      rotulos.dudas.push(`No se entendió ${citar(par.rotulo)} ${citar(valor)} (fila ${fila}).`);
    return;
  }
  asignarMoneda(
    rotulos,
    monedaEscritaEn(par.rotulo) ?? /^(?:Q|QTZ|GTQ|USD|US\$|EUR|€)/i.exec(valor)?.[0] ?? '',
  );
  const dicho = { monto, fila };
  if (clase === 'inicial') rotulos.saldoInicial ??= dicho;
  else if (clase === 'final') rotulos.saldoFinal ??= dicho;
  else rotulos.saldoAlGenerar ??= dicho;
}

function leerSaldo(
  { valor, esNumerico }: Par,
  separador: SeparadorDecimal | undefined,
): Centavos | undefined {
  const propio = esNumerico ? 'punto' : (separadorDeMontos([valor]) ?? separador);
  const leido = leerMonto(valor, propio);
  return leido.tipo === 'monto' ? leido.monto : undefined;
}

function asignarMoneda(rotulos: Rotulos, escrita: string): void {
  if (rotulos.moneda !== undefined || escrita === '') return;
  const candidatas = [escrita, ...escrita.split(/[\s()/,-]+/)].filter((una) => una !== '');
  for (const candidata of candidatas) {
    const moneda = leerMoneda(candidata);
    if (moneda === undefined || (candidata !== escrita && /^[a-z]/.test(candidata))) continue;
    rotulos.moneda = moneda;
    return;
  }
}

/** The number among what else is written: `MONET (QTZ) 34-38089-1`, `3140014105 - NOMBRE`. */
function cuentaDe(valor: string): string | undefined {
  const iban = /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]){10,30}$/.exec(valor)?.[0];
  if (iban !== undefined) return iban;
  const numeros = valor.match(/(?<![A-Za-z\d])[\dXx*#•]+(?:[-.][\dXx*#•]+)*(?![A-Za-z\d])/g) ?? [];
  return numeros.find((numero) => (numero.match(/\d/g)?.length ?? 0) >= 3);
}

function leerLineaDeCuenta(
  { celdas }: FilaDeBanco,
  { lineaDeCuenta }: PerfilDeBanco,
  rotulos: Rotulos,
): void {
  const texto = celdas.filter((celda) => celda !== '').join(' ');
  if (texto.length > LINEA_MAX) return;
  for (const patron of lineaDeCuenta) {
    const { cuenta, moneda } = patron.exec(texto)?.groups ?? {};
    if (cuenta === undefined) continue;
    rotulos.cuenta ??= cuenta;
    asignarMoneda(rotulos, moneda ?? '');
    return;
  }
}

const DE_A =
  /(?:^|[\s:,])(?:del?|desde|from|periodo|period|entre|fecha inicial|fecha (?:de )?inicio|start date)(?: el)?\s*:?\s*(?<desde>\d[^:]{4,30}?)[\s,]*(?:\bal\b|\bhasta(?: el)?\b|\bto\b|\by el\b|\ba\b|–| - |fecha final|fecha (?:de )?fin|end date)\s*:?\s*(?<hasta>\d.{4,30}?)\s*$/;

function leerPeriodo({ fila, celdas }: FilaDeBanco, rotulos: Rotulos): void {
  if (rotulos.periodo !== undefined && rotulos.periodo.hasta !== '') return;
  const unidas = celdas.filter((celda) => celda !== '').join(' ');
  for (const texto of [...celdas, unidas]) {
    if (texto.length > LINEA_MAX) continue;
    const { desde, hasta } = DE_A.exec(sinAcentos(texto))?.groups ?? {};
    if (desde === undefined || hasta === undefined) continue;
    rotulos.periodo = { desde, hasta, fila };
    return;
  }
}

/** «Octubre de 2025», «10/2025»: from its first day to its last. */
function mesEntero(texto: string): { desde: string; hasta: string } | undefined {
  const [, escrito = '', anio] =
    /^(\p{L}{3,10}|\d{1,2})(?: de| del)?[\s/-]+(\d{4})$/u.exec(sinAcentos(texto)) ?? [];
  const leida = leerFecha(
    `1 ${escrito} ${anio ?? ''}`.replace(/^1 (\d)/, '1/$1').replace(/(\d) (\d{4})$/, '$1/$2'),
    { orden: 'dma' },
  );
  if (anio === undefined || leida.tipo !== 'fecha') return undefined;
  const ultimo = new Date(Date.UTC(Number(anio), Number(leida.fecha.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);
  return { desde: leida.fecha, hasta: ultimo };
}
