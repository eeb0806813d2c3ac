// What may be changed of an account that is not closed: its holders, its ISR, where its money goes, its state.
import type {
  cambiarAlVencer as alVencerEndpoint,
  cambiarEstadoDeCuenta,
  cambiarIsr as isrEndpoint,
  cambiarTitulares as titularesEndpoint,
} from '@cuadra/contract/ahorros/cambios-de-cuenta';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { avisar, type Tx } from '../../platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '../../platform/problema.ts';
import { hoyEn } from '../../platform/reloj.ts';
import { exigirDestino } from './abrir-cuenta.ts';
import { guardarTitulares } from './titulares.ts';

export async function cambiarTitulares(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { titulares, version }: BodyOf<typeof titularesEndpoint>,
): Promise<void> {
  await tomar(tx, contexto, id, version);
  await guardarTitulares(tx, id, titulares);
  await guardar(tx, id, version, {});
}

export async function cambiarIsr(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { tratamiento, documento, vence, version }: BodyOf<typeof isrEndpoint>,
): Promise<void> {
  await tomar(tx, contexto, id, version);
  const exenta = tratamiento === 'exento';
  await guardar(tx, id, version, {
    ...{ isr: tratamiento, isrDocumento: exenta ? documento : null, isrVence: exenta ? vence : null },
  });
}

export async function cambiarAlVencer(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { alVencer, destino, version }: BodyOf<typeof alVencerEndpoint>,
): Promise<void> {
  const cuenta = await tomar(tx, contexto, id, version);
  if ((cuenta.plazo === null) !== (alVencer === null))
    throw problemaDeCampo('MOVIMIENTO_INVALIDO', 'alVencer');
  if ((alVencer === 'trasladar' && destino === null) || destino === id)
    throw problemaDeCampo('MOVIMIENTO_INVALIDO', 'destino');
  await exigirDestino(tx, contexto, { agencia: cuenta.agencia, destino });
  await guardar(tx, id, version, { alVencer, destino });
}

export async function cambiarEstado(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { estado, desde, motivo, version }: BodyOf<typeof cambiarEstadoDeCuenta>,
): Promise<void> {
  await tomar(tx, contexto, id, version);
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  const dia = desde ?? hoy;
  if (dia > hoy) throw problemaDeCampo('FECHA_FUTURA', 'desde');
  await sql`select ahorro_cambiar_estado(${id}::bigint, ${estado}, ${dia}::date, ${motivo})`.execute(tx);
  await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
}

interface Tomada {
  readonly agencia: string;
  readonly estado: string;
  readonly plazo: number | null;
  readonly version: number;
}

/** Held until the transaction ends, as it was when the person looked at it. */
async function tomar(tx: Tx, { actor }: ContextoConActor, id: number, version: number): Promise<Tomada> {
  const cuenta = await tx
    .selectFrom('cuentaAhorro')
    .select(['agencia', 'estado', 'plazo', 'version'])
    .where('id', '=', id)
    .where('agencia', '=', sql<string>`any(${actor.agencias}::text[])`)
    .forUpdate()
    .executeTakeFirst();
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  if (cuenta.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
  if (cuenta.estado === 'cerrada') throw new ProblemaError('CUENTA_CERRADA');
  return cuenta;
}

interface Cambios {
  readonly isr?: 'afecto' | 'exento';
  readonly isrDocumento?: string | null;
  readonly isrVence?: string | null;
  readonly alVencer?: 'renovar' | 'trasladar' | null;
  readonly destino?: number | null;
}

async function guardar(tx: Tx, id: number, version: number, cambios: Cambios): Promise<void> {
  await tx
    .updateTable('cuentaAhorro')
    .set({ ...cambios, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
}
