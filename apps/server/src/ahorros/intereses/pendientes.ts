// What the runs of interest leave somebody to do: who approves, who answers for each, and what nobody has begun.
import { programacionPara } from '@cuadra/core/interes/abonos';
import type { FrecuenciaDeAbono } from '@cuadra/core/interes/reglas';
import { type RawBuilder, sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { finDelUltimo } from './corridas/ofrecer-corridas.ts';
import { esDeSusAgencias } from './corridas/tomar-corrida.ts';
import { CORRIDAS, enlaceACorrida } from './enlace.ts';
import { noPagada } from './no-pagada.ts';

/** Which runs `r`, of those in the agencias of whoever asks. */
type Cuales = (contexto: ContextoConActor) => RawBuilder<unknown>;

/** Attended at the oldest of them. */
function deCorridas(cuales: Cuales): Pick<ClaseDePendiente, 'contar' | 'link'> {
  const filas = (contexto: ContextoConActor) => sql`(select r.id from corrida r
    where r.clase <> 'cierre' and ${cuales(contexto)} and ${esDeSusAgencias(contexto.actor)}) x`;
  return {
    contar: (db, contexto) => contarFilas(db, filas(contexto)),
    async link(contexto, db) {
      const { rows } = await sql<{
        id: number;
      }>`select x.id from ${filas(contexto)} order by x.id limit 1`.execute(db);
      return rows[0] === undefined ? CORRIDAS : enlaceACorrida(rows[0].id);
    },
  };
}

export const corridasPorAprobar: ClaseDePendiente = {
  id: 'corridas-por-aprobar',
  titulo: ['corrida de intereses por aprobar', 'corridas de intereses por aprobar'],
  permiso: 'intereses:aprobar',
  ...deCorridas(
    ({ actor: { id } }) =>
      sql`r.estado = 'calculado' and r.creada_por is distinct from ${id} and r.calculada_por is distinct from ${id}`,
  ),
};

export const reversionesPorResolver: ClaseDePendiente = {
  id: 'reversiones-de-intereses',
  titulo: [
    'reversión de intereses que espera su decisión',
    'reversiones de intereses que esperan su decisión',
  ],
  permiso: 'intereses:aprobar',
  ...deCorridas(
    ({ actor: { id } }) =>
      sql`r.estado = 'aplicado' and r.reversion_pedida_por is not null and r.reversion_pedida_por <> ${id}`,
  ),
};

/** To whoever answers for its plan, or created it. */
const esSuya = ({ actor: { id } }: ContextoConActor): RawBuilder<unknown> =>
  sql`coalesce((select p.responsable from programacion_de_intereses p where p.id = r.programacion), r.creada_por) = ${id}`;

export const corridasPorAplicar: ClaseDePendiente = {
  id: 'corridas-por-aplicar',
  titulo: ['corrida de intereses aprobada, por aplicar', 'corridas de intereses aprobadas, por aplicar'],
  permiso: 'intereses:programar',
  ...deCorridas((contexto) => sql`r.estado = 'aprobado' and ${esSuya(contexto)}`),
};

export const corridasPorAtender: ClaseDePendiente = {
  id: 'corridas-por-atender',
  titulo: [
    'corrida de intereses detenida, fallida o por recalcular',
    'corridas de intereses detenidas, fallidas o por recalcular',
  ],
  permiso: 'intereses:programar',
  ...deCorridas((contexto) => sql`r.estado in ('vencido', 'fallido', 'detenido') and ${esSuya(contexto)}`),
};

/** Products whose last period ended and that no run, applied or on its way, covers. Those that follow each account's day have theirs planned. */
export const periodosPorPagar: ClaseDePendiente = {
  id: 'intereses-por-calcular',
  titulo: ['producto de ahorro con intereses por calcular', 'productos de ahorro con intereses por calcular'],
  permiso: 'intereses:programar',
  async contar(db, { actor, ahora }) {
    const hoy = hoyEn({ ahora: () => ahora }).toString();
    const productos = await leerProductos(db, hoy);
    const faltan = await Promise.all(
      productos.map(({ id, abono }) => faltaPagar(db, id, abono, finDelUltimo(abono, hoy), actor.agencias)),
    );
    return faltan.filter(Boolean).length;
  },
  link: () => CORRIDAS,
};

async function leerProductos(
  db: Database,
  hoy: string,
): Promise<readonly { readonly id: number; readonly abono: FrecuenciaDeAbono }[]> {
  const { rows } = await sql<{ id: number; abono: FrecuenciaDeAbono }>`
    select p.id, v.abono from producto_ahorro p
    join lateral (select x.abono from version_de_producto x where x.producto = p.id and x.estado = 'publicada' and x.desde <= ${hoy}::date
      order by x.desde desc limit 1) v on true
    where p.estado <> 'preparacion'`.execute(db);
  return rows.filter(({ abono }) => programacionPara(abono) !== 'diaria');
}

/** Accounts are looked at only where no run says that it paid up to there. */
async function faltaPagar(
  db: Database,
  producto: number,
  abono: FrecuenciaDeAbono,
  limite: string,
  agencias: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ falta: boolean }>`
    select exists (
      select from unnest(${agencias}::text[]) g (agencia)
      where not exists (
        select from corrida_alcance a join corrida r on r.id = a.corrida
        where a.producto = ${producto} and a.agencia = g.agencia and r.hasta >= ${limite}::date and r.clase = 'ordinaria'
          and r.estado not in ('cancelado', 'revertido'))
        and exists (
          select from cuenta_ahorro c where c.producto = ${producto} and c.agencia = g.agencia and ${noPagada(abono, limite)})
    ) as falta`.execute(db);
  return rows[0]?.falta ?? false;
}
