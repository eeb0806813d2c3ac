// A gate as the use cases take it: of a month that is not closed, by who may work on it. While they do, nobody closes it.
import type { Actor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type ClaveDePeriodo, tomarPeriodo } from '../queries.ts';

export interface ClaveDeCompuerta extends ClaveDePeriodo {
  readonly compuerta: string;
}

export async function tomarCompuerta(tx: Tx, actor: Actor, clave: ClaveDeCompuerta): Promise<void> {
  await tomarSinCerrar(tx, clave);
  if (actor.permisos.has('periodos:cerrar')) return;
  const seguimiento = await elegirSeguimiento(tx, clave).select('responsable').executeTakeFirst();
  if (seguimiento?.responsable === actor.id && actor.permisos.has('partidas:registrar')) return;
  throw new ProblemaError('SIN_PERMISO', {
    detalle: 'De esta compuerta responde otra persona: la atienden ella o quien cierra.',
  });
}

/** What proves a close does not change after it. */
async function tomarSinCerrar(tx: Tx, clave: ClaveDePeriodo): Promise<void> {
  const { estado } = await tomarPeriodo(tx, clave);
  if (estado !== 'cerrado') return;
  throw new ProblemaError('PERIODO_CERRADO', {
    detalle: 'El periodo ya está cerrado: lo que prueba su cierre no cambia.',
  });
}

export function elegirSeguimiento(tx: Tx, { anio, mes, agencia, compuerta }: ClaveDeCompuerta) {
  return tx
    .selectFrom('seguimientoDeCompuerta')
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .where('compuerta', '=', compuerta);
}
