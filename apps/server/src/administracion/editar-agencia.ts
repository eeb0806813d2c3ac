import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { explicarAgenciaRepetida } from './crear-agencia.ts';

export interface CambiosDeAgencia {
  readonly nombreAgencia?: string | undefined;
  readonly municipio?: string | undefined;
  readonly activa?: boolean | undefined;
}

export async function editarAgencia(tx: Tx, idAgencia: string, cambios: CambiosDeAgencia): Promise<Agencia> {
  const antes = await tx
    .selectFrom('agencia')
    .select(['idAgencia', 'nombreAgencia', 'municipio', 'activa'])
    .where('idAgencia', '=', idAgencia)
    .forUpdate()
    .executeTakeFirst();
  if (antes === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const datos = {
    nombreAgencia: cambios.nombreAgencia ?? antes.nombreAgencia,
    municipio: cambios.municipio ?? antes.municipio,
    activa: cambios.activa ?? antes.activa,
  };
  await tx
    .updateTable('agencia')
    .set(datos)
    .where('idAgencia', '=', idAgencia)
    .execute()
    .catch(explicarAgenciaRepetida);
  return { idAgencia, ...datos };
}
