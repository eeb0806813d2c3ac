// The clearing accounts that do not end the month at zero, each with its explanation. An explanation is of one balance:
// when the balance changes, it is no longer explained.
import type { SaldoPorExplicar } from '@cuadra/contract/contabilidad/periodos/cierre';
import { restar } from '@cuadra/core/dinero';
import { saldosAl } from '#contabilidad/saldos/queries.ts';
import type { Database } from '#platform/database/pool.ts';
import type { ClaveDePeriodo } from '../queries.ts';

export async function leerSaldosPorExplicar(
  db: Database,
  { anio, mes, agencia, hasta }: ClaveDePeriodo & { readonly hasta: string },
): Promise<SaldoPorExplicar[]> {
  const puentes = await db
    .selectFrom('cuentaPuente')
    .innerJoin('cuenta', 'cuenta.idCuenta', 'cuentaPuente.idCuenta')
    .select(['cuenta.idCuenta', 'cuenta.nombreCuenta'])
    .execute();
  if (puentes.length === 0) return [];
  const nombres = new Map(puentes.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
  const saldos = await saldosAl(db, { fecha: hasta, agencias: [agencia], cuentas: [...nombres.keys()] });
  const conSaldo = saldos.filter(({ debe, haber }) => debe !== haber);
  if (conSaldo.length === 0) return [];
  const explicaciones = await leerExplicaciones(db, { anio, mes, agencia });
  return conSaldo.map(({ idCuenta, debe, haber }) => {
    const saldo = restar(debe, haber);
    const hallada = explicaciones.get(idCuenta);
    return {
      idCuenta,
      nombreCuenta: nombres.get(idCuenta) ?? '',
      saldo,
      explicacion:
        hallada === undefined
          ? null
          : {
              texto: hallada.texto,
              por: { id: hallada.explicadaPor, nombre: hallada.nombre },
              en: hallada.explicadaEn,
              vigente: hallada.saldo === saldo,
            },
    };
  });
}

async function leerExplicaciones(db: Database, { anio, mes, agencia }: ClaveDePeriodo) {
  const filas = await db
    .selectFrom('explicacionDeSaldo as e')
    .innerJoin('usuario as u', 'u.id', 'e.explicadaPor')
    .select(['e.idCuenta', 'e.saldo', 'e.texto', 'e.explicadaPor', 'e.explicadaEn', 'u.nombre'])
    .where('e.anio', '=', anio)
    .where('e.mes', '=', mes)
    .where('e.agencia', '=', agencia)
    .execute();
  return new Map(filas.map((fila) => [fila.idCuenta, fila]));
}
