// A cajero asks for what only a second person allows. It is judged as what it asks for would be, so that nobody authorises
// what cannot be done; and what was typed is kept, to be sent again when it is allowed.
import type {
  AutorizacionDeCaja,
  pedirAutorizacion as endpoint,
} from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import type { MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { BodyOf } from '@cuadra/contract/endpoint';
import {
  type ClaseDeMovimiento,
  claseDeTraslado,
  clases,
  type MedioDeMovimiento,
  type Sentido,
  sentidoContrario,
} from '@cuadra/core/cajas/movimiento';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { ContextoConActor } from '../../../platform/contexto.ts';
import type { Tx } from '../../../platform/database/escribir.ts';
import { ProblemaError } from '../../../platform/problema.ts';
import { avisarAutorizacionPedida } from '../avisos.ts';
import { type JornadaQueMueve, jornadaPropia } from '../movimientos/jornada-que-mueve.ts';
import { leerParaRegistrar } from '../movimientos/leer-para-registrar.ts';
import { verMovimiento } from '../movimientos/queries.ts';
import { juzgarMovimiento } from '../movimientos/registrar-movimiento.ts';
import { exigirQueSeDeshaga } from '../movimientos/revertir-movimiento.ts';
import { exigirOtraCaja, exigirQuienReciba } from '../traslados/otra-caja.ts';
import { verAutorizacion } from './queries.ts';

type Pedido = BodyOf<typeof endpoint>;

/** What PostgreSQL compares with the movement when it comes. */
interface LoPedido {
  readonly clase: ClaseDeMovimiento;
  readonly sentido: Sentido;
  readonly medio: MedioDeMovimiento;
  readonly monto: Centavos;
  readonly idCuenta: string | null;
  readonly concepto: string;
  readonly personaDocumento: string | null;
  readonly revierte: string | null;
  readonly traslado: string | null;
}

export async function pedirAutorizacion(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  pedido: Pedido,
): Promise<AutorizacionDeCaja> {
  const jornada = await tomarJornada(tx, contexto, id);
  const loPedido = await juzgar(tx, contexto, jornada, pedido);
  const orden = JSON.stringify(pedido);
  // Its answer may have been lost on the way: the same is not asked for twice.
  const anterior = await tx
    .selectFrom('autorizacionDeCaja')
    .select('id')
    .where('jornada', '=', id)
    .where('estado', '=', 'pendiente')
    .where('orden', '=', sql<never>`${orden}::jsonb`)
    .executeTakeFirst();
  if (anterior !== undefined) return verAutorizacion(tx, anterior.id);
  const nueva = await tx
    .insertInto('autorizacionDeCaja')
    .values({
      ...loPedido,
      jornada: id,
      orden,
      pedidaPor: contexto.actor.id,
      pedidaEn: contexto.ahora.toString(),
      resueltaPor: null,
      resueltaEn: null,
      motivo: null,
    })
    .returning(['id', 'jornada', 'clase', 'monto', 'concepto', 'revierte', 'pedidaPor'])
    .executeTakeFirstOrThrow();
  await avisarAutorizacionPedida(tx, contexto, nueva);
  return verAutorizacion(tx, nueva.id);
}

/** The own one, which nobody counts meanwhile. */
async function tomarJornada(tx: Tx, contexto: ContextoConActor, id: string): Promise<JornadaQueMueve> {
  const { actor } = contexto;
  const suya = await tx
    .selectFrom('jornada as j')
    .innerJoin('caja as c', 'c.id', 'j.caja')
    .select(['j.cajero', 'j.estado'])
    .where('j.id', '=', id)
    .where('c.agencia', '=', sql<string>`any(${actor.agencias}::text[])`)
    .forNoKeyUpdate('j')
    .executeTakeFirst();
  if (suya === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (suya.cajero !== actor.id) throw new ProblemaError('CAJA_AJENA');
  if (suya.estado !== 'abierta') throw new ProblemaError('JORNADA_CERRADA');
  return jornadaPropia(tx, contexto);
}

function juzgar(
  tx: Tx,
  contexto: ContextoConActor,
  jornada: JornadaQueMueve,
  pedido: Pedido,
): Promise<LoPedido> {
  if (pedido.que === 'movimiento') return deMovimiento(tx, contexto, jornada, pedido.movimiento);
  if (pedido.que === 'traslado') return deTraslado(tx, contexto, jornada, pedido);
  return deReversion(tx, contexto, jornada, pedido);
}

async function deMovimiento(
  tx: Tx,
  contexto: ContextoConActor,
  jornada: JornadaQueMueve,
  movimiento: MovimientoNuevo,
): Promise<LoPedido> {
  const sabido = await leerParaRegistrar(tx, contexto, jornada.id, movimiento);
  const { nuevo } = juzgarMovimiento(contexto, sabido, movimiento);
  const { clase, medio, monto, idCuenta, concepto, persona } = nuevo;
  exigirQueLaNecesite(monto, sabido.maximo);
  const { sentido } = clases[clase];
  if (sentido === null) throw new Error(`La clase ${clase} no va en un solo sentido`);
  const personaDocumento = persona?.documento ?? null;
  return {
    ...{ clase, sentido, medio, monto, idCuenta, concepto, personaDocumento },
    ...{ revierte: null, traslado: null },
  };
}

async function deTraslado(
  tx: Tx,
  contexto: ContextoConActor,
  jornada: JornadaQueMueve,
  { destino, medio, monto, concepto, pedido }: Extract<Pedido, { que: 'traslado' }>,
): Promise<LoPedido> {
  const otra = await exigirOtraCaja(tx, contexto, jornada, destino);
  exigirQuienReciba(otra);
  const clase = claseDeTraslado(otra.claseDeLaPropia, otra.clase);
  const limite = await tx
    .selectFrom('limiteDeCaja')
    .select('maximo')
    .where('caja', '=', jornada.caja.id)
    .where('clase', '=', clase)
    .executeTakeFirst();
  exigirQueLaNecesite(monto, limite?.maximo ?? null);
  if (pedido !== null) await exigirPedido(tx, pedido, { origen: jornada.caja.id, destino, medio, monto });
  return {
    clase,
    sentido: 'salida',
    medio,
    monto,
    idCuenta: null,
    concepto,
    personaDocumento: null,
    revierte: null,
    traslado: pedido,
  };
}

/** What it answers to is what the other caja asked for, and still waits. */
async function exigirPedido(
  tx: Tx,
  id: string,
  enviado: { origen: string; destino: string; medio: MedioDeMovimiento; monto: Centavos },
): Promise<void> {
  const pedido = await tx
    .selectFrom('trasladoDeCaja')
    .select(['origen', 'destino', 'medio', 'monto', 'estado'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (pedido === undefined || pedido.origen !== enviado.origen) throw new ProblemaError('NO_ENCONTRADO');
  const { destino, medio, monto, estado } = pedido;
  if (
    estado !== 'pedido' ||
    destino !== enviado.destino ||
    medio !== enviado.medio ||
    monto !== enviado.monto
  ) {
    throw new ProblemaError('MOVIMIENTO_INVALIDO', {
      detalle: 'Eso no es lo que la otra caja pidió, o ya no lo espera.',
    });
  }
}

async function deReversion(
  tx: Tx,
  contexto: ContextoConActor,
  jornada: JornadaQueMueve,
  { movimiento }: Extract<Pedido, { que: 'reversion' }>,
): Promise<LoPedido> {
  const original = await verMovimiento(tx, contexto.actor, movimiento);
  exigirQueSeDeshaga(original, jornada);
  const { clase, medio, monto, idCuenta, concepto } = original;
  const sentido = sentidoContrario(original.sentido);
  return {
    ...{ clase, sentido, medio, monto, idCuenta, concepto, personaDocumento: null },
    ...{ revierte: movimiento, traslado: null },
  };
}

function exigirQueLaNecesite(monto: Centavos, maximo: Centavos | null): void {
  if (maximo !== null && monto > maximo) return;
  throw new ProblemaError('MOVIMIENTO_INVALIDO', {
    detalle: 'No pasa del límite de la caja: hágalo sin autorización.',
  });
}
