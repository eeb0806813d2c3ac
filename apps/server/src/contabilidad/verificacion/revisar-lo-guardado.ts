// What is stored besides the partidas and adds them up: balances, counts and contrapartidas, of all times or of the months
// that were touched. When every line was looked at, only the days whose sums came out otherwise are added up again here.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { ultimoDia } from '@cuadra/core/cierre';
import { revisarConteos } from '#contabilidad/saldos/revisar-conteos.ts';
import { revisarContrapartidas } from '#contabilidad/saldos/revisar-contrapartidas.ts';
import { type AlcanceDeSaldos, revisarAnios, revisarSaldos } from '#contabilidad/saldos/revisar-saldos.ts';
import type { Database } from '#platform/database/pool.ts';
import type { DiasPorComparar } from './dias-por-comparar.ts';

/** With more than these, everything at once costs less. */
const MESES_MAX = 24;

/** Everything, from a year on or of all times. */
export function revisarTodoLoGuardado(
  db: Database,
  {
    desde,
    dias,
    senal,
  }: {
    readonly desde: number | undefined;
    readonly dias: DiasPorComparar;
    readonly senal: AbortSignal | undefined;
  },
): Promise<Hallazgo[]> {
  return revisarAlcance(db, desde === undefined ? {} : { desde: `${desde}-01-01` }, { dias, senal });
}

/** The months of some days; their contrapartidas, which take longer to work out, only of those days. */
export async function revisarLoTocado(
  db: Database,
  { dias, senal }: { readonly dias: readonly string[]; readonly senal: AbortSignal | undefined },
): Promise<Hallazgo[]> {
  const porMes = Map.groupBy(dias, (dia) => `${dia.slice(0, 7)}-01`);
  if (porMes.size > MESES_MAX) return revisarAlcance(db, {}, { dias: { contrapartidas: dias }, senal });
  const hallazgos: Hallazgo[] = [];
  for (const [mes, suyos] of porMes)
    hallazgos.push(...(await revisarAlcance(db, mesEntero(mes), { dias: { contrapartidas: suyos }, senal })));
  // A month alone says nothing of its year.
  if (porMes.size > 0) hallazgos.push(...(await revisarAnios(db, senal)));
  return hallazgos;
}

async function revisarAlcance(
  db: Database,
  alcance: AlcanceDeSaldos,
  { dias, senal }: { readonly dias: Partial<DiasPorComparar>; readonly senal: AbortSignal | undefined },
): Promise<Hallazgo[]> {
  return [
    ...(await revisarSaldos(db, { ...alcance, dias: dias.saldos }, senal)),
    ...(await revisarConteos(db, alcance)),
    ...(await revisarContrapartidas(db, { ...alcance, dias: dias.contrapartidas }, senal)),
  ];
}

function mesEntero(desde: string): AlcanceDeSaldos {
  const { year, month } = Temporal.PlainDate.from(desde);
  return { desde, hasta: ultimoDia(year, month) };
}
