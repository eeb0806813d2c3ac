// The movements that a cajero makes often, as buttons of their own.
import type { guardarFavoritos as contrato, FavoritoDeCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { CuentaElegida } from '../movimientos/clases/contracuentas.ts';
import { cuentaElegida } from '../movimientos/clases/cuenta-elegida.ts';
import { exigirContracuenta } from '../movimientos/clases/exigir-contracuenta.ts';

export async function listarFavoritos(db: Database, usuario: string): Promise<FavoritoDeCaja[]> {
  const { rows } = await sql<FavoritoDeCaja>`
    select f.id, f.nombre, f.clase, f.id_cuenta, c.nombre_cuenta, f.concepto
    from favorito_de_caja f join cuenta c on c.id_cuenta = f.id_cuenta
    where f.usuario = ${usuario}::uuid order by f.orden, f.nombre`.execute(db);
  return rows;
}

/** One of the same name is the same one, changed. */
export async function guardarFavoritos(
  tx: Tx,
  { actor }: ContextoConActor,
  { favoritos }: BodyOf<typeof contrato>,
): Promise<FavoritoDeCaja[]> {
  await exigirContracuentas(tx, favoritos);
  const nombres = favoritos.map(({ nombre }) => nombre);
  await sql`delete from favorito_de_caja where usuario = ${actor.id}::uuid and nombre <> all(${nombres}::text[])`.execute(
    tx,
  );
  for (const [indice, { nombre, clase, idCuenta, concepto }] of favoritos.entries()) {
    await sql`
      insert into favorito_de_caja as f (usuario, nombre, clase, id_cuenta, concepto, orden)
      values (${actor.id}::uuid, ${nombre}, ${clase}, ${idCuenta}, ${concepto}, ${indice + 1})
      on conflict (usuario, nombre) do update
      set clase = excluded.clase, id_cuenta = excluded.id_cuenta, concepto = excluded.concepto, orden = excluded.orden
      where (f.clase, f.id_cuenta, f.concepto, f.orden)
        is distinct from (excluded.clase, excluded.id_cuenta, excluded.concepto, excluded.orden)`.execute(tx);
  }
  return listarFavoritos(tx, actor.id);
}

/** A button that would always be refused is not kept. */
async function exigirContracuentas(tx: Tx, favoritos: BodyOf<typeof contrato>['favoritos']): Promise<void> {
  for (const [lugar, { clase, idCuenta }] of favoritos.entries()) {
    const { rows } = await sql<{ cuenta: CuentaElegida | null }>`
      select ${cuentaElegida(idCuenta, clase)} as cuenta`.execute(tx);
    exigirContracuenta(rows[0]?.cuenta ?? null, clase, `favoritos.${lugar}.idCuenta`);
  }
}
