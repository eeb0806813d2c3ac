// Money that comes into a savings account from the bank: its partida and its movement, as one.
import { centavos } from '@cuadra/core/dinero';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { sql } from 'kysely';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

const BANCO = '1011030101';

/** A negative amount leaves. */
export async function depositarEnPrueba(
  { db, reloj }: Pick<AplicacionDePrueba, 'db' | 'reloj'>,
  cuenta: number,
  monto: number,
  fecha: string,
): Promise<void> {
  const ahora = reloj.ahora();
  await escribir(db, contextoDelSistema(ahora, 'prueba'), 'prueba', async (tx) => {
    await sql`insert into ejercicio (anio) values (${Number(fecha.slice(0, 4))}) on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ agencia: string; idCuenta: string }>`
      select c.agencia, p.id_cuenta from cuenta_ahorro c join producto_ahorro p on p.id = c.producto where c.id = ${cuenta}`.execute(
      tx,
    );
    const [suya] = rows;
    if (suya === undefined) throw new Error(`No hay cuenta ${cuenta}`);
    const total = centavos(Math.abs(monto));
    const [debe, haber] = monto > 0 ? [BANCO, suya.idCuenta] : [suya.idCuenta, BANCO];
    const clase = monto > 0 ? 'deposito' : 'retiro';
    const partida = porContabilizar({
      ...{ origen: 'ahorro', tipo: 'diario', fecha, agencia: suya.agencia, concepto: 'Prueba', autor: null },
      lineas: [alDebe(debe, total), alHaber(haber, total)],
      movimientos: [{ cuenta, clase, monto: centavos(monto), fechaValor: fecha, ganaDesde: fecha }],
    });
    await contabilizar(tx, ahora, [partida]);
    await sql`select ahorro_mover(${cuenta}, ${clase}, ${monto}, ${fecha}::date, ${fecha}::date,
      ${partida.id}::uuid, 'Prueba')`.execute(tx);
  });
}
