// Who saves is inscribed once, corrected as it was last read, and leaves only without open accounts.
import type {
  AsociadoNuevo,
  editarAsociado as editarEndpoint,
  cambiarEstadoDeAsociado as estadoEndpoint,
} from '@cuadra/contract/ahorros/asociados';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { anotar, avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';

export async function crearAsociado(
  tx: Tx,
  contexto: ContextoConActor,
  nuevo: AsociadoNuevo,
): Promise<string> {
  const { ingreso, ...ficha } = nuevo;
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  exigirAgencia(contexto.actor, ficha.agencia);
  exigirFechas(hoy, nuevo);
  // Two who inscribe the same person at once: the second one is told so by the constraint.
  const { id } = await tx
    .insertInto('asociado')
    .values({ ...ficha, ingreso: ingreso ?? hoy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
  return id;
}

export async function editarAsociado(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { version, ingreso: _, ...ficha }: BodyOf<typeof editarEndpoint>,
): Promise<void> {
  await tomar(tx, contexto, id, version);
  exigirAgencia(contexto.actor, ficha.agencia);
  exigirFechas(hoyEn({ ahora: () => contexto.ahora }).toString(), ficha);
  await tx
    .updateTable('asociado')
    .set({ ...ficha, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
}

export async function cambiarEstado(
  tx: Tx,
  contexto: ContextoConActor,
  id: string,
  { estado, motivo, version }: BodyOf<typeof estadoEndpoint>,
): Promise<void> {
  await tomar(tx, contexto, id, version);
  if (estado !== 'activo') await exigirSinCuentas(tx, id);
  await tx
    .updateTable('asociado')
    .set({ estado, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await anotar(tx, contexto, {
    accion: 'ahorros:estado-de-asociado',
    entidad: 'asociado',
    idEntidad: id,
    detalle: { estado, motivo },
  });
  await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
}

/** Held until the transaction ends, as it was when the person looked at it. */
async function tomar(tx: Tx, { actor }: ContextoConActor, id: string, version: number): Promise<void> {
  const asociado = await tx
    .selectFrom('asociado')
    .select(['agencia', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (asociado === undefined) throw new ProblemaError('NO_ENCONTRADO');
  exigirAgencia(actor, asociado.agencia);
  if (asociado.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
}

/** In any agencia: also those that who asks does not see. */
async function exigirSinCuentas(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ tiene: boolean }>`
    select exists (select from titular t join cuenta_ahorro c on c.id = t.cuenta
      where t.asociado = ${id}::uuid and c.cierre is null) as tiene`.execute(tx);
  if (rows[0]?.tiene !== false) throw new ProblemaError('ASOCIADO_CON_CUENTAS');
}

function exigirFechas(
  hoy: string,
  { nacimiento, ingreso }: Pick<AsociadoNuevo, 'nacimiento' | 'ingreso'>,
): void {
  if (nacimiento !== null && nacimiento > hoy) throw problemaDeCampo('FECHA_FUTURA', 'nacimiento');
  if (ingreso !== undefined && ingreso > hoy) throw problemaDeCampo('FECHA_FUTURA', 'ingreso');
}
