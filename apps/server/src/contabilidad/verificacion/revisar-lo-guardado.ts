// What is stored besides the partidas and adds them up: balances, counts and contrapartidas, of all times or of the months
// that were touched.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { ultimoDia } from '@cuadra/core/cierre';
import type { Database } from '../../platform/database/pool.ts';
import { revisarConteos } from '../saldos/revisar-conteos.ts';
import { revisarContrapartidas } from '../saldos/revisar-contrapartidas.ts';
import { type AlcanceDeSaldos, revisarAnios, revisarSaldos } from '../saldos/revisar-saldos.ts';

/** With more than these, everything at once costs less. */
const MESES_MAX = 24;

export async function revisarLoGuardado(
  db: Database,
  {
    desde,
    meses,
    senal,
  }: {
    readonly desde: number | undefined;
    /** By their first day; absent: all. */
    readonly meses: readonly string[] | undefined;
    readonly senal: AbortSignal | undefined;
  },
): Promise<Hallazgo[]> {
  if (meses === undefined || meses.length > MESES_MAX)
    return revisarAlcance(db, desde === undefined ? {} : { desde: `${desde}-01-01` }, senal);
  const hallazgos: Hallazgo[] = [];
  for (const mes of meses) hallazgos.push(...(await revisarAlcance(db, mesEntero(mes), senal)));
  // A month alone says nothing of its year.
  if (meses.length > 0) hallazgos.push(...(await revisarAnios(db, senal)));
  return hallazgos;
}

async function revisarAlcance(
  db: Database,
  alcance: AlcanceDeSaldos,
  senal: AbortSignal | undefined,
): Promise<Hallazgo[]> {
  return [
    ...(await revisarSaldos(db, alcance, senal)),
    ...(await revisarConteos(db, alcance)),
    ...(await revisarContrapartidas(db, alcance, senal)),
  ];
}

function mesEntero(desde: string): AlcanceDeSaldos {
  const { year, month } = Temporal.PlainDate.from(desde);
  return { desde, hasta: ultimoDia(year, month) };
}
