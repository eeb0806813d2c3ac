// A transfer between two accounts of the institution that the books do not have: one partida with the lines of both banks, and a cruce on
// each. It belongs to the agencia of the account it leaves.
import { randomUUIDv7 } from 'node:crypto';
import { CERO, magnitud, opuesto } from '@cuadra/core/dinero';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Contabilizada } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import {
  type CuentaPorCruzar,
  exigirCuentaActiva,
  primerDiaAbierto,
  ultimoDia,
} from '../cruces/cuenta-por-cruzar.ts';
import { guardarCruces } from '../cruces/guardar-cruces.ts';
import { type Elegido, leerElegidos } from '../cruces/leer-partes.ts';
import type { SugerenciaGuardada } from '../cruces/sugerencias.ts';
import { exigirDelBanco } from './exigir-del-banco.ts';
import { movimientoDe } from './partida-del-banco.ts';

interface Extremo {
  readonly cuenta: CuentaPorCruzar;
  readonly linea: Elegido;
  /** The id of its cruce. */
  readonly cruce: string;
}

interface Traslado {
  readonly sale: Extremo;
  readonly entra: Extremo;
}

export async function registrarTraslado(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  cuenta: CuentaPorCruzar,
  sugerencia: SugerenciaGuardada,
  motivo: string | undefined,
): Promise<void> {
  const traslado = await leerTraslado(db, cuenta, sugerencia);
  const { sale, entra } = traslado;
  exigirAgencia(contexto.actor, sale.cuenta.agencia);
  const monto = magnitud(sale.linea.pendiente);
  const accion = 'bancos:aceptar';
  const documento = sale.linea.referencia ?? entra.linea.referencia;
  const partida = porContabilizar({
    ...{ id: sugerencia.id, origen: 'banco', operacion: 'banco-traslado', tipo: 'banco' },
    autor: contexto.actor.id,
    ...{ fecha: diaDelTraslado(traslado), agencia: sale.cuenta.agencia },
    concepto: `Traslado de ${sale.cuenta.nombre} a ${entra.cuenta.nombre}`,
    lineas: [
      { idCuenta: entra.cuenta.idCuenta, debe: monto, haber: CERO, documento },
      { idCuenta: sale.cuenta.idCuenta, debe: CERO, haber: monto, documento },
    ],
  });
  const explicaciones = [sale, entra].flatMap(({ linea }) => linea.explicacion ?? []);
  await cola.contabilizar({
    ...{ contexto, accion, partida },
    entidades: [sale.cruce, entra.cruce, ...explicaciones],
    ...exigirDelBanco(contexto, accion, partida, motivo, partida.fecha),
    alContabilizar: (tx, hecha) => asentar(tx, contexto, cuenta, traslado, sugerencia, hecha),
  });
}

/** Both banks may tell it some days apart: when the first of them says or, if that was signed by either, the day after. */
function diaDelTraslado({ sale, entra }: Traslado): string {
  const [primera = ''] = [sale.linea.fecha, entra.linea.fecha].toSorted();
  return ultimoDia(primera, primerDiaAbierto(sale.cuenta), primerDiaAbierto(entra.cuenta));
}

async function leerTraslado(
  db: Database,
  cuenta: CuentaPorCruzar,
  { id, lineas, otraLinea }: SugerenciaGuardada,
): Promise<Traslado> {
  const otraCuenta = await db
    .selectFrom('lineaDeBanco')
    .select('cuentaBancaria')
    .where('id', '=', otraLinea)
    .executeTakeFirst();
  if (otraCuenta === undefined || otraLinea === null) throw new ProblemaError('SUGERENCIA_VENCIDA');
  const otra = await exigirCuentaActiva(db, otraCuenta.cuentaBancaria);
  const leer = async (suya: CuentaPorCruzar, ids: readonly string[], cruce: string): Promise<Extremo> => {
    const { lineas: leidas } = await leerElegidos(db, suya.id, { lineas: ids, movimientos: [] });
    const [linea] = leidas;
    if (linea === undefined) throw new ProblemaError('SUGERENCIA_VENCIDA');
    return { cuenta: suya, linea, cruce };
  };
  const [aqui, alla] = [await leer(cuenta, lineas, id), await leer(otra, [otraLinea], randomUUIDv7())];
  const { pendiente } = aqui.linea;
  if (pendiente === 0 || pendiente !== opuesto(alla.linea.pendiente))
    throw new ProblemaError('SUGERENCIA_VENCIDA');
  return pendiente < 0 ? { sale: aqui, entra: alla } : { sale: alla, entra: aqui };
}

async function asentar(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  cuenta: CuentaPorCruzar,
  { sale, entra }: Traslado,
  { puntaje, razones }: SugerenciaGuardada,
  { id }: Contabilizada,
): Promise<void> {
  const aqui = sale.cuenta.id === cuenta.id ? sale : entra;
  const alla = aqui === sale ? entra : sale;
  await tx
    .insertInto('partidaDeBanco')
    .values({
      ...{ partida: id, cuentaBancaria: cuenta.id, clase: 'traslado', linea: aqui.linea.id, regla: null },
      ...{ idCuenta: alla.cuenta.idCuenta, hechaPor: actor.id, hechaEn: ahora.toString() },
    })
    .execute();
  // Always in the order of their accounts, which is how whoever takes both does it.
  const enOrden = [sale, entra].toSorted((uno, otro) => (uno.cuenta.id < otro.cuenta.id ? -1 : 1));
  for (const extremo of enOrden) {
    const otro = extremo === sale ? entra : sale;
    await guardarCruces(tx, extremo.cuenta.id, { por: actor.id, en: ahora }, [
      {
        ...{ id: extremo.cruce, clase: 'traslado', puntaje, razones, traslado: otro.cruce },
        lineas: [{ id: extremo.linea.id, monto: extremo.linea.pendiente }],
        movimientos: [await movimientoDe(tx, id, extremo.cuenta.id)],
      },
    ]);
  }
}
