// Writing opening balances: beginning them in an agencia, saving over the version that was read, discarding them.
import type * as contrato from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { abrirBusquedaDeCuentas } from '@cuadra/core/cuenta-escrita';
import { sumar } from '@cuadra/core/dinero';
import type { LineaDeSaldo } from '@cuadra/core/saldos-iniciales';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { restriccionRota, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarApertura, tomarApertura } from './apertura.ts';

export async function empezarApertura(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  {
    agencia,
    fecha,
    lineas = [],
  }: BodyOf<typeof contrato.empezarApertura> & { readonly lineas?: readonly LineaDeSaldo[] },
): Promise<string> {
  exigirAgencia(actor, agencia);
  try {
    const { id } = await tx
      .insertInto('saldosIniciales')
      .values({
        agencia,
        fecha,
        ...columnasDeLineas(lineas),
        escritores: [actor.id],
        creadaPor: actor.id,
        creadaEn: ahora.toString(),
        actualizadaEn: ahora.toString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await avisarApertura(tx);
    return id;
  } catch (error) {
    if (restriccionRota(error) === 'saldos_iniciales_viva') throw new ProblemaError('APERTURA_EN_CURSO');
    throw error;
  }
}

export async function guardarApertura(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  id: string,
  { version, fecha, lineas }: BodyOf<typeof contrato.guardarApertura>,
): Promise<void> {
  await tomarApertura(tx, actor, id, { estado: 'borrador', version });
  const entendidas = await entenderCuentas(tx, lineas.filter(diceAlgo));
  await tx
    .updateTable('saldosIniciales')
    .set({
      fecha,
      ...columnasDeLineas(entendidas),
      version: version + 1,
      actualizadaEn: ahora.toString(),
    })
    .where('id', '=', id)
    .execute();
  await avisarApertura(tx);
}

export async function descartarApertura(
  tx: Tx,
  { actor }: ContextoConActor,
  id: string,
  version: number,
): Promise<void> {
  await tomarApertura(tx, actor, id, { estado: 'borrador', version });
  await tx.deleteFrom('saldosIniciales').where('id', '=', id).execute();
  await avisarApertura(tx);
}

const diceAlgo = ({ cuenta, debe, haber }: LineaDeSaldo): boolean =>
  cuenta !== '' || debe !== 0 || haber !== 0;

/** A name becomes the code of the only account that has it; what nobody understands stays as it was written. */
async function entenderCuentas(tx: Tx, lineas: readonly LineaDeSaldo[]): Promise<LineaDeSaldo[]> {
  const cuentas = await tx.selectFrom('cuenta').select(['idCuenta', 'nombreCuenta', 'tipoCuenta']).execute();
  const buscar = abrirBusquedaDeCuentas(cuentas);
  return lineas.map((linea) => {
    const hallada = buscar(linea.cuenta);
    return 'idCuenta' in hallada ? { ...linea, cuenta: hallada.idCuenta } : linea;
  });
}

function columnasDeLineas(lineas: readonly LineaDeSaldo[]) {
  return {
    lineas: JSON.stringify(lineas.map(({ cuenta, debe, haber }) => ({ cuenta, debe, haber }))),
    debe: sumar(lineas.map(({ debe }) => debe)),
    haber: sumar(lineas.map(({ haber }) => haber)),
  };
}
