import type {
  ConfiguracionContable,
  LimiteDeContabilizacion,
} from '@cuadra/contract/contabilidad/configuracion';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';

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

export async function leerLimitesGuardados(db: Database): Promise<LimiteDeContabilizacion[]> {
  const { rows } = await sql<LimiteDeContabilizacion>`
    select rol, tipo, monto_max, monto_diario from limite_contabilizacion order by rol, tipo`.execute(db);
  return rows;
}
