import type { VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { conVigencia } from '@cuadra/core/ahorros/vigencia';
import type { Database } from '#platform/database/pool.ts';
import { firmas } from '../firmas.ts';

/** Drafts first, then from the newest to the oldest. What publishing would refuse is added by whoever knows the rest. */
export async function leerVersiones(
  db: Database,
  hoy: string,
  producto: number,
): Promise<VersionDeProducto[]> {
  const filas = await db
    .selectFrom('versionDeProducto as v')
    .innerJoin('usuario as e', 'e.id', 'v.escritaPor')
    .leftJoin('usuario as p', 'p.id', 'v.publicadaPor')
    .selectAll('v')
    .select(['e.nombre as nombreDeEscritora', 'p.nombre as nombreDePublicadora'])
    .where('v.producto', '=', producto)
    .execute();
  const nombres = await leerNombres(
    db,
    filas.flatMap(({ cuentaGasto, cuentaIsr, cuentaPorPagar, cuentaPorCobrar }) => [
      ...[cuentaGasto, cuentaIsr, cuentaPorPagar ?? '', cuentaPorCobrar ?? ''],
    ]),
  );
  return conVigencia(filas, hoy).map(({ producto: _, nombreDeEscritora, nombreDePublicadora, ...fila }) => ({
    ...fila,
    ...firmas(fila, nombreDeEscritora, nombreDePublicadora),
    reparos: [],
    nombresDeCuentas: Object.fromEntries(
      [fila.cuentaGasto, fila.cuentaIsr, fila.cuentaPorPagar, fila.cuentaPorCobrar].flatMap((cuenta) =>
        cuenta === null ? [] : [[cuenta, nombres.get(cuenta) ?? '']],
      ),
    ),
  }));
}

async function leerNombres(db: Database, cuentas: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (cuentas.length === 0) return new Map();
  const filas = await db
    .selectFrom('cuenta')
    .select(['idCuenta', 'nombreCuenta'])
    .where('idCuenta', 'in', [...new Set(cuentas)])
    .execute();
  return new Map(filas.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
}
