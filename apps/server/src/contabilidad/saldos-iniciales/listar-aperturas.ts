import type { ListaDeAperturas } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { primerDia } from '@cuadra/core/cierre';
import { sql } from 'kysely';
import { anioDe, leerPrimerEjercicio } from '#contabilidad/periodos/ejercicios/ver-ejercicios.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

export async function listarAperturas(
  db: Database,
  { actor, ahora }: ContextoConActor,
): Promise<ListaDeAperturas> {
  const { enPuestaEnMarcha, primerEjercicio } = await leerPrimerEjercicio(db);
  const { rows: agencias } = await sql<ListaDeAperturas['agencias'][number]>`
    select a.id_agencia, a.nombre_agencia, case when s.id is not null then jsonb_build_object(
      'id', s.id, 'fecha', s.fecha, 'estado', s.estado, 'version', s.version, 'lineas', jsonb_array_length(s.lineas),
      'debe', s.debe, 'haber', s.haber, 'reversionPedida', s.reversion_pedida_por is not null) end as apertura
    from agencia a left join saldos_iniciales s on s.agencia = a.id_agencia and s.estado <> 'revertida'
    where a.id_agencia = any(${actor.agencias}::text[])
    order by a.id_agencia`.execute(db);
  const { rows } = await sql<{ anio: number | null }>`
    select min(anio) as anio from ejercicio where estado = 'abierto'`.execute(db);
  const anio = rows[0]?.anio ?? primerEjercicio ?? anioDe(ahora);
  return { enPuestaEnMarcha, fechaPropuesta: primerDia(anio, 1), agencias };
}
