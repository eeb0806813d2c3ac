// All that the screen of a run tells. Nothing here reads its lines: what they add up to is kept with it.
import type * as contrato from '@cuadra/contract/ahorros/corridas';
import { centavos } from '@cuadra/core/dinero';
import { deDecimal, enDecimales, racional, restarRacionales } from '@cuadra/core/interes/racional';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import type { ResumenDeCorrida } from '#platform/database/tables/intereses.ts';
import { ProblemaError } from '#platform/problema.ts';
import { advertenciasDe } from './advertencias.ts';
import { pasosDe } from './pasos-de-corrida.ts';
import { leerCorridas } from './queries.ts';
import { esDeSusAgencias } from './tomar-corrida.ts';

type Persona = contrato.Corrida['creadaPor'];

/** Added up when it was calculated; those that were brought, or settled one account, were not calculated here. */
const RESUMEN = sql.raw<unknown>(
  `coalesce(r.resumen, case when r.estado in ('aplicado', 'revertido') then corrida_resumen(r.id, r.intento) end)`,
);

interface Resto {
  readonly programacion: contrato.Corrida['programacion'];
  readonly corrige: contrato.Corrida['corrige'];
  readonly exacto: string;
  readonly resumen: ResumenDeCorrida | null;
  readonly huella: string | null;
  readonly version: number;
  readonly intento: number;
  readonly calculadaPor: Persona;
  readonly calculadaEn: string | null;
  readonly aprobadaPor: Persona;
  readonly aprobadaEn: string | null;
  readonly aplicadaPor: Persona;
  readonly aplicadaEn: string | null;
  readonly pidioReversion: Persona;
  readonly reversionMotivo: string | null;
  readonly revertidaPor: Persona;
  readonly revertidaEn: string | null;
  readonly esLaUltima: boolean;
  readonly omitidas: number;
}

const DECIMALES = 12;

export async function verCorrida(db: Database, actor: Actor, id: number): Promise<contrato.Corrida> {
  const [enLista] = await leerCorridas(db, sql`r.id = ${id} and ${esDeSusAgencias(actor)}`, sql``);
  if (enLista === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const resto = await leerResto(db, id);
  const { resumen, intento, pidioReversion, reversionMotivo, esLaUltima, ...firmas } = resto;
  const exacto = deDecimal(resto.exacto);
  const residuo = restarRacionales(racional(BigInt(enLista.interes)), exacto);
  return {
    ...enLista,
    ...firmas,
    exacto: enDecimales(exacto, DECIMALES, 'mitad-arriba'),
    residuo: enDecimales(residuo, DECIMALES, 'mitad-arriba'),
    reversionPedida: pidioReversion === null ? null : { por: pidioReversion, motivo: reversionMotivo ?? '' },
    pasos: pasosDe(actor, {
      ...enLista,
      creadaPor: enLista.creadaPor?.id ?? null,
      calculadaPor: firmas.calculadaPor?.id ?? null,
      aprobadaPor: firmas.aprobadaPor?.id ?? null,
      reversionPedidaPor: pidioReversion?.id ?? null,
      esLaUltima,
    }),
    porProducto: await leerPorProducto(db, id),
    sinPago: [...(resumen?.sinPago ?? [])],
    vencidas: enLista.estado === 'vencido' ? await contarVencidas(db, id, intento) : 0,
    distribucion: [...(resumen?.distribucion ?? [])],
    advertencias:
      enLista.estado === 'calculado'
        ? await advertenciasDe(db, {
            ...enLista,
            interes: centavos(enLista.interes),
            exacto: resto.exacto,
            resumen,
          })
        : [],
  };
}

async function leerResto(db: Database, id: number): Promise<Resto> {
  const persona = (
    columna: string,
  ) => sql`(select jsonb_build_object('id', u.id, 'nombre', u.nombre) from usuario u
    where u.id = r.${sql.raw(columna)})`;
  const { rows } = await sql<Resto>`
    select (select jsonb_build_object('id', p.id, 'nombre', p.nombre) from programacion_de_intereses p where p.id = r.programacion) as programacion,
      (select jsonb_build_object('id', o.id, 'nombre', o.nombre) from corrida o where o.id = r.corrige) as corrige,
      r.exacto::text as exacto, ${RESUMEN} as resumen, r.huella, r.version, r.intento,
      ${persona('calculada_por')} as calculada_por, r.calculada_en, ${persona('aprobada_por')} as aprobada_por, r.aprobada_en,
      ${persona('aplicada_por')} as aplicada_por, r.aplicada_en, ${persona('reversion_pedida_por')} as pidio_reversion, r.reversion_motivo,
      ${persona('revertida_por')} as revertida_por, r.revertida_en,
      case when r.estado = 'aplicado' then corrida_es_la_ultima(r.id) else true end as es_la_ultima,
      (select coalesce(sum(t.omitidas), 0)::int from corrida_tanda t where t.corrida = r.id) as omitidas
    from corrida r where r.id = ${id}`.execute(db);
  const [fila] = rows;
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return fila;
}

async function leerPorProducto(db: Database, id: number): Promise<contrato.Corrida['porProducto']> {
  const { rows } = await sql<contrato.Corrida['porProducto'][number]>`
    select p.codigo as producto, p.nombre, t.agencia, sum(t.cuentas)::int as cuentas, sum(t.lineas)::int as lineas,
      sum(t.interes)::bigint as interes, sum(t.isr)::bigint as isr
    from corrida_tanda t join producto_ahorro p on p.id = t.producto
    where t.corrida = ${id} group by p.codigo, p.nombre, t.agencia order by p.codigo, t.agencia`.execute(db);
  return rows;
}

async function contarVencidas(db: Database, id: number, intento: number): Promise<number> {
  const { vencidas } = await db
    .selectFrom('corridaLinea')
    .select(({ fn }) => fn.countAll<number>().as('vencidas'))
    .where('corrida', '=', id)
    .where('intento', '=', intento)
    .where('estado', '=', 'vencida')
    .executeTakeFirstOrThrow();
  return Number(vencidas);
}
