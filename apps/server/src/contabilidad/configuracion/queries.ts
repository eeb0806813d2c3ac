import type { ConfiguracionContable } from '@cuadra/contract/contabilidad/configuracion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export async function leerConfiguracion(db: Database): Promise<ConfiguracionContable> {
  return db
    .selectFrom('configuracionContable')
    .select(['cuentaResultado', 'cuentaResultadosAcumulados', 'exigirFirmas'])
    .select(['cuentaIvaCredito', 'cuentaIvaDebito', 'cuentaIsrRetenido'])
    .select(
      sql<string[]>`array(select id_cuenta from cuenta_puente order by id_cuenta collate "C")`.as(
        'cuentasPuente',
      ),
    )
    .executeTakeFirstOrThrow();
}
