// What may be changed of an account that is not closed: its holders, its ISR, where its money goes, its state.
import type {
  cambiarAlVencer as alVencerEndpoint,
  cambiarEstadoDeCuenta,
  cambiarIsr as isrEndpoint,
  cambiarTitulares as titularesEndpoint,
} from '@cuadra/contract/ahorros/cambios-de-cuenta';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { nombreDeOperacion, type Operacion } from '@cuadra/core/control/operaciones';
import { sql } from 'kysely';
import { exigirActo } from '#control/exigir-acto.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import { ProblemaError, problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { exigirDestino } from './abrir-cuenta.ts';
import { tienenLosMismosTitulares } from './cuentas-por-mover.ts';
import { guardarTitulares, nombresDe } from './titulares.ts';

export async function cambiarTitulares(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { titulares, version }: BodyOf<typeof titularesEndpoint>,
): Promise<void> {
  const cuenta = await tomar(tx, contexto, id, version);
  await exigirActo(tx, contexto, {
    ...sobre(id, cuenta),
    operacion: 'titulares',
    que: { titulares },
    resumen: `Cambiar los titulares de la cuenta ${cuenta.numero} a: ${await nombresDe(tx, titulares)}`,
    cuentas: [id],
  });
  await guardarTitulares(tx, id, titulares);
  await guardar(tx, id, version, {});
}

export async function cambiarIsr(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { tratamiento, documento, vence, version }: BodyOf<typeof isrEndpoint>,
): Promise<void> {
  const cuenta = await tomar(tx, contexto, id, version);
  const exenta = tratamiento === 'exento';
  const con = documento === null || !exenta ? '' : ` (${documento})`;
  await exigirActo(tx, contexto, {
    ...sobre(id, cuenta),
    operacion: 'isr-de-cuenta',
    que: { tratamiento, documento, vence },
    resumen: `La cuenta ${cuenta.numero} queda ${exenta ? 'exenta' : 'afecta'} de ISR${con}`,
    cuentas: [id],
    documentada: documento !== null,
  });
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
  if (destino !== null && destino !== cuenta.destino && !(await tienenLosMismosTitulares(tx, id, destino)))
    await exigirActo(tx, contexto, {
      ...sobre(id, cuenta),
      operacion: 'destino-de-intereses',
      que: { alVencer, destino },
      resumen: `Los intereses de la cuenta ${cuenta.numero}, y su capital al vencer, irán a la cuenta de otro titular`,
      cuentas: [id, destino],
    });
  await guardar(tx, id, version, { alVencer, destino });
}

export async function cambiarEstado(
  tx: Tx,
  contexto: ContextoConActor,
  id: number,
  { estado, desde, motivo, version }: BodyOf<typeof cambiarEstadoDeCuenta>,
): Promise<void> {
  const cuenta = await tomar(tx, contexto, id, version);
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  const dia = desde ?? hoy;
  if (dia > hoy) throw problemaDeCampo('FECHA_FUTURA', 'desde');
  const operacion = operacionDeEstado(cuenta.estado, estado);
  await exigirActo(tx, contexto, {
    ...sobre(id, cuenta),
    operacion,
    que: { estado, desde: dia, motivo },
    resumen: `${nombreDeOperacion(operacion)}: ${cuenta.numero}. ${motivo}`,
    cuentas: [id],
  });
  await sql`select ahorro_cambiar_estado(${id}::bigint, ${estado}, ${dia}::date, ${motivo})`.execute(tx);
  await avisar(tx, { permiso: 'ahorros:ver' }, { tipo: 'ahorros-cambio' });
}

/** As PostgreSQL reads it (cuenta_ahorro_se_decide). */
function operacionDeEstado(antes: string, despues: string): Operacion {
  if (antes === 'bloqueada') return 'liberacion';
  return despues === 'activa' ? 'reactivacion' : 'bloqueo';
}

const sobre = (id: number, { agencia }: Tomada) => ({ agencia, entidad: 'cuenta_ahorro', id: String(id) });

interface Tomada {
  readonly numero: string;
  readonly destino: number | null;
  readonly agencia: string;
  readonly estado: string;
  readonly plazo: number | null;
  readonly version: number;
}

/** Held until the transaction ends, as it was when the person looked at it. */
async function tomar(tx: Tx, { actor }: ContextoConActor, id: number, version: number): Promise<Tomada> {
  const cuenta = await tx
    .selectFrom('cuentaAhorro')
    .select(['numero', 'agencia', 'estado', 'plazo', 'destino', 'version'])
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
