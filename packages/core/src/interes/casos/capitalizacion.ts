// Interest that earns interest: by equal periods, by days over the balances of a case, or at an effective rate.
import {
  dividirRacionales,
  multiplicarRacionales,
  NADA,
  type Racional,
  racional,
  restarRacionales,
  sumarRacionales,
  UNO,
} from '../racional.ts';
import { Anio } from './anio.ts';
import type { RespuestaDeCaso, SegmentoDeCaso } from './caso.ts';
import { escribir, leerCifras, redondearA } from './cifras.ts';
import { interesAnual, segmento } from './devengo.ts';
import type { Lector } from './lector.ts';
import { leerSaldosAnotados, trechosEntre } from './saldos.ts';
import { potencia } from './series.ts';
import { Tarifa } from './tarifa.ts';
import { vecesAlAnio } from './veces-al-anio.ts';

const PERIODOS_MAX = 4000;

/** Between one period and the next of a table by amount: far beyond any scale, so that figures stay of a size. */
const ENTRE_PERIODOS = { escala: 60, modo: 'mitad-arriba' } as const;

export function capitalizarPorPeriodos(lector: Lector): RespuestaDeCaso {
  const capital = lector.decimal('principal');
  const tarifa = new Tarifa(lector);
  const veces = racional(BigInt(vecesAlAnioDe(lector)));
  const periodos = lector.entero('periods', 0, PERIODOS_MAX);
  const [unica] = tarifa.partes(capital);
  if (!tarifa.alcanza(capital) || unica === undefined) return loPedido(lector, capital, NADA, []);
  if (lector.tiene('tiers')) return porTabla(lector, capital, tarifa, veces, periodos);
  const porPeriodo = sumarRacionales(UNO, dividirRacionales(interesAnual(UNO, unica.tasa), veces));
  const factor = potencia(porPeriodo, racional(BigInt(periodos)));
  const interes = crecidoDe(capital, factor);
  return loPedido(lector, capital, interes, [segmento({}, capital, unica.tasa, interes)]);
}

/** A day compounds on the balance and on what was earned before it, inside the period. */
export function capitalizarPorDias(lector: Lector): RespuestaDeCaso {
  const [desde, hasta] = [lector.fecha('from'), lector.hasta()];
  const [anio, tarifa] = [new Anio(lector), new Tarifa(lector)];
  const segmentos: SegmentoDeCaso[] = [];
  let ganado = NADA;
  for (const trecho of trechosEntre(leerSaldosAnotados(lector), desde, hasta)) {
    const lapso = anio.entre(trecho.desde, trecho.hasta);
    if (lapso.dias === 0 || !tarifa.alcanza(trecho.saldo)) continue;
    const [parte, ...otras] = tarifa.partes(trecho.saldo, trecho.desde);
    if (parte === undefined || otras.length > 0 || tarifa.cortes(desde, hasta).length > 0)
      return lector.rechazar('tiers', 'la capitalización diaria se hace con una sola tasa');
    const porDia = sumarRacionales(
      UNO,
      multiplicarRacionales(interesAnual(UNO, parte.tasa), anio.porDia(lapso)),
    );
    const antes = sumarRacionales(parte.saldo, ganado);
    const interes = redondearA(
      crecidoDe(antes, potencia(porDia, racional(BigInt(lapso.dias)))),
      ENTRE_PERIODOS,
    );
    segmentos.push(segmento(lapso, parte.saldo, parte.tasa, interes));
    ganado = sumarRacionales(ganado, interes);
  }
  return { value: escribir(ganado, leerCifras(lector)), segmentos };
}

/** `capital × ((1 + rate) ^ (days ÷ year) − 1)`: the rate of the year is what a whole year yields. */
export function interesEfectivo(lector: Lector): RespuestaDeCaso {
  const anio = new Anio(lector);
  const partes = lector.tiene('segments') ? lector.lista('segments') : [lector];
  const segmentos: SegmentoDeCaso[] = [];
  let [capital, total] = [NADA, NADA];
  for (const parte of partes) {
    const saldo = parte.decimal(parte.nombre('balance', 'principal'));
    const tasa = (parte.tiene('rate_pct') ? parte : lector).decimal('rate_pct');
    const lapso = anio.leer(parte);
    const crecido = potencia(sumarRacionales(UNO, interesAnual(UNO, tasa)), lapso.fraccion);
    const interes = multiplicarRacionales(saldo, restarRacionales(crecido, UNO));
    segmentos.push(segmento(lapso, saldo, tasa, interes));
    [capital, total] = [sumarRacionales(capital, saldo), sumarRacionales(total, interes)];
  }
  return loPedido(lector, capital, total, segmentos);
}

/** A balance that grows may come into another band, so each period asks the table again. */
function porTabla(
  lector: Lector,
  capital: Racional,
  tarifa: Tarifa,
  veces: Racional,
  periodos: number,
): RespuestaDeCaso {
  let saldo = capital;
  for (let periodo = 0; periodo < periodos; periodo++) {
    const delAnio = tarifa
      .partes(saldo)
      .map((parte) => interesAnual(parte.saldo, parte.tasa))
      .reduce(sumarRacionales, NADA);
    saldo = redondearA(sumarRacionales(saldo, dividirRacionales(delAnio, veces)), ENTRE_PERIODOS);
  }
  return loPedido(lector, capital, restarRacionales(saldo, capital), []);
}

/** What a capital earns by a factor of growth. Not reduced: both are thousands of digits long, and one division follows. */
const crecidoDe = (capital: Racional, factor: Racional): Racional => ({
  num: capital.num * (factor.num - factor.den),
  den: capital.den * factor.den,
});

function vecesAlAnioDe(lector: Lector): number {
  return lector.tiene('periods_per_year')
    ? lector.entero('periods_per_year', 1, PERIODOS_MAX)
    : vecesAlAnio(lector, 'compounding');
}

function loPedido(
  lector: Lector,
  capital: Racional,
  interes: Racional,
  segmentos: readonly SegmentoDeCaso[],
): RespuestaDeCaso {
  const cifras = leerCifras(lector);
  switch (lector.textoSiHay('return') ?? 'interest') {
    case 'interest':
    case 'total_interest':
      return { value: escribir(interes, cifras), segmentos };
    case 'maturity':
    case 'maturity_amount':
    case 'balance':
    case 'final_balance': {
      const num = capital.num * interes.den + interes.num * capital.den;
      return { value: escribir({ num, den: capital.den * interes.den }, cifras), segmentos };
    }
    default:
      return lector.rechazar('return', 'no se conoce lo que se pide');
  }
}
