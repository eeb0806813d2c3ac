// A partida that is made on the desk of a bank: of a line, of the difference of a cruce, or of a transfer. It goes through the books' queue
// as what a person posts (their agencia, their limits, the same warnings) and in its transaction what it came from is matched
// with it: there is no instant at which one is there without the other. Posted first and matched after: whoever holds an account
// never waits for the order of the books.
import type { Razon } from '@cuadra/core/bancos/cruce';
import { CERO, type Centavos, magnitud } from '@cuadra/core/dinero';
import type { LineaDePartida } from '@cuadra/core/partida';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Contabilizada } from '#contabilidad/libro/contabilizar.ts';
import type { Solicitud } from '#contabilidad/libro/contabilizar-solicitudes.ts';
import type { Llave } from '#contabilidad/libro/llaves.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { CuentaPorCruzar } from '../cruces/cuenta-por-cruzar.ts';
import { guardarCruces, type ParteDeCruce } from '../cruces/guardar-cruces.ts';
import { exigirDelBanco } from './exigir-del-banco.ts';

export interface PartidaDelBanco {
  /** What the bitácora calls it. */
  readonly accion: string;
  /** The partida's and its cruce's; that of the suggestion it comes from, if it does. */
  readonly id?: string | undefined;
  readonly cuenta: CuentaPorCruzar;
  readonly clase: Extract<Tables['partidaDeBanco']['clase'], 'linea' | 'ajuste'>;
  readonly fecha: string;
  /** What enters the account is positive. */
  readonly monto: Centavos;
  readonly idCuenta: string;
  readonly concepto: string;
  readonly documento: string | null;
  readonly linea: string | null;
  readonly regla?: string | null | undefined;
  /** With what its movement is matched; all of it. */
  readonly lineas: readonly ParteDeCruce[];
  readonly movimientos: readonly ParteDeCruce[];
  readonly puntaje?: number | null;
  readonly razones?: readonly Razon[];
  /** Explanations that go with it, for the bitácora to tell who took them away. */
  readonly explicaciones: readonly string[];
  readonly llave?: Llave | undefined;
  /** The day of its line, where a person chose another. */
  readonly fechaDelBanco?: string | undefined;
  /** Why its warnings are accepted; that it is of the day of its line needs no reason. */
  readonly motivo?: string | undefined;
}

export function solicitudDelBanco(contexto: ContextoConActor, orden: PartidaDelBanco): Solicitud {
  const { accion, id, cuenta, fecha, concepto, llave, motivo, explicaciones } = orden;
  exigirAgencia(contexto.actor, cuenta.agencia);
  const partida = porContabilizar({
    ...{ id, origen: 'banco', tipo: 'banco', fecha, agencia: cuenta.agencia, concepto },
    operacion: orden.regla == null ? 'banco' : 'banco-regla',
    lineas: lineasDe(orden),
    autor: contexto.actor.id,
  });
  return {
    ...{ contexto, accion, partida, llave, entidades: explicaciones },
    ...exigirDelBanco(contexto, accion, partida, motivo, orden.fechaDelBanco ?? fecha),
    alContabilizar: (tx, hecha) => asentar(tx, contexto, orden, hecha),
  };
}

/** The debe first. */
function lineasDe({ cuenta, monto, idCuenta, documento }: PartidaDelBanco): LineaDePartida[] {
  const [debe, haber] = monto > 0 ? [cuenta.idCuenta, idCuenta] : [idCuenta, cuenta.idCuenta];
  const total = magnitud(monto);
  return [
    { idCuenta: debe, debe: total, haber: CERO, documento },
    { idCuenta: haber, debe: CERO, haber: total, documento },
  ];
}

async function asentar(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  orden: PartidaDelBanco,
  { id }: Contabilizada,
): Promise<void> {
  const { cuenta, clase, linea, regla = null, idCuenta, lineas, movimientos, puntaje = null } = orden;
  await tx
    .insertInto('partidaDeBanco')
    .values({
      ...{ partida: id, cuentaBancaria: cuenta.id, clase, linea, regla, idCuenta },
      ...{ hechaPor: actor.id, hechaEn: ahora.toString() },
    })
    .execute();
  const suyo = await movimientoDe(tx, id, cuenta.id);
  await guardarCruces(tx, cuenta.id, { por: actor.id, en: ahora }, [
    {
      ...{ id, clase: 'partida', puntaje, razones: orden.razones ?? [], lineas },
      movimientos: [...movimientos, suyo],
    },
  ]);
}

/** What a partida that was just posted did on the account of a bank. */
export function movimientoDe(tx: Tx, partida: string, cuenta: string): Promise<ParteDeCruce> {
  return tx
    .selectFrom('movimientoDeBanco')
    .select(['id', 'pendiente as monto'])
    .where('partida', '=', partida)
    .where('cuentaBancaria', '=', cuenta)
    .executeTakeFirstOrThrow();
}
