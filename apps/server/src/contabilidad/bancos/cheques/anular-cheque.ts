// Ends a cheque that the bank did not pay. Its partida is reversed and both are matched with each other, so that nothing is left outstanding.
// One whose partida was made by hand is reversed where it was made; afterwards the register says it here.
import type { anularCheque as contrato } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { BodyOf } from '@cuadra/contract/endpoint';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { revertirDelBanco } from '../partidas/deshacer-partida.ts';
import { conRechazosDeBancos } from '../rechazos.ts';
import type { MediosDeCheques } from './emitir-cheque.ts';
import { type ChequeGuardado, exigirCheque, sinCobrar } from './exigir-cheque.ts';

export async function anularCheque(
  medios: MediosDeCheques,
  contexto: ContextoConActor,
  id: string,
  { version, fecha, motivo, resultados }: BodyOf<typeof contrato>,
): Promise<void> {
  const { db } = medios;
  const cheque = await exigirCheque(db, id, version, sinCobrar);
  const anular = async (tx: Tx) => {
    const actual = await exigirCheque(tx, id, version, sinCobrar);
    await tx
      .updateTable('cheque')
      .set({ estado: 'anulado', motivo, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await avisarCambioDeBancos(tx, actual.cuentaBancaria);
  };
  const partida = await partidaDe(db, cheque);
  if (partida.revertida) {
    await conRechazosDeBancos(escribir(db, contexto, 'bancos:anular-cheque', anular));
    return;
  }
  if (!partida.delBanco)
    throw new ProblemaError('CHEQUE_INVALIDO', {
      detalle: 'Su partida no se hizo desde el banco: reviértala en la lista de partidas y anúlelo después.',
    });
  await conRechazosDeBancos(
    revertirDelBanco(medios, contexto, partida.id, {
      ...{ accion: 'bancos:anular-cheque', fecha, motivo, resultados, entidades: [id], ademas: anular },
    }),
  );
}

interface PartidaDeCheque {
  readonly id: string;
  readonly revertida: boolean;
  readonly delBanco: boolean;
}

async function partidaDe(db: Database, { movimiento }: ChequeGuardado): Promise<PartidaDeCheque> {
  const hallada = await db
    .selectFrom('movimientoDeBanco as m')
    .innerJoin('partida as p', 'p.id', 'm.partida')
    .leftJoin('partida as r', 'r.revierte', 'p.id')
    .select(['p.id', 'p.origen', 'r.id as reversion', 'm.monto', 'm.pendiente'])
    .where('m.id', '=', movimiento)
    .executeTakeFirst();
  if (hallada === undefined)
    throw new ProblemaError('CHEQUE_INVALIDO', {
      detalle: 'Es de antes de la primera conciliación y no tiene partida que revertir: délo por caduco.',
    });
  const revertida = hallada.reversion !== null;
  if (!revertida && hallada.pendiente !== hallada.monto)
    throw new ProblemaError('CHEQUE_INVALIDO', {
      detalle: 'El banco ya pagó una parte: deshaga antes ese cruce.',
    });
  return { id: hallada.id, revertida, delBanco: hallada.origen === 'banco' };
}
