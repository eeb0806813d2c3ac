// What a request asks another person for, kept; and what was given, compared with the request that brings it. PostgreSQL compares the act
// itself, and uses it once (control_de_dos).
import { randomUUIDv7 } from 'node:crypto';
import { AUTORIZACION_HORAS } from '@cuadra/contract/control/autorizaciones';
import type { Consentimientos } from '#platform/consentimiento.ts';
import { huellaDeOrden } from '#platform/consentimiento.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarPedida, avisarUso } from './avisos.ts';

declare module 'fastify' {
  interface FastifyInstance {
    consentimientos: Consentimientos;
  }
}

export function abrirConsentimientos(db: Database): Consentimientos {
  return {
    pedir: (contexto, orden, { huellas, cuentas, ...acto }) =>
      escribir(db, contexto, 'autorizaciones:pedir', async (tx) => {
        const pedido = huellaDeOrden(orden);
        // Its answer may have been lost on the way: the same is not asked for twice.
        const anterior = await tx
          .selectFrom('autorizacion')
          .select('id')
          .where('pedidaPor', '=', contexto.actor.id)
          .where('pedido', '=', pedido)
          .where('estado', 'in', ['pendiente', 'falta_otra', 'autorizada'])
          .where('venceEn', '>', contexto.ahora.toString())
          .executeTakeFirst();
        if (anterior !== undefined) return anterior.id;
        const { consentimiento } = contexto;
        const id = randomUUIDv7();
        const nueva = {
          ...acto,
          id,
          huellas: [...huellas],
          cuentas: [...cuentas],
          orden: JSON.stringify(orden),
          pedido,
          motivoDelPedido: consentimiento?.modo === 'pedir' ? consentimiento.motivo : null,
          pedidaPor: contexto.actor.id,
          pedidaEn: contexto.ahora.toString(),
          venceEn: contexto.ahora.add({ hours: AUTORIZACION_HORAS }).toString(),
        };
        await tx.insertInto('autorizacion').values(nueva).execute();
        await avisarPedida(tx, contexto, nueva);
        return id;
      }),

    async exigir({ actor, ahora }, id, orden) {
      const dada = await db
        .selectFrom('autorizacion')
        .select(['operacion', 'estado', 'pedido', 'venceEn'])
        .where('id', '=', id)
        .where('pedidaPor', '=', actor.id)
        .executeTakeFirst();
      const vencida = dada !== undefined && Temporal.Instant.compare(dada.venceEn, ahora) <= 0;
      // One that was used may be of this same request, sent again with its key: what it did is its answer.
      const sirve = dada?.estado === 'usada' || (dada?.estado === 'autorizada' && !vencida);
      if (dada === undefined || !sirve || !dada.pedido.equals(huellaDeOrden(orden)))
        throw new ProblemaError('AUTORIZACION_NO_CORRESPONDE');
      return dada.operacion;
    },

    usada: (contexto) => escribir(db, contexto, 'autorizaciones:pedir', (tx) => avisarUso(tx, contexto)),
  };
}
