// What whoever approves a run should know first, and must say that they do.
import type { Corrida } from '@cuadra/contract/ahorros/corridas';
import { type Centavos, centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { deDecimal } from '@cuadra/core/interes/racional';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { ResumenDeCorrida } from '#platform/database/tables/intereses.ts';
import { leerAnterior } from './comparar-corrida.ts';

type Advertencia = Corrida['advertencias'][number];

/** From which change of the total on, in parts of a hundred, somebody should look twice. */
const CAMBIO_MAX = 20;
/** Rounding to the nearest leaves about 0.29 centavos for each account, times the square root of how many: six times that is no accident. */
const RESIDUO_POR_RAIZ = 1.75;

interface Advertida {
  readonly id: number;
  readonly clase: string;
  readonly lineas: number;
  readonly interes: Centavos;
  readonly exacto: string;
  readonly resumen: ResumenDeCorrida | null;
}

export async function advertenciasDe(db: Database, corrida: Advertida): Promise<Advertencia[]> {
  return [
    ...(await cambioDelTotal(db, corrida)),
    ...sinTabla(corrida),
    ...exencionesVencidas(corrida),
    ...(await residuo(db, corrida)),
  ];
}

async function cambioDelTotal(db: Database, { id, clase }: Advertida): Promise<Advertencia[]> {
  if (clase !== 'ordinaria') return [];
  const anterior = await leerAnterior(db, id);
  if (anterior === undefined) return [];
  const { rows } = await sql<{ esta: Centavos; antes: Centavos }>`
    select coalesce(sum(t.interes) filter (where t.corrida = ${id}), 0)::bigint as esta,
      coalesce(sum(t.interes) filter (where t.corrida = ${anterior.id}), 0)::bigint as antes
    from corrida_tanda t where t.corrida in (${id}, ${anterior.id}) and exists (
      select from corrida_alcance a join corrida_alcance b on b.producto = a.producto and b.agencia = a.agencia
      where a.corrida = ${id} and b.corrida = ${anterior.id} and a.producto = t.producto and a.agencia = t.agencia)`.execute(
    db,
  );
  const { esta, antes } = rows[0] ?? { esta: 0, antes: 0 };
  if (antes === 0 || Math.abs(esta - antes) * 100 <= CAMBIO_MAX * antes) return [];
  const cambio = Math.round(((esta - antes) * 100) / antes);
  const mensaje = `El total cambió ${cambio > 0 ? '+' : '−'}${Math.abs(cambio)} % respecto a «${anterior.nombre}».`;
  return [{ codigo: 'CAMBIO_DEL_TOTAL', mensaje }];
}

function sinTabla({ resumen }: Advertida): Advertencia[] {
  const cuentas = resumen?.sinPago.find(({ motivo }) => motivo === 'SIN_TABLA')?.cuentas ?? 0;
  if (cuentas === 0) return [];
  const mensaje =
    cuentas === 1 ? 'Una cuenta no tiene tabla de tasas.' : `${cuentas} cuentas no tienen tabla de tasas.`;
  return [{ codigo: 'CUENTAS_SIN_TABLA', mensaje }];
}

function exencionesVencidas({ resumen }: Advertida): Advertencia[] {
  const cuentas = resumen?.exencionesVencidas ?? 0;
  if (cuentas === 0) return [];
  const mensaje =
    cuentas === 1
      ? 'La exención de ISR de una cuenta ya venció: se le retiene.'
      : `Las exenciones de ISR de ${cuentas} cuentas ya vencieron: se les retiene.`;
  return [{ codigo: 'EXENCIONES_VENCIDAS', mensaje }];
}

/** Only of products that round to the nearest: the others always round the same way. */
async function residuo(
  db: Database,
  { id, clase, lineas, interes, exacto }: Advertida,
): Promise<Advertencia[]> {
  if (lineas === 0 || clase !== 'ordinaria') return [];
  const { rows } = await sql<{ parejo: boolean }>`
    select not exists (
      select from jsonb_array_elements(r.reglas -> 'productos') p, jsonb_array_elements(p -> 'versiones') v
      where v ->> 'redondeo' not in ('mitad-arriba', 'mitad-par')) as parejo
    from corrida r where r.id = ${id}`.execute(db);
  if (rows[0]?.parejo !== true) return [];
  const { num, den } = deDecimal(exacto);
  const diferencia = Math.abs(Number(num - BigInt(interes) * den) / Number(den));
  if (diferencia <= 1 + RESIDUO_POR_RAIZ * Math.sqrt(lineas)) return [];
  const centavosDeMas = centavos(Math.round(diferencia));
  return [
    {
      codigo: 'RESIDUO',
      mensaje: `El redondeo dejó ${formatearQuetzales(centavosDeMas)}: más de lo esperable.`,
    },
  ];
}
