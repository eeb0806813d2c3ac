// Between which numbers the partidas of each month are. Books are printed by number, and people think of months: those of a
// month are whole in the book once its last number is. Each month is read from an index, so a year costs twelve short walks.
import type { MesDelDiario } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import { limitesDe } from '#contabilidad/libro-diario/tramo.ts';
import type { Database } from '#platform/database/pool.ts';

export async function mesesDelDiario(db: Database, anio: number): Promise<MesDelDiario[]> {
  const leidos: { mes: number; desde: number; hasta: number }[] = [];
  for (let mes = 1; mes <= 12; mes++) {
    const primero = Temporal.PlainYearMonth.from({ year: anio, month: mes }).toPlainDate({ day: 1 });
    const limites = await limitesDe(db, {
      por: 'fechas',
      ejercicio: anio,
      desde: primero.toString(),
      hasta: primero.add({ months: 1 }).subtract({ days: 1 }).toString(),
      agencias: [],
    });
    if (limites !== undefined) leidos.push({ mes, ...limites.numeros });
  }
  return leidos.map((mes) => ({
    ...mes,
    conOtros: leidos.some(
      (otro) => otro.mes !== mes.mes && otro.desde <= mes.hasta && otro.hasta >= mes.desde,
    ),
  }));
}
