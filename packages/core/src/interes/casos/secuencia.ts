// Interest posted period after period: what is posted, rounded, joins the balance and earns in the next ones.
import { fechaDeDia, numeroDeDia } from '../dia.ts';
import { NADA, type Racional, sumarRacionales } from '../racional.ts';
import { Anio } from './anio.ts';
import type { RespuestaDeCaso, SegmentoDeCaso } from './caso.ts';
import { type Cifras, escribir, leerCifras, redondearA } from './cifras.ts';
import { type Devengo, devengar, SIN_DEVENGO } from './devengo.ts';
import type { Lector } from './lector.ts';
import { acumular, leerMetodoDeSaldo, leerMovimientos, type MetodoDeSaldo, trechosEntre } from './saldos.ts';
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
  const [anio, tarifa, cifras] = [new Anio(lector), new Tarifa(lector), leerCifras(lector)];
  const pagos = new Pagos(cifras, lector.decimal('principal'));
  const periodos = lector.valores('period_days', (valores, campo) => valores.entero(campo, 0, DIAS_MAX));
  for (const dias of periodos)
    pagos.pagar(tarifa.alcanza(pagos.saldo) ? devengar(anio.de(dias), pagos.saldo, tarifa) : SIN_DEVENGO);
  return pagos.respuesta(lector, 'postings');
}

/** The days count from the first movement when the account begins inside a period. */
function secuenciaDeSaldos(lector: Lector, metodo: MetodoDeSaldo): RespuestaDeCaso {
  const [anio, tarifa, cifras] = [new Anio(lector), new Tarifa(lector), leerCifras(lector)];
  const periodos = lector.lista('periods');
  const movimientos = [...leerMovimientos(lector, periodos[0]?.fecha('from'))];
  const pagos = new Pagos(cifras, NADA);
  for (const periodo of periodos) {
    const [desde, hasta] = [periodo.fecha('from'), periodo.hasta()];
    const pagado = pagos.pagar(
      devengarTrechos(trechosEntre(acumular(movimientos), desde, hasta), metodo, anio, tarifa),
    );
    // Before the other movements of that day: the order inside a day changes no balance at its end.
    const lugar = movimientos.findIndex(({ fecha }) => fecha >= hasta);
    movimientos.splice(lugar === -1 ? movimientos.length : lugar, 0, { fecha: hasta, monto: pagado });
  }
  const final = movimientos.reduce((suma, { monto }) => sumarRacionales(suma, monto), NADA);
  return pagos.respuesta(lector, 'postings', final);
}

/** Every day its own posting, dated the day after and rounded. */
export function pagosDiarios(lector: Lector): RespuestaDeCaso {
  const [anio, tarifa, cifras] = [new Anio(lector), new Tarifa(lector), leerCifras(lector)];
  const movimientos = leerMovimientos(lector);
  const desde = lector.tiene('from') ? lector.fecha('from') : (movimientos[0]?.fecha ?? lector.fecha('from'));
  const pagos = new Pagos(cifras, NADA);
  let visto = 0;
  for (const dia of diasDesde(desde, cuantosPagos(lector, desde))) {
    for (
      let uno = movimientos[visto];
      uno !== undefined && uno.fecha <= dia.desde;
      uno = movimientos[visto]
    ) {
      pagos.mover(uno.monto);
      visto++;
    }
    const { saldo } = pagos;
    pagos.pagar(
      tarifa.alcanza(saldo) ? devengar(anio.entre(dia.desde, dia.hasta), saldo, tarifa) : SIN_DEVENGO,
    );
  }
  return pagos.respuesta(lector, 'balance');
}

class Pagos {
  readonly #cifras: Cifras;
  readonly #pagados: Racional[] = [];
  readonly #segmentos: SegmentoDeCaso[] = [];
  saldo: Racional;

  constructor(cifras: Cifras, saldo: Racional) {
    this.#cifras = cifras;
    this.saldo = saldo;
  }

  mover(monto: Racional): void {
    this.saldo = sumarRacionales(this.saldo, monto);
  }

  pagar({ interes, segmentos }: Devengo): Racional {
    const pagado = redondearA(interes, this.#cifras);
    this.#pagados.push(pagado);
    this.#segmentos.push(...segmentos);
    this.mover(pagado);
    return pagado;
  }

  respuesta(lector: Lector, porOmision: string, saldo = this.saldo): RespuestaDeCaso {
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
        return { value: decir(saldo), segmentos };
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
