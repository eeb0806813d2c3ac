// A movement of the counter: judged with one question, posted through the ledger's queue, answered without reading it back. What
// is missing is told before anything is posted, with its field, so that nothing that was typed is lost.
import type { Movimiento, MovimientoNuevo } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { superaUmbral } from '@cuadra/core/cajas/efectivo-reportable';
import { clases, esDeAhorro, type Sentido } from '@cuadra/core/cajas/movimiento';
import { opuesto } from '@cuadra/core/dinero';
import { sinMolestarATandas } from '#ahorros/cuentas/mover-ahorro.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { llaveDe } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import type { Reloj } from '#platform/reloj.ts';
import { type AhorroDelMovimiento, exigirAhorro } from './ahorro/cuenta-atendida.ts';
import { moverCuentaDeAhorro } from './ahorro/mover-cuenta-de-ahorro.ts';
import { clasesDeVentanilla } from './clases/clases.ts';
import type { CuentaElegida } from './clases/contracuentas.ts';
import { conCampo, exigirContracuenta } from './clases/exigir-contracuenta.ts';
import { documentoDePersona } from './ive/documento-de-persona.ts';
import { exigirQueMueva } from './jornada-que-mueve.ts';
import { leerParaRegistrar, type Sabido } from './leer-para-registrar.ts';
import { type Movido, moverEfectivo, type OrdenDeMovimiento } from './mover.ts';
import { leerMovimiento } from './queries.ts';
import { unaSolaVez } from './una-sola-vez.ts';

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
  readonly reloj: Reloj;
}

export async function registrarMovimiento(
  medios: Medios,
  contexto: ContextoConActor,
  jornada: string,
  body: MovimientoNuevo,
  llaveRecibida: string | undefined,
): Promise<Movimiento> {
  const { db } = medios;
  const llave = llaveDe(llaveRecibida, { que: 'movimiento', jornada, ...body });
  const leer = (id: string) => leerMovimiento(db, id);
  const hacer = async () => {
    const sabido = await leerParaRegistrar(db, contexto, jornada, body);
    const { nuevo, cuenta, ahorro } = juzgarMovimiento(contexto, sabido, body);
    const { clase, idCuenta: contracuenta, concepto, persona } = nuevo;
    const { caja } = sabido.jornada;
    const movido = await moverEfectivo(medios, contexto, {
      ...nuevo,
      accion: 'cajas:registrar',
      jornada: sabido.jornada,
      sentido: sentidoDe(nuevo),
      contracuenta,
      conceptoDePartida: clasesDeVentanilla[clase].conceptoDePartida({
        ...{ concepto, persona, codigoCaja: caja.codigo, numeroDeAhorro: ahorro?.numero },
      }),
      llave,
      ...(ahorro === undefined ? {} : enSuCuenta(nuevo, sabido, ahorro)),
    });
    // Who authorised it is known to the database alone.
    // So is what a savings account holds now.
    if (movido.esRepetida || contexto.consentimiento !== undefined || ahorro !== undefined)
      return leer(movido.id);
    return comoQuedo(contexto, sabido, cuenta, nuevo, movido);
  };
  return unaSolaVez(db, contexto, llave, () => sinMolestarATandas(medios.reloj, hacer), leer);
}

/** What enters the caja enters the account of who saves, in the same transaction. */
function enSuCuenta(
  { clase, monto, concepto, documento }: MovimientoNuevo,
  { jornada: { fecha } }: Sabido,
  { id: cuenta, numero, titular }: AhorroDelMovimiento,
): Pick<OrdenDeMovimiento, 'despues' | 'deQue' | 'movimientosDeAhorro'> {
  if (!esDeAhorro(clase)) return {};
  const suyo = { cuenta, clase, fecha, concepto, documento: documento || null };
  const conSigno = clases[clase].sentido === 'entrada' ? monto : opuesto(monto);
  return {
    deQue: { detalle: `de la cuenta ${numero} de ${titular}`, cuentas: [cuenta] },
    ...moverCuentaDeAhorro({ ...suyo, monto: conSigno }),
  };
}

function juzgarMovimiento(
  contexto: ContextoConActor,
  sabido: Sabido,
  body: MovimientoNuevo,
): {
  readonly nuevo: MovimientoNuevo;
  readonly cuenta: CuentaElegida;
  readonly ahorro: AhorroDelMovimiento | undefined;
} {
  const nuevo = conDocumentoEntero(body);
  exigirQueMueva(contexto, sabido.jornada);
  const ahorro = exigirAhorro(sabido.ahorro, nuevo, sabido.jornada.caja.agencia);
  const cuenta = exigirCuenta(sabido, nuevo);
  exigirIdentificacion(sabido, nuevo);
  return { nuevo, cuenta, ahorro };
}

function conDocumentoEntero(body: MovimientoNuevo): MovimientoNuevo {
  const { persona } = body;
  if (persona === null) return body;
  const documento = documentoDePersona(persona.documento);
  if (documento === '') throw problemaDeCampo('PERSONA_REQUERIDA', 'persona.documento');
  return { ...body, persona: { ...persona, documento } };
}

/** Every kind of the counter goes one way. */
function sentidoDe({ clase }: MovimientoNuevo): Sentido {
  return clases[clase].sentido ?? 'entrada';
}

function exigirCuenta({ cuenta: elegida }: Sabido, { clase, medio }: MovimientoNuevo): CuentaElegida {
  const cuenta = exigirContracuenta(elegida, clase, 'idCuenta');
  const { medios } = clasesDeVentanilla[clase];
  if (!medios.includes(medio)) {
    const detalle = `${clases[clase].nombre} se hace solo en efectivo.`;
    throw conCampo({ codigo: 'MOVIMIENTO_INVALIDO', detalle }, 'medio');
  }
  return cuenta;
}

function exigirIdentificacion(sabido: Sabido, { clase, medio, monto, persona, formulario }: MovimientoNuevo) {
  if (medio !== 'efectivo' || !clases[clase].pidePersona) return;
  const { acumulado, umbralUsd, tasaPpm, identificarDesde } = sabido;
  if (persona === null) {
    if (monto >= identificarDesde || formulario !== null)
      throw problemaDeCampo('PERSONA_REQUERIDA', 'persona');
  } else if (formulario === null && superaUmbral({ acumulado, monto, umbralUsd, tasaPpm })) {
    throw problemaDeCampo('ORIGEN_DE_FONDOS_REQUERIDO', 'formulario');
  }
}

/** Everything about it is known here. */
function comoQuedo(
  { actor }: ContextoConActor,
  { jornada }: Sabido,
  { nombreCuenta }: CuentaElegida,
  nuevo: MovimientoNuevo,
  { id, recibo, partida, tieneFormulario }: Extract<Movido, { esRepetida: false }>,
): Movimiento {
  const { clase, medio, monto, idCuenta, concepto, documento, persona } = nuevo;
  const { ejercicio, numero, registradaEn: registradoEn } = partida;
  return {
    ...{
      id,
      recibo,
      clase,
      medio,
      monto,
      idCuenta,
      nombreCuenta,
      concepto,
      persona,
      registradoEn,
      tieneFormulario,
    },
    caja: jornada.caja.id,
    codigoCaja: jornada.caja.codigo,
    jornada: jornada.id,
    fecha: jornada.fecha,
    sentido: sentidoDe(nuevo),
    documento: documento || null,
    partida: { id, ejercicio, numero },
    traslado: null,
    ahorro: null,
    revierte: null,
    revertidoPor: null,
    motivo: null,
    hechoPor: { id: actor.id, nombre: actor.nombre },
    autorizadoPor: null,
  };
}
