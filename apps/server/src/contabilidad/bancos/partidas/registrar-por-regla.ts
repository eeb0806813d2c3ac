// The partida that a rule fills in of a line, once somebody accepts it.
import { llenarConcepto } from '@cuadra/core/bancos/reglas';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { CuentaPorCruzar } from '../cruces/cuenta-por-cruzar.ts';
import { leerElegidos } from '../cruces/leer-partes.ts';
import type { SugerenciaGuardada } from '../cruces/sugerencias.ts';
import { exigirContracuenta } from './exigir-contracuenta.ts';
import { solicitudDelBanco } from './partida-del-banco.ts';

export async function registrarPorRegla(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  cuenta: CuentaPorCruzar,
  sugerencia: SugerenciaGuardada,
  motivo: string | undefined,
): Promise<void> {
  const regla = await db
    .selectFrom('reglaDeBanco')
    .select(['id', 'idCuenta', 'concepto', 'activa'])
    .where('id', '=', sugerencia.regla)
    .executeTakeFirst();
  const { lineas } = await leerElegidos(db, cuenta.id, { lineas: sugerencia.lineas, movimientos: [] });
  const [linea] = lineas;
  if (regla === undefined || !regla.activa || linea === undefined || linea.pendiente === 0)
    throw new ProblemaError('SUGERENCIA_VENCIDA');
  await exigirContracuenta(db, regla.idCuenta);
  await cola.contabilizar(
    solicitudDelBanco(contexto, {
      ...{ accion: 'bancos:aceptar', id: sugerencia.id, cuenta, clase: 'linea', motivo },
      ...{ fecha: linea.fecha, monto: linea.pendiente, documento: linea.referencia, linea: linea.id },
      ...{ idCuenta: regla.idCuenta, concepto: llenarConcepto(regla.concepto, linea), regla: regla.id },
      ...{ puntaje: sugerencia.puntaje, razones: sugerencia.razones },
      ...{ lineas: [{ id: linea.id, monto: linea.pendiente }], movimientos: [] },
      explicaciones: linea.explicacion === null ? [] : [linea.explicacion],
    }),
  );
}
