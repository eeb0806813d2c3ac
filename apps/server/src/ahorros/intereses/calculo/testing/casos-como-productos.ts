// The worked cases that a product of ours could have: its rules, its rates and the balances of one account. What no product
// offers (overdrafts, rates of a month, interest every quarter of a year upon itself) is not told here.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { centavos } from '@cuadra/core/dinero';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import { deDecimal, enDecimales } from '@cuadra/core/interes/racional';
import type { ReglasDeInteres } from '@cuadra/core/interes/reglas';
import type { TablaDeTasas } from '@cuadra/core/interes/tasas';
import { REGLAS, tablaDe } from '@cuadra/core/interes/testing/entradas';

export interface CasoComoProducto {
  readonly id: string;
  readonly reglas: ReglasDeInteres;
  readonly tabla: TablaDeTasas;
  /** Balances from a day on, in centavos. */
  readonly saldos: readonly { readonly desde: string; readonly saldo: number }[];
  readonly desde: string;
  readonly hasta: string;
  readonly escala: number;
  readonly redondeo: 'mitad-arriba' | 'mitad-par';
  readonly esperado: string;
}

interface Datos {
  readonly method: string;
  readonly balance_method?: string;
  readonly compounding?: string;
  readonly days_in_year?: number;
  readonly rate_pct?: string;
  readonly scale: number;
  readonly rounding?: string;
  readonly min_balance_for_interest?: string;
  readonly history?: readonly { date: string; balance: string }[];
  readonly from?: string;
  readonly to_exclusive?: string;
  readonly segments?: readonly Segmento[];
  readonly principal?: string;
  readonly periods?: number;
  readonly periods_per_year?: number;
}

interface Segmento {
  readonly balance: string;
  readonly days?: number;
  readonly from?: string;
  readonly to_exclusive?: string;
  readonly tiers?: readonly { up_to: string | null; rate_pct: string }[];
}

const DESDE = '2025-01-01';

interface CasoEscrito {
  readonly id: string;
  readonly kind: string;
  readonly ambiguous: boolean;
  readonly inputs: Datos;
  readonly expected: { readonly value?: string };
}

const escritos = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('casos.json', import.meta.resolve('@cuadra/core/interes/calcular'))),
    'utf8',
  ),
) as { readonly cases: readonly CasoEscrito[] };

export const casosComoProductos: readonly CasoComoProducto[] = escritos.cases
  .filter(({ kind, ambiguous }) => kind === 'interest' && !ambiguous)
  .flatMap(({ id, inputs: datos, expected: { value } }) => {
    const libro = value === undefined ? undefined : libroDe(datos);
    if (value === undefined || libro === undefined || libro.saldos.some(({ saldo }) => saldo < 0)) return [];
    const redondeo = datos.rounding === 'HALF_EVEN' ? ('mitad-par' as const) : ('mitad-arriba' as const);
    return [
      {
        id,
        ...libro,
        reglas: reglasDe(datos),
        tabla: tablaDelCaso(datos),
        escala: datos.scale,
        redondeo,
        esperado: value,
      },
    ];
  });

function libroDe(datos: Datos): Pick<CasoComoProducto, 'saldos' | 'desde' | 'hasta'> | undefined {
  const { method, history, from, to_exclusive: hasta, segments } = datos;
  if (method === 'daily_balance_simple' && history !== undefined && from !== undefined && hasta !== undefined)
    return {
      desde: from,
      hasta,
      saldos: history.map(({ date, balance }) => ({ desde: date, saldo: enCentavos(balance) })),
    };
  if ((method === 'simple_segments' || method === 'bands') && segments !== undefined)
    return deSegmentos(segments);
  const diaria =
    method === 'periodic_compounding' && datos.compounding === 'daily' && datos.periods_per_year === 365;
  if (!diaria || datos.principal === undefined) return undefined;
  const fin = fechaDeDia(numeroDeDia(DESDE) + (datos.periods ?? 0));
  return { desde: DESDE, hasta: fin, saldos: [{ desde: DESDE, saldo: enCentavos(datos.principal) }] };
}

/** Those that only tell how many days they last follow each other. */
function deSegmentos(segmentos: readonly Segmento[]): Pick<CasoComoProducto, 'saldos' | 'desde' | 'hasta'> {
  const saldos: { desde: string; saldo: number }[] = [];
  let dia = segmentos[0]?.from ?? DESDE;
  const desde = dia;
  for (const { balance, days, to_exclusive: fin } of segmentos) {
    saldos.push({ desde: dia, saldo: enCentavos(balance) });
    dia = fin ?? fechaDeDia(numeroDeDia(dia) + (days ?? 0));
  }
  return { desde, hasta: dia, saldos };
}

function reglasDe({
  balance_method: metodo = '',
  method,
  min_balance_for_interest: minimo,
}: Datos): ReglasDeInteres {
  return {
    ...REGLAS,
    metodo: metodo.startsWith('average') ? 'promedio' : metodo.startsWith('minimum') ? 'minimo' : 'diario',
    capitalizacion: method === 'periodic_compounding' ? 'diaria' : 'ninguna',
    minimo: centavos(minimo === undefined ? 0 : enCentavos(minimo)),
  };
}

function tablaDelCaso({ rate_pct: tasa = '0', segments }: Datos): TablaDeTasas {
  const tiers = segments?.[0]?.tiers;
  if (tiers === undefined) return tablaDe('2000-01-01', [enPpm(tasa)]);
  const bordes = tiers.flatMap(({ up_to: borde }) => (borde === null ? [] : [centavos(enCentavos(borde))]));
  return tablaDe(
    '2000-01-01',
    tiers.map(({ rate_pct: suya }) => enPpm(suya)),
    bordes,
    'marginal',
  );
}

function enCentavos(quetzales: string): number {
  return Number(enDecimales(deDecimal(`${quetzales}e2`), 0, 'truncar'));
}

function enPpm(porCiento: string): number {
  return Number(enDecimales(deDecimal(`${porCiento}e4`), 0, 'truncar'));
}
