// Leaves accounts to their own room: nobody moves them by hand any more. Only those that a room keeps the detail of.
import { sql } from 'kysely';
import { reservarCatalogo } from '#contabilidad/catalogo/queries.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function marcarSoloSistema(tx: Tx, pedidas: readonly string[]): Promise<void> {
  await reservarCatalogo(tx);
  const { rows } = await sql<{ idCuenta: string }>`
    select c.id_cuenta from cuenta c where c.id_cuenta = any(${pedidas}::text[]) and (
      exists (select from cuenta_de_caja k where k.id_cuenta = c.id_cuenta)
      or exists (select from cuenta_bancaria b where b.id_cuenta = c.id_cuenta)
      or exists (select from producto_ahorro p where p.id_cuenta = c.id_cuenta)
      or exists (select from configuracion_de_cajas g where g.cuenta_transito = c.id_cuenta))`.execute(tx);
  const suyas = new Set(rows.map(({ idCuenta }) => idCuenta));
  const ajena = pedidas.find((una) => !suyas.has(una));
  if (ajena !== undefined)
    throw new ProblemaError('CUENTA_NO_EXISTE', {
      detalle: `La cuenta ${ajena} no es de una caja, de un banco ni de un producto de ahorro: cámbiela en el catálogo.`,
    });
  await sql`update cuenta set estado = 'solo_sistema', version = version + 1
    where id_cuenta = any(${pedidas}::text[]) and estado = 'activa'`.execute(tx);
  await avisar(tx, { todos: true }, { tipo: 'catalogo-cambio' });
}
