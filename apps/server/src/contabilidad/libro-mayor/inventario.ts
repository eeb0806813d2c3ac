// What the institution has (activo, less what regulates it), owes (pasivo and other creditors) and is its own (capital) at
// the end of a day. What productos exceed gastos by, until the year's close carries it to capital, stands beside it: with
// it both sides are equal.
import type { FiltrosDeInventario, Inventario } from '@cuadra/contract/contabilidad/libro-mayor';
import { centavos, opuesto, sumar } from '@cuadra/core/dinero';
import { acumularPorNivel } from '@cuadra/core/saldos';
import { type CuentaMovida, movimientosPorCuenta } from '#contabilidad/saldos/queries.ts';
import type { Database } from '#platform/database/pool.ts';

/** Activo, its deductions, pasivo, otras acreedoras, capital. */
const CLASES = '12345';

export async function inventarioAl(
  db: Database,
  { fecha, nivel, agencias }: Pick<FiltrosDeInventario, 'fecha' | 'nivel'> & { agencias: readonly string[] },
): Promise<Inventario> {
  const movidas = await movimientosPorCuenta(db, { desde: fecha, hasta: fecha, agencias });
  const cuentas = acumularPorNivel(movidas)
    .filter(
      (cuenta) =>
        CLASES.includes(cuenta.idCuenta.charAt(0)) &&
        cuenta.nivel <= (nivel ?? cuenta.nivel) &&
        cuenta.saldoFinal !== 0,
    )
    .map(({ idCuenta, nombreCuenta, tipoCuenta, naturaleza, nivel: suyo, saldoFinal }) => {
      return { idCuenta, nombreCuenta, tipoCuenta, naturaleza, nivel: suyo, saldo: saldoFinal };
    });
  return { fecha, cuentas, totales: totalesDe(movidas) };
}

function totalesDe(movidas: readonly CuentaMovida[]): Inventario['totales'] {
  const deClases = (clases: string) =>
    sumar(
      movidas
        .filter(({ idCuenta, tipoCuenta }) => tipoCuenta === 'D' && clases.includes(idCuenta.charAt(0)))
        .map(({ inicial, debe, haber }) => centavos(inicial + debe - haber)),
    );
  const acreedor = (clases: string) => opuesto(deClases(clases));
  const activo = deClases('12');
  const pasivo = acreedor('34');
  const capital = acreedor('5');
  const resultado = acreedor('67');
  return { activo, pasivo, capital, resultado, cuadra: activo === pasivo + capital + resultado };
}
