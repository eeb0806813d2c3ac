// What a statement says of its balances must be what its lines add up to: opening + credits − debits = closing, and after each line
// its running balance. The lines come out as the bank made them, the oldest first, also of a file that begins with the newest.
import { type Centavos, centavos, formatearCifra, magnitud } from '../dinero.ts';
import { EstadoIlegible, type EstadoLeido, type LineaLeida } from './estado-de-cuenta.ts';

export interface EstadoPorProbar extends EstadoLeido {
  /** Where the file says its closing balance. */
  readonly filaDelSaldoFinal?: number | undefined;
}

export function probarSaldos({ filaDelSaldoFinal, ...estado }: EstadoPorProbar): EstadoLeido {
  const segunFechas = porFechas(estado.lineas);
  if (!estado.lineas.some(({ saldo }) => saldo !== null)) {
    probarTotales(estado, filaDelSaldoFinal);
    return { ...estado, lineas: segunFechas };
  }
  for (const lineas of ordenesPosibles(estado.lineas, segunFechas)) {
    if (primerDesacuerdo(estado, lineas, filaDelSaldoFinal) === undefined) return { ...estado, lineas };
  }
  probarTotales(estado, filaDelSaldoFinal);
  throw primerDesacuerdo(estado, segunFechas, filaDelSaldoFinal);
}

/** Opening + credits − debits = closing, where the file says both. */
function probarTotales({ saldoInicial, saldoFinal, lineas }: EstadoLeido, fila: number | undefined): void {
  if (saldoInicial === null || saldoFinal === null) return;
  const creditos = total(lineas.filter(({ monto }) => monto > 0));
  const debitos = total(lineas.filter(({ monto }) => monto < 0));
  const resulta = exacto(saldoInicial + creditos + debitos);
  if (resulta === saldoFinal) return;
  throw new EstadoIlegible(
    `El saldo inicial ${formatearCifra(saldoInicial)} más los créditos ${formatearCifra(creditos)} menos los débitos ${formatearCifra(magnitud(debitos))} da ${formatearCifra(resulta)}, y el saldo final del archivo es ${formatearCifra(saldoFinal)}: la diferencia es de ${formatearCifra(magnitud(exacto(saldoFinal - resulta)))}.`,
    fila ?? null,
  );
}

/** As the dates tell first; then the other way; then by days, for a file whose days run one way and whose lines the other. */
function* ordenesPosibles(
  lineas: readonly LineaLeida[],
  segunFechas: readonly LineaLeida[],
): Generator<readonly LineaLeida[]> {
  yield segunFechas;
  const alReves = segunFechas.toReversed();
  yield alReves;
  yield lineas.toSorted(porDia);
  yield lineas.toReversed().toSorted(porDia);
}

const porDia = (una: LineaLeida, otra: LineaLeida): number =>
  una.fecha < otra.fecha ? -1 : una.fecha > otra.fecha ? 1 : 0;

/** Turned around when it goes back in time more often than on. */
function porFechas(lineas: readonly LineaLeida[]): readonly LineaLeida[] {
  let pasos = 0;
  lineas.forEach((linea, i) => {
    const anterior = lineas[i - 1];
    if (anterior !== undefined) pasos += Math.sign(porDia(anterior, linea));
  });
  const [primera] = lineas;
  const ultima = lineas.at(-1);
  const retrocede = primera !== undefined && ultima !== undefined && primera.fecha > ultima.fecha;
  // `pasos` counts −1 for each step forward in time.
  return retrocede && pasos > 0 ? lineas.toReversed() : lineas;
}

function primerDesacuerdo(
  { saldoInicial, saldoFinal }: EstadoLeido,
  lineas: readonly LineaLeida[],
  filaDelSaldoFinal: number | undefined,
): EstadoIlegible | undefined {
  let anterior = saldoInicial;
  for (const { monto, saldo, fila } of lineas) {
    const resulta = anterior === null ? null : exacto(anterior + monto);
    if (saldo !== null && resulta !== null && saldo !== resulta) {
      return new EstadoIlegible(
        `El saldo ${formatearCifra(saldo)} no es el que resulta: ${formatearCifra(exacto(resulta - monto))} ${monto < 0 ? '−' : '+'} ${formatearCifra(magnitud(monto))} = ${formatearCifra(resulta)}.`,
        fila,
      );
    }
    anterior = saldo ?? resulta;
  }
  if (anterior === null || saldoFinal === null || anterior === saldoFinal) return undefined;
  return new EstadoIlegible(
    `El saldo después del último movimiento es ${formatearCifra(anterior)}, y el saldo final del archivo es ${formatearCifra(saldoFinal)}.`,
    filaDelSaldoFinal ?? lineas.at(-1)?.fila ?? null,
  );
}

const total = (lineas: readonly LineaLeida[]): Centavos =>
  lineas.reduce((suma, { monto }) => exacto(suma + monto), centavos(0));

/** Amounts are far inside exact integers; only a file made to hurt has enough of them to leave. */
function exacto(valor: number): Centavos {
  if (!Number.isSafeInteger(valor))
    throw new EstadoIlegible('La suma de los movimientos es demasiado grande.');
  return centavos(valor);
}
