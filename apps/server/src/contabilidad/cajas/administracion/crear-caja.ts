// A caja takes an account of its agencia for itself and for those that will share it. The first of them takes over what the
// account holds: read with the order of the books in hand, so that nothing is posted between reading it and tying it.
import type { CajaNueva } from '@cuadra/contract/contabilidad/cajas/cajas';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import { tomarOrden } from '#contabilidad/libro/contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { avisarDeCajas } from '../avisar-de-cajas.ts';

/** The id of the new one. */
export async function crearCaja(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  nueva: CajaNueva,
): Promise<string> {
  exigirAgencia(actor, nueva.agencia);
  const abiertos = await tx.selectFrom('ejercicio').select('anio').where('estado', '=', 'abierto').execute();
  await tomarOrden(
    tx,
    ahora,
    abiertos.map(({ anio }) => anio),
  );
  await exigirCuenta(tx, nueva.idCuenta);
  const { id } = await tx
    .insertInto('caja')
    .values({ ...nueva, saldoInicial: await saldoQueRecibe(tx, nueva) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisarDeCajas(tx, []);
  return id;
}

async function exigirCuenta(tx: Tx, idCuenta: string): Promise<void> {
  const { rows } = await sql<{ estado: string; esDeOtraCosa: boolean }>`
    select c.estado, exists (select from configuracion_de_cajas g where c.id_cuenta in
      (g.cuenta_sobrante, g.cuenta_faltante, g.cuenta_empleado, g.cuenta_transito)) as es_de_otra_cosa
    from cuenta c where c.id_cuenta = ${idCuenta}`.execute(tx);
  const [cuenta] = rows;
  if (cuenta === undefined) throw problemaDeCampo('CUENTA_NO_EXISTE', 'idCuenta');
  if (cuenta.estado === 'bloqueada') throw problemaDeCampo('CUENTA_BLOQUEADA', 'idCuenta');
  if (cuenta.esDeOtraCosa)
    throw new ProblemaError('CUENTA_DE_CAJA', {
      detalle: 'Esa cuenta es de diferencias o de efectivo en tránsito: elija la del efectivo de la caja.',
    });
}

/** A later one begins empty: its cash comes from another caja. */
async function saldoQueRecibe(tx: Tx, { idCuenta, agencia }: CajaNueva): Promise<Centavos> {
  const { rows } = await sql<{ saldo: Centavos }>`
    select saldo_en_libros(${idCuenta}, ${agencia}) as saldo
    where not exists (select from cuenta_de_caja k where k.id_cuenta = ${idCuenta} and k.agencia = ${agencia})`.execute(
    tx,
  );
  return rows[0]?.saldo ?? CERO;
}
