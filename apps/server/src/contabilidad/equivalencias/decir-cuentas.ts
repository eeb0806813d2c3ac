// What accounts of another program are here, one beside another. Only accounts that take movements: a line goes to no other.
import {
  CUENTAS_POR_EQUIVALENCIA_MAX,
  type CuentaDicha,
} from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function decirCuentas(tx: Tx, id: string, cuentas: readonly CuentaDicha[]): Promise<void> {
  // One that says them at a time: how many there are is counted by what is there.
  await tx.selectFrom('equivalencia').select('id').where('id', '=', id).forUpdate().execute();
  // Said twice in one list, the last one holds.
  const porClave = new Map(cuentas.map((dicha) => [claveDeEquivalencia(dicha.antes), dicha]));
  porClave.delete('');
  const dichas = [...porClave].flatMap(([clave, { antes, idCuenta }]) =>
    idCuenta === null ? [] : [{ clave, antes, idCuenta }],
  );
  const olvidadas = [...porClave].flatMap(([clave, { idCuenta }]) => (idCuenta === null ? [clave] : []));
  await exigirDeDetalle(
    tx,
    dichas.map(({ idCuenta }) => idCuenta),
  );
  await sql`delete from equivalencia_de_cuenta where equivalencia = ${id}::uuid and clave = any(${olvidadas}::text[])`.execute(
    tx,
  );
  await sql`insert into equivalencia_de_cuenta as e (equivalencia, clave, antes, id_cuenta)
    select ${id}::uuid, u.* from unnest(${dichas.map(({ clave }) => clave)}::text[],
      ${dichas.map(({ antes }) => antes)}::text[], ${dichas.map(({ idCuenta }) => idCuenta)}::text[]) u (clave, antes, id_cuenta)
    on conflict (equivalencia, clave) do update set antes = excluded.antes, id_cuenta = excluded.id_cuenta
    where (e.antes, e.id_cuenta) is distinct from (excluded.antes, excluded.id_cuenta)`.execute(tx);
  await exigirQueQuepan(tx, id);
}

async function exigirDeDetalle(tx: Tx, codigos: readonly string[]): Promise<void> {
  const { rows } = await sql<{ idCuenta: string; existe: boolean }>`
    select u.id_cuenta, c.id_cuenta is not null as existe
    from unnest(${[...new Set(codigos)]}::text[]) u (id_cuenta)
    left join cuenta c on c.id_cuenta = u.id_cuenta
    where c.tipo_cuenta is distinct from 'D' order by 1 limit 1`.execute(tx);
  const [mala] = rows;
  if (mala === undefined) return;
  throw mala.existe
    ? new ProblemaError('CUENTA_NO_DETALLE', {
        detalle: `La cuenta ${mala.idCuenta} es de mayor: elija una de detalle.`,
      })
    : new ProblemaError('CUENTA_NO_EXISTE', {
        detalle: `La cuenta ${mala.idCuenta} no existe en el catálogo.`,
      });
}

async function exigirQueQuepan(tx: Tx, id: string): Promise<void> {
  const { cuantas } = await tx
    .selectFrom('equivalenciaDeCuenta')
    .select(({ fn }) => fn.countAll<number>().as('cuantas'))
    .where('equivalencia', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(cuantas) > CUENTAS_POR_EQUIVALENCIA_MAX) throw new ProblemaError('DEMASIADAS_CUENTAS');
}
