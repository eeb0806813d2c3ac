// Undoes a movement of the caja, whole and once, in the jornada that is open today: whoever undid a receipt alone would keep its
// cash, so another person authorises it before. Both stay in the list, each pointing at the other.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { clasesDeVentanilla, esDeAhorro, sentidoContrario } from '@cuadra/core/cajas/movimiento';
import { numeroDeRecibo } from '@cuadra/core/cajas/recibo';
import { opuesto } from '@cuadra/core/dinero';
import { sinMolestarATandas } from '#ahorros/cuentas/mover-ahorro.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { llaveDe } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Reloj } from '#platform/reloj.ts';
import { moverCuentaDeAhorro, movimientoDeAhorroDe } from './ahorro/mover-cuenta-de-ahorro.ts';
import { type JornadaQueMueve, jornadaPropia } from './jornada-que-mueve.ts';
import { moverEfectivo, type OrdenDeMovimiento } from './mover.ts';
import { leerMovimiento, verMovimiento } from './queries.ts';
import { unaSolaVez } from './una-sola-vez.ts';

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
  readonly reloj: Reloj;
}

export async function revertirMovimiento(
  medios: Medios,
  contexto: ContextoConActor,
  id: string,
  body: BodyOf<typeof contrato.revertirMovimiento>,
  llaveRecibida: string | undefined,
): Promise<contrato.Movimiento> {
  const { db } = medios;
  const llave = llaveDe(llaveRecibida, { que: 'reversion', movimiento: id, ...body });
  const leer = (hecho: string) => leerMovimiento(db, hecho);
  const hacer = async () => {
    const original = await verMovimiento(db, contexto.actor, id);
    const jornada = await jornadaPropia(db, contexto);
    exigirQueSeDeshaga(original, jornada);
    const { clase, medio, monto, idCuenta: contracuenta, concepto, documento, persona, recibo } = original;
    const numero = numeroDeRecibo(original.codigoCaja, recibo);
    const movido = await moverEfectivo(medios, contexto, {
      ...{ jornada, clase, medio, monto, contracuenta, concepto, documento, persona, llave },
      accion: 'cajas:revertir',
      sentido: sentidoContrario(original.sentido),
      conceptoDePartida: `Se deshace el recibo ${numero}: ${body.motivo}`,
      revierte: { id, motivo: body.motivo },
      aceptaCruces: body.aceptaCruces,
      ...(await deVuelta(db, original, jornada, body.motivo)),
    });
    return leer(movido.id);
  };
  return unaSolaVez(db, contexto, llave, () => sinMolestarATandas(medios.reloj, hacer), leer);
}

/** The savings account that it moved goes back by as much. */
async function deVuelta(
  db: Database,
  { clase, partida, ahorro }: contrato.Movimiento,
  { fecha }: JornadaQueMueve,
  concepto: string,
): Promise<Pick<OrdenDeMovimiento, 'despues' | 'deQue' | 'movimientosDeAhorro'>> {
  if (!esDeAhorro(clase) || ahorro === null) return {};
  const { cuenta, n, monto, ganaDesde } = await movimientoDeAhorroDe(db, partida.id);
  return {
    deQue: { detalle: `de la cuenta ${ahorro.numero} de ${ahorro.titular}`, cuentas: [ahorro.cuenta] },
    ...moverCuentaDeAhorro({
      ...{ cuenta, clase, fecha, concepto, revierte: { n, ganaDesde }, monto: opuesto(monto) },
    }),
  };
}

/** What other uses made is undone by them: a traslado comes back, a difference is settled at review. */
function exigirQueSeDeshaga(
  { clase, caja, revierte, revertidoPor }: contrato.Movimiento,
  jornada: JornadaQueMueve,
): void {
  if (revertidoPor !== null) throw new ProblemaError('MOVIMIENTO_YA_DESHECHO');
  if (caja !== jornada.caja.id) throw new ProblemaError('CAJA_AJENA');
  if (revierte !== null)
    throw new ProblemaError('MOVIMIENTO_INVALIDO', {
      detalle: 'Lo que deshace a otro no se deshace a su vez.',
    });
  if (!clasesDeVentanilla.some((una) => una === clase)) {
    const detalle = 'Solo se deshacen los movimientos de ventanilla: un traslado se rechaza o se devuelve.';
    throw new ProblemaError('MOVIMIENTO_INVALIDO', { detalle });
  }
}
