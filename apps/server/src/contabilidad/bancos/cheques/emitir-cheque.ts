// Writes a cheque: its partida takes the money from the bank to what it pays, and in the same transaction its number is in the register.
// It goes as what a person posts: their agencia, their limits, the same warnings.
import type { Cheque, emitirCheque as contrato } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { CERO, sumar } from '@cuadra/core/dinero';
import type { LineaDePartida } from '@cuadra/core/partida';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Contabilizada } from '#contabilidad/libro/contabilizar.ts';
import { llaveDe } from '#contabilidad/libro/llaves.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { type CuentaPorCruzar, exigirCuentaActiva } from '../cruces/cuenta-por-cruzar.ts';
import { exigirContracuenta } from '../partidas/exigir-contracuenta.ts';
import { exigirDelBanco } from '../partidas/exigir-del-banco.ts';
import { movimientoDe } from '../partidas/partida-del-banco.ts';
import { conRechazosDeBancos } from '../rechazos.ts';
import { leerCheque } from './queries.ts';

type Pedido = BodyOf<typeof contrato>;

export interface MediosDeCheques {
  readonly db: Database;
  readonly cola: Cola;
}

export async function emitirCheque(
  { db, cola }: MediosDeCheques,
  contexto: ContextoConActor,
  id: string,
  body: Pedido,
  llaveRecibida: string | undefined,
): Promise<Cheque> {
  const cuenta = await exigirCuentaActiva(db, id);
  exigirAgencia(contexto.actor, cuenta.agencia);
  for (const [indice, { idCuenta }] of body.lineas.entries())
    await exigirContracuenta(db, idCuenta, `lineas.${indice}.idCuenta`);
  const { motivo, ...pedido } = body;
  const partida = porContabilizar({
    ...{
      origen: 'banco',
      operacion: 'cheque',
      tipo: 'egreso',
      fecha: body.fecha,
      agencia: cuenta.agencia,
      autor: contexto.actor.id,
    },
    concepto: `Cheque ${body.numero} a ${body.beneficiario}: ${body.concepto}`,
    lineas: lineasDe(cuenta, body),
  });
  const admitida = await conRechazosDeBancos(
    cola.contabilizar({
      ...{ contexto, accion: 'bancos:emitir-cheque', partida },
      llave: llaveDe(llaveRecibida, { que: 'cheque', cuenta: id, ...pedido }),
      ...exigirDelBanco(contexto, 'bancos:emitir-cheque', partida, motivo),
      alContabilizar: (tx, hecha) => asentar(tx, contexto, cuenta, body, hecha),
    }),
  );
  const suya = 'idRepetida' in admitida ? admitida.idRepetida : admitida.contabilizada.id;
  return leerCheque(db, hoyEn({ ahora: () => contexto.ahora }).toString(), await chequeDePartida(db, suya));
}

/** What it pays, each in its account; the bank last. */
function lineasDe(cuenta: CuentaPorCruzar, { numero, lineas }: Pedido): LineaDePartida[] {
  const documento = String(numero);
  return [
    ...lineas.map(({ idCuenta, monto, concepto }) => ({
      idCuenta,
      debe: monto,
      haber: CERO,
      concepto,
      documento,
    })),
    {
      idCuenta: cuenta.idCuenta,
      debe: CERO,
      haber: sumar(lineas.map(({ monto }) => monto)),
      documento,
    },
  ];
}

async function asentar(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  cuenta: CuentaPorCruzar,
  { numero, fecha, beneficiario, concepto, lineas }: Pedido,
  { id }: Contabilizada,
): Promise<void> {
  const [primera] = lineas;
  if (primera === undefined) throw new Error('Un cheque paga algo');
  const en = ahora.toString();
  await tx
    .insertInto('partidaDeBanco')
    .values({
      ...{ partida: id, cuentaBancaria: cuenta.id, clase: 'cheque', linea: null, regla: null },
      ...{ idCuenta: primera.idCuenta, hechaPor: actor.id, hechaEn: en },
    })
    .execute();
  const movimiento = await movimientoDe(tx, id, cuenta.id);
  await tx
    .insertInto('cheque')
    .values({
      ...{
        cuentaBancaria: cuenta.id,
        numero,
        fecha,
        beneficiario,
        concepto,
        movimiento: movimiento.id,
        motivo: null,
      },
      ...{
        monto: sumar(lineas.map((linea) => linea.monto)),
        estado: 'emitido',
        emitidoPor: actor.id,
        emitidoEn: en,
      },
    })
    .execute();
  await avisarCambioDeBancos(tx, cuenta.id);
}

async function chequeDePartida(db: Database, partida: string): Promise<string> {
  const { id } = await db
    .selectFrom('cheque')
    .innerJoin('movimientoDeBanco', 'movimientoDeBanco.id', 'cheque.movimiento')
    .select('cheque.id')
    .where('movimientoDeBanco.partida', '=', partida)
    .executeTakeFirstOrThrow();
  return id;
}
