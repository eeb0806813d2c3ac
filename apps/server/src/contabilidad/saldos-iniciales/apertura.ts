// Opening balances as they are kept, held by whoever changes them, and the partida that they are.
import type { EstadoDeApertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import type { LineaDeSaldo } from '@cuadra/core/saldos-iniciales';
import { sql } from 'kysely';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { Actor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { ProblemaError } from '#platform/problema.ts';

export type AperturaGuardada = Awaited<ReturnType<typeof leerApertura>>;

/** Whoever asks works in its agencia. */
export async function leerApertura(db: Database, actor: Actor, id: string) {
  const apertura = await db.selectFrom('saldosIniciales').selectAll().where('id', '=', id).executeTakeFirst();
  if (apertura === undefined) throw new ProblemaError('NO_ENCONTRADO');
  exigirAgencia(actor, apertura.agencia);
  return apertura;
}

interface ComoSeVio {
  readonly estado: EstadoDeApertura;
  /** Absent: any. */
  readonly version?: number;
}

/** Held to the end of the transaction, and still as it was seen. */
export async function tomarApertura(
  tx: Tx,
  actor: Actor,
  id: string,
  vista: ComoSeVio,
): Promise<AperturaGuardada> {
  await sql`select from saldos_iniciales where id = ${id}::uuid for update`.execute(tx);
  const apertura = await leerApertura(tx, actor, id);
  exigirComoSeVio(apertura, vista);
  return apertura;
}

function exigirComoSeVio(apertura: AperturaGuardada, { estado, version }: ComoSeVio): void {
  if (apertura.estado !== estado) {
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: `Los saldos iniciales de la agencia ${apertura.agencia} ${comoEstan[apertura.estado]}.`,
    });
  }
  if (version !== undefined && apertura.version !== version) throw new ProblemaError('CONFLICTO_DE_EDICION');
}

const comoEstan: Readonly<Record<EstadoDeApertura, string>> = {
  borrador: 'se están escribiendo: envíelos primero',
  en_revision: 'esperan que otra persona los apruebe',
  contabilizada: 'ya están contabilizados',
  revertida: 'ya se deshicieron',
};

export const lineasDePartida = (lineas: readonly LineaDeSaldo[]) =>
  lineas.map(({ cuenta, debe, haber }) => ({ idCuenta: cuenta, debe, haber }));

interface Firmada {
  readonly autor: string | null;
  readonly aprobador: string | null;
}

export function partidaDeApertura(
  { agencia, fecha, lineas }: Pick<AperturaGuardada, 'agencia' | 'fecha' | 'lineas'>,
  { autor, aprobador }: Firmada,
): PartidaPorContabilizar {
  return porContabilizar({
    origen: 'saldos_iniciales',
    tipo: 'apertura',
    fecha,
    agencia,
    concepto: `Saldos iniciales de la agencia ${agencia} al ${fechaImpresa(fecha)}`,
    lineas: lineasDePartida(lineas),
    autor,
    aprobador,
  });
}

export function avisarApertura(tx: Tx): Promise<void> {
  return avisar(tx, { permiso: 'periodos:ver' }, { tipo: 'apertura-cambio' });
}

export const enlaceAApertura = (agencia: string): string =>
  `/contabilidad/saldos-iniciales?agencia=${agencia}`;
