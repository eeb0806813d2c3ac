// Opens the last closed month of an agencia again, with the reason on record: for everybody, or only for some people and
// until an instant (which PostgreSQL holds, see 0007_libro_contabilizar.sql). A month left half closed opens too, and one that is
// open only for some may be opened for others. What was signed has to be signed again.
import { DIAS_DE_REAPERTURA_MAX } from '@cuadra/contract/contabilidad/periodos/reaperturas';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { terminarReapertura } from '../cierre/dejar-constancia.ts';
import { SIN_FIRMA } from '../cierre/firmar-compuerta.ts';
import { exigirPersonas } from '../cierre/personas.ts';
import { exigirEjercicioAbierto, exigirOrdenAlReabrir } from '../exigir-orden.ts';
import { abrirPeriodo, type ClaveDePeriodo, verEjercicio, verPeriodo } from '../queries.ts';
import { reservarAgencia } from '../reservar-agencia.ts';

interface Limite {
  readonly para: readonly string[];
  readonly hasta: string;
}

export interface Reapertura {
  readonly motivo: string;
  /** Null: for everybody, until it is closed again. */
  readonly limite: Limite | null;
}

/** Whether it can be opened so now: asked when somebody requests it, and again when somebody else allows it. */
export async function exigirReabrible(
  tx: Tx,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  { limite }: Reapertura,
): Promise<void> {
  await reservarAgencia(tx, clave.agencia);
  const { estado, limite: anterior } = await verPeriodo(tx, clave);
  await exigirEjercicioAbierto(tx, clave.anio);
  if (estado === 'abierto' && anterior === null) {
    throw new ProblemaError('CONFLICTO_DE_EDICION', {
      detalle: 'El periodo ya está abierto. Vuelva a cargar.',
    });
  }
  await exigirOrdenAlReabrir(tx, clave);
  if (limite !== null) await exigirLimite(tx, contexto, clave, limite);
}

export interface QuienReabre {
  readonly reabiertaPor: string | null;
  readonly solicitud: string | null;
}

export async function reabrirPeriodo(
  tx: Tx,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  { motivo, limite }: Reapertura,
  quien: QuienReabre,
): Promise<void> {
  await terminarReapertura(tx, contexto, clave);
  await abrirPeriodo(tx, clave, limite);
  await anotarReapertura(tx, contexto, clave, { motivo, limite }, quien);
  await olvidarFirmas(tx, clave);
}

async function exigirLimite(
  tx: Tx,
  { ahora }: Contexto,
  { agencia }: ClaveDePeriodo,
  { para, hasta }: Limite,
): Promise<void> {
  const fin = Temporal.Instant.from(hasta);
  const ultimo = ahora.add({ hours: DIAS_DE_REAPERTURA_MAX * 24 });
  if (Temporal.Instant.compare(fin, ahora) <= 0 || Temporal.Instant.compare(fin, ultimo) > 0) {
    throw new ProblemaError('LIMITE_DE_REAPERTURA_INVALIDO');
  }
  await exigirPersonas(tx, agencia, para);
}

/** Nothing was posted in it while it was closed: what comes with a later number came because of this. */
async function anotarReapertura(
  tx: Tx,
  { ahora }: Contexto,
  { anio, mes, agencia }: ClaveDePeriodo,
  { motivo, limite }: Reapertura,
  quien: QuienReabre,
): Promise<void> {
  const { ultimoNumero } = await verEjercicio(tx, anio);
  await tx
    .insertInto('reapertura')
    .values({
      ...{ anio, mes, agencia, motivo },
      ...quien,
      reabiertaEn: ahora.toString(),
      para: limite === null ? null : [...limite.para],
      hasta: limite?.hasta ?? null,
      desdeNumero: ultimoNumero,
    })
    .execute();
}

async function olvidarFirmas(tx: Tx, { anio, mes, agencia }: ClaveDePeriodo): Promise<void> {
  await tx
    .updateTable('seguimientoDeCompuerta')
    .set(SIN_FIRMA)
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .where('firma', 'is not', null)
    .execute();
}
