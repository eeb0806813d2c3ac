// What a partida does to each account it names: its balance today in the agencia, and the one it would leave.
import type { EfectoEnCuenta } from '@cuadra/contract/contabilidad/borradores/efecto';
import { CERO, centavos, restar } from '@cuadra/core/dinero';
import { type LineaDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/pool.ts';
import { saldosAl } from '../../saldos/queries.ts';

export interface Tocadas {
  readonly agencia: string;
  readonly lineas: readonly LineaDePartida[];
}

/** In the order of the lines. What is not a detail account has no balance of its own to show. */
export async function verCuentasTocadas(
  db: Database,
  hoy: string,
  { agencia, lineas }: Tocadas,
): Promise<EfectoEnCuenta[]> {
  const porCuenta = Map.groupBy(lineas, ({ idCuenta }) => idCuenta);
  const codigos = [...porCuenta.keys()];
  const [cuentas, saldos] = await Promise.all([
    db
      .selectFrom('cuenta')
      .select(['idCuenta', 'nombreCuenta', 'naturaleza'])
      .where('idCuenta', '=', sql<string>`any(${codigos}::text[])`)
      .where('tipoCuenta', '=', 'D')
      .execute(),
    saldosAl(db, { fecha: hoy, agencias: [agencia], cuentas: codigos }),
  ]);
  const conocidas = new Map(cuentas.map((cuenta) => [cuenta.idCuenta, cuenta]));
  const netos = new Map(saldos.map(({ idCuenta, debe, haber }) => [idCuenta, restar(debe, haber)]));
  return [...porCuenta].flatMap(([idCuenta, suyas]) => {
    const cuenta = conocidas.get(idCuenta);
    if (cuenta === undefined) return [];
    const [debe, haber] = [totalDebe(suyas), totalHaber(suyas)];
    const neto = netos.get(idCuenta) ?? CERO;
    const antes = enSuNaturaleza(neto, cuenta.naturaleza);
    const despues = enSuNaturaleza(centavos(neto + debe - haber), cuenta.naturaleza);
    return [
      { ...cuenta, antes, debe, haber, despues, contrarioAntes: antes < 0, contrarioDespues: despues < 0 },
    ];
  });
}
