// Interest posted period after period: what is posted, rounded, joins the balance and earns in the next ones.
import { fechaDeDia, numeroDeDia } from '../dia.ts';
import { NADA, type Racional, sumarRacionales } from '../racional.ts';
import { Anio } from './anio.ts';
import type { RespuestaDeCaso, SegmentoDeCaso } from './caso.ts';
import { type Cifras, escribir, leerCifras, redondearA } from './cifras.ts';
import { type Devengo, devengar, SIN_DEVENGO } from './devengo.ts';
import type { Lector } from './lector.ts';
import {
  leerMetodoDeSaldo,
  leerMovimientos,
  type MetodoDeSaldo,
  type Movimiento,
  type SaldoAnotado,
  trechosEntre,
} from './saldos.ts';
import { devengarTrechos } from './simple.ts';
import { Tarifa } from './tarifa.ts';

const PAGOS_MAX = 3660;
const DIAS_MAX = 100_000;

export const secuenciaDelMinimo = (lector: Lector): RespuestaDeCaso =>
  secuenciaDeSaldos(lector, metodoEscrito(lector, 'minimo'));

export const secuenciaDelPromedio = (lector: Lector): RespuestaDeCaso =>
  secuenciaDeSaldos(lector, 'promedio');

export const secuenciaDiaria = (lector: Lector): RespuestaDeCaso => secuenciaDeSaldos(lector, 'diario');

/** Over a capital that only the postings change, by the days of each period; with dates, over its balances. */
export function secuenciaDePagos(lector: Lector): RespuestaDeCaso {
  if (!lector.tiene('period_days'))
    return secuenciaDeSaldos(lector, leerMetodoDeSaldo(lector.textoSiHay('balance_method')));
  const [anio, tarifa] = [new Anio(lector), new Tarifa(lector)];
  const libreta = new Libreta([], lector.decimal('principal'));
  const pagos = new Pagos(leerCifras(lector), libreta);
  for (const dias of lector.valores('period_days', (valores, campo) => valores.entero(campo, 0, DIAS_MAX))) {
    const { saldo } = libreta;
    pagos.pagar(tarifa.alcanza(saldo) ? devengar(anio.de(dias), saldo, tarifa) : SIN_DEVENGO);
  }
  return pagos.respuesta(lector, 'postings');
}

/** The days count from the first movement when the account begins inside a period. */
function secuenciaDeSaldos(lector: Lector, metodo: MetodoDeSaldo): RespuestaDeCaso {
  const [anio, tarifa] = [new Anio(lector), new Tarifa(lector)];
  const periodos = leerPeriodos(lector);
  const libreta = new Libreta(leerMovimientos(lector, periodos[0]?.desde));
  const pagos = new Pagos(leerCifras(lector), libreta);
  for (const { desde, hasta } of periodos) {
    libreta.avanzar(desde);
    // What came before stands before any day of the period.
    const anotados = [
      ...(libreta.abierta ? [{ fecha: '', saldo: libreta.saldo }] : []),
      ...libreta.avanzar(hasta),
    ];
    pagos.pagar(devengarTrechos(trechosEntre(anotados, desde, hasta), metodo, anio, tarifa));
  }
  libreta.avanzar();
  return pagos.respuesta(lector, 'postings');
}

/** Every day its own posting, dated the day after and rounded. */
export function pagosDiarios(lector: Lector): RespuestaDeCaso {
  const [anio, tarifa] = [new Anio(lector), new Tarifa(lector)];
  const movimientos = leerMovimientos(lector);
  const desde = lector.tiene('from') ? lector.fecha('from') : (movimientos[0]?.fecha ?? lector.fecha('from'));
  const libreta = new Libreta(movimientos);
  const pagos = new Pagos(leerCifras(lector), libreta);
  for (const dia of diasDesde(desde, cuantosPagos(lector, desde))) {
    libreta.avanzar(dia.hasta);
    const { saldo } = libreta;
    pagos.pagar(
      tarifa.alcanza(saldo) ? devengar(anio.entre(dia.desde, dia.hasta), saldo, tarifa) : SIN_DEVENGO,
    );
  }
  return pagos.respuesta(lector, 'balance');
}

/** Its balance as its movements come, each once. */
class Libreta {
  readonly #movimientos: readonly Movimiento[];
  #vistos = 0;
  saldo = NADA;

  constructor(movimientos: readonly Movimiento[], saldo = NADA) {
    this.#movimientos = movimientos;
    this.saldo = saldo;
  }

  get abierta(): boolean {
    return this.#vistos > 0;
  }

  mover(monto: Racional): void {
    this.saldo = sumarRacionales(this.saldo, monto);
  }

  /** Up to a day, without it: the balances that it had since the last time. */
  avanzar(hasta?: string): readonly SaldoAnotado[] {
    const anotados: SaldoAnotado[] = [];
    for (const { fecha, monto } of this.#movimientos.slice(this.#vistos)) {
      if (hasta !== undefined && fecha >= hasta) break;
      this.mover(monto);
      this.#vistos++;
      anotados.push({ fecha, saldo: this.saldo });
    }
    return anotados;
  }
}

class Pagos {
  readonly #cifras: Cifras;
  readonly #pagados: Racional[] = [];
  readonly #segmentos: SegmentoDeCaso[] = [];
  readonly #libreta: Libreta;

  constructor(cifras: Cifras, libreta: Libreta) {
    this.#cifras = cifras;
    this.#libreta = libreta;
  }

  pagar({ interes, segmentos }: Devengo): void {
    const pagado = redondearA(interes, this.#cifras);
    this.#pagados.push(pagado);
    this.#segmentos.push(...segmentos);
    this.#libreta.mover(pagado);
  }

  respuesta(lector: Lector, porOmision: string): RespuestaDeCaso {
    const decir = (valor: Racional) => escribir(valor, this.#cifras);
    const total = this.#pagados.reduce(sumarRacionales, NADA);
    const segmentos = this.#segmentos;
    switch (lector.textoSiHay('return') ?? porOmision) {
      case 'last_posting':
        return { value: decir(this.#pagados.at(-1) ?? NADA), segmentos };
      case 'first_posting':
        return { value: decir(this.#pagados[0] ?? NADA), segmentos };
      case 'balance':
      case 'final_balance':
      case 'maturity':
        return { value: decir(this.#libreta.saldo), segmentos };
      case 'interest':
      case 'total':
      case 'total_interest':
      case 'sum':
        return { value: decir(total), segmentos };
      case 'postings':
      case 'all_postings':
      case 'values':
        return { value: decir(total), values: this.#pagados.map(decir), segmentos };
      default:
        return lector.rechazar('return', 'no se conoce lo que se pide');
    }
  }
}

/** The one that the case writes, when it writes a minimum; only that tells whether lows inside a day count. */
function metodoEscrito(lector: Lector, porOmision: MetodoDeSaldo): MetodoDeSaldo {
  const escrito = leerMetodoDeSaldo(lector.textoSiHay('balance_method'));
  return escrito === 'diario' ? porOmision : escrito;
}

/** One after the other: what one pays is in the balance of the next. */
function leerPeriodos(lector: Lector): readonly { desde: string; hasta: string }[] {
  const periodos = lector.lista('periods').map((uno) => ({ desde: uno.fecha('from'), hasta: uno.hasta() }));
  const seguidos = periodos.every(({ desde }, indice) => desde >= (periodos[indice - 1]?.hasta ?? desde));
  return seguidos ? periodos : lector.rechazar('periods', 'los períodos no van uno después de otro');
}

function cuantosPagos(lector: Lector, desde: string): number {
  if (lector.tiene('postings')) return lector.entero('postings', 1, PAGOS_MAX);
  const hasta = lector.tieneHasta() ? lector.hasta() : lector.fecha('posting_date');
  const dias = numeroDeDia(hasta) - numeroDeDia(desde);
  return dias >= 1 && dias <= PAGOS_MAX
    ? dias
    : lector.rechazar('postings', `se esperan de 1 a ${PAGOS_MAX} días`);
}

function diasDesde(desde: string, cuantos: number): readonly { desde: string; hasta: string }[] {
  const primero = numeroDeDia(desde);
  return Array.from({ length: cuantos }, (_, indice) => ({
    desde: fechaDeDia(primero + indice),
    hasta: fechaDeDia(primero + indice + 1),
  }));
}
