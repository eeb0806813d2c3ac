// OFX 1.x and 2.x, of bank accounts and of cards. The amount has its own sign; the date is the one on which the bank booked it, as
// the file writes it, whatever its time zone.
import {
  EstadoIlegible,
  type EstadosLeidos,
  type LineaLeida,
  type PistasDeLectura,
  type SeparadorDecimal,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { diaQueExiste, exigirFecha } from '@cuadra/core/bancos/leer-fecha';
import { citar, exigirMonto, leerMonto, separadorDeMontos } from '@cuadra/core/bancos/leer-monto';
import { leerMoneda } from '@cuadra/core/bancos/moneda';
import type { EstadoPorProbar } from '@cuadra/core/bancos/probar-saldos';
import { juntarTextos, primeraDicha, sinRepetir } from '../textos.ts';
import {
  type RegistroDeOfx,
  type RespuestaDeOfx,
  recogerRespuestas,
  type Valor,
} from './recoger-respuestas.ts';

interface Lectura {
  readonly separador: SeparadorDecimal | undefined;
  readonly pistas: PistasDeLectura;
  readonly advertencias: string[];
}

export function leerOfx(texto: string, pistas: PistasDeLectura): EstadosLeidos {
  const { respuestas, tienePendientes } = recogerRespuestas(texto);
  const advertencias: string[] = [];
  if (tienePendientes)
    advertencias.push('Se dejaron fuera los movimientos pendientes, que el banco no ha operado.');
  const separador = separadorDe(respuestas, pistas, advertencias);
  const lectura = { separador, pistas, advertencias };
  const estados = respuestas.map((respuesta) => leerRespuesta(respuesta, lectura));
  return { formato: 'ofx', estados, advertencias: sinRepetir(advertencias) };
}

/** OFX groups no thousands: where no amount tells, a point has the decimals. A comma alone may be what a bank wrote against the rule. */
function separadorDe(
  respuestas: readonly RespuestaDeOfx[],
  pistas: PistasDeLectura,
  advertencias: string[],
): SeparadorDecimal | undefined {
  const textos = respuestas.flatMap(({ valores, movimientos }) =>
    [valores.get('BALAMT'), ...movimientos.map((uno) => uno.valores.get('TRNAMT'))].map(
      (valor) => valor?.texto ?? '',
    ),
  );
  const dicho = pistas.separadorDecimal ?? separadorDeMontos(textos);
  if (dicho !== undefined) return dicho;
  const dudosos = textos.filter((texto) => texto !== '' && leerMonto(texto).tipo === 'ilegible');
  if (dudosos.length === 0 || dudosos.some((texto) => texto.includes(','))) return undefined;
  advertencias.push('Los montos con tres decimales se leyeron con punto decimal, como manda el formato OFX.');
  return 'punto';
}

function leerRespuesta({ valores, movimientos }: RespuestaDeOfx, lectura: Lectura): EstadoPorProbar {
  const { advertencias, separador } = lectura;
  const saldo = valores.get('BALAMT');
  if (saldo === undefined || saldo.texto === '') advertencias.push('El archivo no dice el saldo final.');
  const moneda = monedaDe(valores, movimientos);
  const saldoFinal =
    saldo === undefined || saldo.texto === ''
      ? null
      : exigirMonto(saldo.texto, { fila: saldo.fila, que: 'El saldo final', separador });
  const lineas = movimientos.map((movimiento) => leerMovimiento(movimiento, lectura));
  const hasta = limiteDelPeriodo(valores.get('DTEND'), advertencias);
  return {
    cuenta: primeraDicha(valores.get('ACCTID')?.texto),
    moneda,
    desde: limiteDelPeriodo(valores.get('DTSTART'), advertencias),
    hasta,
    saldoInicial: null,
    saldoFinal,
    filaDelSaldoFinal: saldo?.fila,
    ...delDiaDespues(valores.get('DTASOF')?.texto ?? '', [hasta, ...lineas.map(({ fecha }) => fecha)]),
    lineas,
  };
}

/** Banks tell the balance of the day of the download, whatever the period that was asked for. */
function delDiaDespues(dicho: string, dias: readonly (string | null)[]): { saldoFinalAl?: string } {
  const saldoFinalAl = diaDe(dicho);
  const esDespues = saldoFinalAl !== undefined && dias.every((dia) => dia === null || dia < saldoFinalAl);
  return esDespues ? { saldoFinalAl } : {};
}

/** Amounts of another currency than the account's would add up to nothing. */
function monedaDe(valores: RespuestaDeOfx['valores'], movimientos: readonly RegistroDeOfx[]): string | null {
  const dicha = valores.get('CURDEF');
  let moneda = leerMoneda(dicha?.texto ?? '') ?? null;
  for (const { valores: suyos } of movimientos) {
    const suya = suyos.get('CURSYM');
    const leida = leerMoneda(suya?.texto ?? '');
    if (suya === undefined || leida === undefined) continue;
    moneda ??= leida;
    if (leida === moneda) continue;
    throw new EstadoIlegible(`El movimiento está en ${leida} y la cuenta en ${moneda}.`, suya.fila);
  }
  return moneda;
}

/** What limits the period is no date of a movement: what cannot be read is not said. */
function limiteDelPeriodo(valor: Valor | undefined, advertencias: string[]): string | null {
  if (valor === undefined || valor.texto === '') return null;
  const dia = diaDe(valor.texto);
  if (dia === undefined)
    advertencias.push(`El período dice ${citar(valor.texto)}, que no es una fecha: no se tomó en cuenta.`);
  return dia ?? null;
}

function leerMovimiento(
  { fila, valores }: RegistroDeOfx,
  { separador, pistas, advertencias }: Lectura,
): LineaLeida {
  const valor = (nombre: string): string => valores.get(nombre)?.texto ?? '';
  const monto = exigirMonto(valor('TRNAMT'), { fila: valores.get('TRNAMT')?.fila ?? fila, separador });
  const tipo = valor('TRNTYPE').toUpperCase();
  if (monto > 0 && tipo === 'DEBIT')
    advertencias.push(
      'Hay movimientos que el banco llama DEBIT con monto positivo: se respetó el signo del monto.',
    );
  return {
    fecha: fechaDe(valor('DTPOSTED'), valores.get('DTPOSTED')?.fila ?? fila, pistas),
    monto,
    texto: juntarTextos(primeraDicha(valor('NAME'), valor('PAYEE')) ?? '', valor('MEMO')),
    referencia: primeraDicha(numeroDicho(valor('CHECKNUM')), numeroDicho(valor('REFNUM')), valor('FITID')),
    tipo: primeraDicha(tipo),
    saldo: null,
    fila,
  };
}

/** Programs fill in zeros for no number. */
const numeroDicho = (numero: string): string => (/^0+$/.test(numero) ? '' : numero);

function fechaDe(texto: string, fila: number, { ordenDeFecha = 'amd' }: PistasDeLectura): string {
  return (
    diaDe(texto) ?? exigirFecha(texto.length > 10 ? texto.slice(0, 10) : texto, fila, { orden: ordenDeFecha })
  );
}

/** `20261115`, with or without its hour and its zone. */
function diaDe(texto: string): string | undefined {
  const partes = /^(\d{4})(\d{2})(\d{2})(?:\d{2}|\d{4}|\d{6})?(?:[.:]\d*)?\s*(?:\[.*)?$/.exec(texto);
  return partes === null ? undefined : diaQueExiste(Number(partes[1]), Number(partes[2]), Number(partes[3]));
}
