// Money that comes with a value date inside days that were already paid: whoever may correct accepts it.
import { centavos } from '@cuadra/core/dinero';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import { sql } from 'kysely';
import { AHORRO, BANCO, HOY, type MundoDeAhorros } from '#ahorros/testing/mundo-de-ahorros.ts';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';

export async function depositarTarde(
  { db, reloj }: Pick<MundoDeAhorros, 'db' | 'reloj'>,
  cuenta: number,
  monto: number,
  valor: string,
): Promise<void> {
  const ahora = reloj.ahora();
  await escribir(db, contextoDelSistema(ahora, 'prueba'), 'prueba', async (tx) => {
    const total = centavos(Math.abs(monto));
    const [debe, haber] = monto > 0 ? [BANCO, AHORRO] : [AHORRO, BANCO];
    const clase = monto > 0 ? 'deposito' : 'retiro';
    const partida = porContabilizar({
      ...{ origen: 'ahorro', tipo: 'diario', fecha: HOY, agencia: '01', concepto: 'Tarde', autor: null },
      lineas: [alDebe(debe, total), alHaber(haber, total)],
      movimientos: [{ cuenta, clase, monto: centavos(monto), fechaValor: valor, ganaDesde: valor }],
    });
    await contabilizar(tx, ahora, [partida]);
    await sql`select ahorro_mover(${cuenta}, ${clase}, ${monto}, ${HOY}::date, ${valor}::date,
      ${partida.id}::uuid, 'Tarde', corrige => true)`.execute(tx);
  });
}
