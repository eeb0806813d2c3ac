// A worked case answered with what its `expected` holds. One resolver for each kind and one for each method of it;
// nothing here knows a case by its name.
import { diasSegun, fraccionDeAnio } from '../base-de-dias.ts';
import { enDecimales } from '../racional.ts';
import { leerCuentaDeDias } from './anio.ts';
import { capitalizarPorDias, capitalizarPorPeriodos, interesEfectivo } from './capitalizacion.ts';
import { type Caso, CasoNoEntendido, type ClaseDeCaso, clasesDeCaso, type RespuestaDeCaso } from './caso.ts';
import { Lector } from './lector.ts';
import { saldoSegunMetodo } from './metodo-de-saldo.ts';
import { periodosDePago } from './periodos.ts';
import { rendimientoAnual, retencion } from './rendimiento.ts';
import {
  pagosDiarios,
  secuenciaDelMinimo,
  secuenciaDelPromedio,
  secuenciaDePagos,
  secuenciaDiaria,
} from './secuencia.ts';
import {
  interesPorBandas,
  interesPorSegmentos,
  interesSobreElMinimo,
  interesSobreElPromedio,
  interesSobreSaldos,
} from './simple.ts';
import { tasaDeLaTabla } from './tabla-de-tasas.ts';
import { tasaDelPeriodo } from './tasa-del-periodo.ts';
import { tasaEquivalente } from './tasa-equivalente.ts';

type Resolver = (lector: Lector) => RespuestaDeCaso;

/** Throws `CasoNoEntendido`, with the name of the field, for whatever it does not know how to read. */
export function resolverCaso({ kind, inputs }: Caso): RespuestaDeCaso {
  const clase = clasesDeCaso.find((una) => una === kind);
  if (clase === undefined) throw new CasoNoEntendido('kind', `no se conoce la clase «${kind}»`);
  try {
    return porClase[clase](new Lector(inputs));
  } catch (error) {
    // A division by zero, a growth that no figure holds: of fields that are each well written.
    if (error instanceof RangeError) throw new CasoNoEntendido('inputs', error.message);
    throw error;
  }
}

const DECIMALES_DE_LA_FRACCION = 15;

const porClase: Readonly<Record<ClaseDeCaso, Resolver>> = {
  interest: interesPorMetodo,
  balance_method: saldoSegunMetodo,
  posting_periods: periodosDePago,
  rate_table: tasaDeLaTabla,
  day_count: cuentaDeDias,
  apy: rendimientoAnual,
  effective_rate: tasaEquivalente,
  withholding: retencion,
};

const porMetodo: ReadonlyMap<string, Resolver> = new Map([
  ['simple_segments', interesPorSegmentos],
  ['simple_interest', interesPorSegmentos],
  ['simple', interesPorSegmentos],
  ['bands', interesPorBandas],
  ['marginal_bands', interesPorBandas],
  ['daily_balance_simple', interesSobreSaldos],
  ['average_balance_simple', interesSobreElPromedio],
  ['min_balance_simple', interesSobreElMinimo],
  ['minimum_balance_simple', interesSobreElMinimo],
  ['daily_balance_compound', capitalizarPorDias],
  ['daily_balance_compounding', capitalizarPorDias],
  ['daily_compounding', capitalizarPorDias],
  ['periodic_compounding', capitalizarPorPeriodos],
  ['effective_rate', interesEfectivo],
  ['effective_annual', interesEfectivo],
  ['effective_annual_rate', interesEfectivo],
  ['period_rate_on_base', tasaDelPeriodo],
  ['daily_posting', pagosDiarios],
  ['posting_sequence', secuenciaDePagos],
  ['min_balance_sequence', secuenciaDelMinimo],
  ['minimum_balance_sequence', secuenciaDelMinimo],
  ['average_balance_sequence', secuenciaDelPromedio],
  ['avg_balance_sequence', secuenciaDelPromedio],
  ['daily_balance_sequence', secuenciaDiaria],
]);

function interesPorMetodo(lector: Lector): RespuestaDeCaso {
  const metodo = lector.texto('method');
  const resolver = porMetodo.get(metodo) ?? lector.rechazar('method', `no se conoce el método «${metodo}»`);
  return resolver(lector);
}

/** Both of what may be asked for: the days and the part of a year. */
function cuentaDeDias(lector: Lector): RespuestaDeCaso {
  const base = leerCuentaDeDias(lector, 'convention');
  const [desde, hasta] = [lector.fecha(lector.nombre('start', 'from')), lector.hasta()];
  const vencimiento = lector.fechaSiHay(lector.nombre('termination', 'maturity'));
  return {
    days: diasSegun(base, desde, hasta, vencimiento),
    year_fraction: enDecimales(
      fraccionDeAnio(base, desde, hasta, vencimiento),
      DECIMALES_DE_LA_FRACCION,
      'mitad-arriba',
    ),
    segmentos: [],
  };
}
