// A statement as it is kept: its days, its balances and its lines, from the first day that the account is compared. What the file
// does not say of itself is worked out from its lines, or left unsaid.
import type { EstadoLeido, LineaLeida } from '@cuadra/core/bancos/estado-de-cuenta';
import { type Centavos, MONTO_MAX, magnitud, restar, sumar } from '@cuadra/core/dinero';
import { fechaEnPalabras } from '@cuadra/core/meses';
import { ProblemaError } from '#platform/problema.ts';

export interface LineaPorGuardar extends Omit<LineaLeida, 'fila'> {
  /** Its place in the statement. */
  readonly orden: number;
}

export interface EstadoPorGuardar {
  /** The day from which its opening balance counts. */
  readonly desde: string;
  /** Its last day, or that of its last line if later. */
  readonly hasta: string;
  readonly saldoInicial: Centavos | null;
  readonly saldoFinal: Centavos | null;
  readonly lineas: readonly LineaPorGuardar[];
  readonly advertencias: readonly string[];
}

const TEXTO_MAX = 500;
const REFERENCIA_MAX = 100;
const TIPO_MAX = 20;

export function ajustarEstado(leido: EstadoLeido, primerDia: string): EstadoPorGuardar {
  const fechas = leido.lineas.map(({ fecha }) => fecha).sort();
  const primera = leido.desde ?? fechas[0];
  const [ultima] = [leido.hasta, fechas.at(-1)]
    .filter((dia) => dia !== null && dia !== undefined)
    .sort()
    .reverse();
  if (primera === undefined || ultima === undefined || ultima === null)
    throw new ProblemaError('ESTADO_ILEGIBLE', {
      detalle: 'El archivo no trae movimientos ni dice de qué días es.',
    });
  if (ultima < primerDia)
    throw new ProblemaError('ESTADO_NO_CONTINUA', {
      detalle: `El archivo llega al ${fechaEnPalabras(ultima)}, y la cuenta se compara desde el ${fechaEnPalabras(primerDia)}.`,
    });
  const esDeDespues = leido.saldoFinalAl !== undefined && leido.saldoFinalAl > ultima;
  const { saldoInicial, saldoFinal } = saldosDe(esDeDespues ? { ...leido, saldoFinal: null } : leido);
  const deAntes = leido.lineas.filter(({ fecha }) => fecha < primerDia);
  const enCero = leido.lineas.filter(({ monto }) => monto === 0).length;
  return {
    desde: primera < primerDia ? primerDia : primera,
    hasta: ultima,
    saldoInicial: saldoInicial === null ? null : sumar([saldoInicial, ...deAntes.map(({ monto }) => monto)]),
    saldoFinal,
    lineas: leido.lineas
      .filter(({ fecha, monto }) => fecha >= primerDia && monto !== 0)
      .map((linea, orden) => comoSeGuarda(linea, orden)),
    advertencias: [
      ...(deAntes.length > 0 ? [dejadas(deAntes.length, `de antes del ${fechaEnPalabras(primerDia)}`)] : []),
      ...(enCero > 0 ? [dejadas(enCero, 'por Q 0.00')] : []),
      ...(esDeDespues
        ? ['El saldo que dice el archivo es de un día posterior a sus líneas: no se usó.']
        : []),
      ...(saldoInicial === null
        ? ['El archivo no dice sus saldos: no se pudo probar que continúa lo ya importado.']
        : []),
    ],
  };
}

const dejadas = (cantidad: number, cuales: string): string =>
  cantidad === 1 ? `No se tomó 1 línea ${cuales}.` : `No se tomaron ${cantidad} líneas ${cuales}.`;

/** As the file says them or, where it does not, as its running balances do. */
function saldosDe({ saldoInicial, saldoFinal, lineas }: EstadoLeido): {
  saldoInicial: Centavos | null;
  saldoFinal: Centavos | null;
} {
  const total = sumar(lineas.map(({ monto }) => monto));
  const conSaldo = lineas.findIndex(({ saldo }) => saldo !== null);
  const corrido = lineas[conSaldo]?.saldo ?? null;
  const hastaAhi = sumar(lineas.slice(0, conSaldo + 1).map(({ monto }) => monto));
  const inicial =
    saldoInicial ??
    (corrido === null ? null : restar(corrido, hastaAhi)) ??
    (saldoFinal === null ? null : restar(saldoFinal, total));
  return {
    saldoInicial: inicial,
    saldoFinal: saldoFinal ?? (inicial === null ? null : sumar([inicial, total])),
  };
}

function comoSeGuarda({ fila, ...linea }: LineaLeida, orden: number): LineaPorGuardar {
  if (magnitud(linea.monto) > MONTO_MAX)
    throw new ProblemaError('ESTADO_ILEGIBLE', { detalle: `Fila ${fila}: el monto es demasiado grande.` });
  return {
    ...linea,
    orden,
    texto: acortado(linea.texto, TEXTO_MAX) ?? '',
    referencia: acortado(linea.referencia, REFERENCIA_MAX),
    tipo: acortado(linea.tipo, TIPO_MAX),
  };
}

/** Null when nothing is left of it. */
function acortado(texto: string | null, largoMax: number): string | null {
  // PostgreSQL keeps no NUL and no half of a letter.
  const limpio = (texto ?? '').replaceAll('\u0000', '').trim().slice(0, largoMax).toWellFormed().trim();
  return limpio === '' ? null : limpio;
}
