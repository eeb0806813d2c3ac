// On which side each amount is. The columns tell it: what leaves and what enters, a sign, a mark. Where they do not, the running
// balance does, and the person is told. Each reading is tried in its turn: the first whose balances add up is the one.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import type { SignoDeMonto } from '@cuadra/core/bancos/mapeo-de-estado';
import { type Centavos, magnitud, opuesto, restar } from '@cuadra/core/dinero';
import type { MontoEscrito, MovimientoLeido } from './leer-movimientos.ts';

export interface LecturaDeSignos {
  readonly montos: readonly Centavos[];
  /** What was assumed. */
  readonly aviso?: string;
}

export interface ComoPonerSignos {
  readonly signo: SignoDeMonto | undefined;
  readonly saldoInicial: Centavos | null;
}

export function* lecturasDeSigno(
  movimientos: readonly MovimientoLeido[],
  { signo, saldoInicial }: ComoPonerSignos,
): Generator<LecturaDeSignos> {
  const escritos = movimientos.map(({ escrito }) => escrito);
  const naturales = escritos.map(montoNatural);
  const enUna = escritos.every((escrito) => escrito.forma === 'uno' && escrito.lado === null);
  if (!enUna) {
    yield* enDosColumnas(escritos, naturales);
    return;
  }
  if (signo === 'invertido') yield { montos: naturales.map(opuesto) };
  if (signo === 'con-signo') yield { montos: naturales };
  if (signo === undefined) {
    yield naturales.length === 1 || movimientos.every(({ saldo }) => saldo === null)
      ? sinProbar(naturales)
      : { montos: naturales };
    // When none has a sign, there is none to turn around.
    if (naturales.some((monto) => monto < 0))
      yield {
        montos: naturales.map(opuesto),
        aviso: 'Los montos llevan el signo al revés: se leyeron según los saldos.',
      };
  }
  if (signo === 'por-saldo' || (signo === undefined && naturales.every((monto) => monto >= 0)))
    yield* segunSaldos(movimientos, saldoInicial);
}

function montoNatural(escrito: MontoEscrito): Centavos {
  if (escrito.forma === 'dos') return restar(escrito.credito, escrito.debito);
  if (escrito.lado === null) return escrito.monto;
  return escrito.lado === 'debito' ? opuesto(magnitud(escrito.monto)) : escrito.monto;
}

/** Some write what leaves as negative in its own column; a single negative among others takes back what was charged. */
function* enDosColumnas(
  escritos: readonly MontoEscrito[],
  naturales: readonly Centavos[],
): Generator<LecturaDeSignos> {
  const enDos = escritos.filter((escrito) => escrito.forma === 'dos');
  const debitos = enDos.map(({ debito }) => debito).filter((monto) => monto !== 0);
  const hayNegativos = enDos.some(({ debito, credito }) => debito < 0 || credito < 0);
  if (!hayNegativos) {
    yield { montos: naturales };
    return;
  }
  const magnitudes: LecturaDeSignos = {
    montos: escritos.map((escrito, i) =>
      escrito.forma === 'dos'
        ? restar(magnitud(escrito.credito), magnitud(escrito.debito))
        : (naturales[i] ?? escrito.monto),
    ),
    aviso: 'Los débitos vienen con signo negativo en su columna: se leyeron como lo que sale de la cuenta.',
  };
  const devueltos: LecturaDeSignos = {
    montos: naturales,
    aviso:
      'Hay montos negativos en las columnas de débito o crédito: se leyeron como movimientos que se revierten.',
  };
  const todosNegativos = debitos.length > 0 && debitos.every((monto) => monto < 0);
  yield* todosNegativos ? [magnitudes, devueltos] : [devueltos, magnitudes];
}

function sinProbar(montos: readonly Centavos[]): LecturaDeSignos {
  if (montos.some((monto) => monto < 0)) return { montos };
  return {
    montos,
    aviso:
      'Ningún monto lleva signo ni el archivo dice de qué lado está: todos se leyeron como créditos. Revíselo.',
  };
}

const SEGUN_SALDOS = 'Los montos no llevan signo: si entran o salen se dedujo del saldo de cada fila.';

/** In the order of the file and in the other one. */
function* segunSaldos(
  movimientos: readonly MovimientoLeido[],
  saldoInicial: Centavos | null,
): Generator<LecturaDeSignos> {
  if (movimientos.some(({ saldo }) => saldo === null)) return;
  const alReves = movimientos.toReversed();
  const vaAlReves = (movimientos[0]?.fecha ?? '') > (movimientos.at(-1)?.fecha ?? '');
  for (const orden of vaAlReves ? [alReves, movimientos] : [movimientos, alReves]) {
    const montos = deducir(orden, saldoInicial);
    if (montos === undefined) continue;
    const [primero] = orden;
    if (saldoInicial === null && primero !== undefined)
      throw new EstadoIlegible(
        'Los montos no llevan signo y el archivo no dice el saldo inicial: no se puede saber si el primer movimiento entra o sale. Elija las columnas a mano.',
        primero.fila,
      );
    yield { montos: orden === alReves ? montos.toReversed() : montos, aviso: SEGUN_SALDOS };
  }
}

function deducir(orden: readonly MovimientoLeido[], saldoInicial: Centavos | null): Centavos[] | undefined {
  let anterior = saldoInicial;
  const montos: Centavos[] = [];
  for (const { escrito, saldo } of orden) {
    const monto = magnitud(montoNatural(escrito));
    const cambio = anterior === null || saldo === null ? monto : restar(saldo, anterior);
    if (magnitud(cambio) !== monto) return undefined;
    montos.push(cambio);
    anterior = saldo;
  }
  return montos;
}
