// Who works at a caja, by dates: a person with the role, of its agencia, at one caja on a day.
import type { asignarCajero as contrato } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { avisarDeCajas } from '../avisar-de-cajas.ts';

export async function asignarCajero(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  caja: string,
  { cajero, desde, hasta }: BodyOf<typeof contrato>,
): Promise<void> {
  exigirDesdeHoy(desde, hoyEn({ ahora: () => ahora }).toString());
  const { rows } = await sql<{ admitido: boolean }>`
    select exists (
      select from usuario u join usuario_rol r on r.usuario = u.id and r.rol = 'cajero'
      join usuario_agencia a on a.usuario = u.id and a.agencia = c.agencia
      where u.id = ${cajero}::uuid and u.activo) as admitido
    from caja c where c.id = ${caja}::uuid and c.agencia = any(${actor.agencias}::text[])`.execute(tx);
  const [hallada] = rows;
  if (hallada === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (!hallada.admitido)
    throw new ProblemaError('PERSONA_NO_ADMITIDA', {
      detalle: 'Esa persona no es cajero de la agencia de la caja. Elija a otra.',
    });
  await tx.insertInto('asignacionDeCaja').values({ caja, cajero, desde, hasta }).execute();
  await avisarDeCajas(tx, [cajero]);
}

/** Who had a caja on a day that is over is history, and nobody adds to it. */
function exigirDesdeHoy(desde: string, hoy: string): void {
  if (desde >= hoy) return;
  const mensaje = 'Una caja se asigna desde hoy en adelante.';
  const codigo = 'PETICION_INVALIDA';
  throw new ProblemaError(codigo, { detalle: mensaje, errores: [{ campo: 'desde', codigo, mensaje }] });
}

/** Says its last day; one before its first takes it away. What was worked is never left without who was assigned. */
export async function terminarAsignacion(
  tx: Tx,
  { actor }: ContextoConActor,
  id: string,
  hasta: string,
): Promise<string> {
  const { rows } = await sql<{ caja: string; cajero: string; desde: string; trabajada: boolean }>`
    select s.caja, s.cajero, s.desde, exists (select from jornada j
      where j.caja = s.caja and j.cajero = s.cajero and j.fecha >= s.desde and j.fecha > ${hasta}::date
        and (s.hasta is null or j.fecha <= s.hasta)) as trabajada
    from asignacion_de_caja s join caja c on c.id = s.caja
    where s.id = ${id}::uuid and c.agencia = any(${actor.agencias}::text[])
    for update of s`.execute(tx);
  const [asignacion] = rows;
  if (asignacion === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (asignacion.trabajada)
    throw new ProblemaError('CAJA_EN_USO', {
      detalle: 'El cajero tiene jornadas posteriores a ese día en la caja: elija un día que las incluya.',
    });
  if (hasta < asignacion.desde) await tx.deleteFrom('asignacionDeCaja').where('id', '=', id).execute();
  else await tx.updateTable('asignacionDeCaja').set({ hasta }).where('id', '=', id).execute();
  await avisarDeCajas(tx, [asignacion.cajero]);
  return asignacion.caja;
}
