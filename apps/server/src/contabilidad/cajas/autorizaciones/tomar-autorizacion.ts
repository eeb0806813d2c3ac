import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Tx } from '../../../platform/database/escribir.ts';
import { ProblemaError } from '../../../platform/problema.ts';

/** One of the own agencias, held until the end: it is answered, used or withdrawn by whoever comes first. */
export async function tomarAutorizacion(tx: Tx, { actor }: ContextoConActor, id: string) {
  const autorizacion = await tx
    .selectFrom('autorizacionDeCaja as a')
    .innerJoin('jornada as j', 'j.id', 'a.jornada')
    .innerJoin('caja as c', 'c.id', 'j.caja')
    .select([
      'a.id',
      'a.jornada',
      'a.clase',
      'a.monto',
      'a.concepto',
      'a.revierte',
      'a.estado',
      'a.pedidaPor',
    ])
    .select(['j.cajero', 'j.estado as estadoDeJornada', 'c.agencia'])
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst();
  if (autorizacion === undefined || !actor.agencias.includes(autorizacion.agencia)) {
    throw new ProblemaError('NO_ENCONTRADO');
  }
  return autorizacion;
}
