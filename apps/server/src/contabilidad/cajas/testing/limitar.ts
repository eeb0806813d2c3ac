import type { ClaseDeMovimiento } from '@cuadra/core/cajas/movimiento';
import { centavos } from '@cuadra/core/dinero';
import { contextoDelSistema } from '../../../platform/contexto.ts';
import { escribir } from '../../../platform/database/escribir.ts';
import type { AplicacionDePrueba } from '../../../testing/application.ts';

/** From there on, that caja does that with a second person. */
export function limitar(
  { db, reloj }: AplicacionDePrueba,
  caja: string,
  clase: ClaseDeMovimiento,
  maximo: number,
): Promise<unknown> {
  return escribir(db, contextoDelSistema(reloj.ahora(), 'prueba'), 'prueba', (tx) =>
    tx
      .insertInto('limiteDeCaja')
      .values({ caja, clase, maximo: centavos(maximo) })
      .execute(),
  );
}
