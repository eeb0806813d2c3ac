import { ATAJOS_MAX, type Atajo, type AtajoNuevo } from '@cuadra/contract/escritorio/atajos';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { columnasDe } from './queries.ts';

export async function crearAtajo(tx: Tx, usuario: string, nuevo: AtajoNuevo): Promise<Atajo> {
  await exigirLugar(tx, usuario);
  const { id } = await tx
    .insertInto('atajo')
    .values({ usuario, ...columnasDe(nuevo) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisar(tx, { usuarios: [usuario] }, { tipo: 'atajos-cambio' });
  return { id, ...nuevo };
}

/** One at a time per person, so that two tabs do not both take the last place. */
async function exigirLugar(tx: Tx, usuario: string): Promise<void> {
  await tx.selectFrom('usuario').select('id').where('id', '=', usuario).forNoKeyUpdate().execute();
  const { cuantos } = await tx
    .selectFrom('atajo')
    .select(({ fn }) => fn.countAll<number>().as('cuantos'))
    .where('usuario', '=', usuario)
    .executeTakeFirstOrThrow();
  if (cuantos >= ATAJOS_MAX) throw new ProblemaError('DEMASIADOS_ATAJOS');
}
