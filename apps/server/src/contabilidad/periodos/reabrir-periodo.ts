// Opens the last closed month of an agencia again, with the reason on record: for everybody, or only for some people and
// until an instant (which PostgreSQL holds, see 0007_libro_contabilizar.sql). A month left half closed opens too, and one that is
// open only for some may be opened for others. What was signed has to be signed again.
import {
  DIAS_DE_REAPERTURA_MAX,
  type Periodo,
  type reapertura,
} from '@cuadra/contract/contabilidad/periodos/periodos';
import type { z } from 'zod';
import type { Contexto } from '../../platform/contexto.ts';
import type { Tx } from '../../platform/database/escribir.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { avisarPeriodoReabierto } from './avisos.ts';
import { terminarReapertura } from './cierre/dejar-constancia.ts';
import { SIN_FIRMA } from './cierre/firmar-compuerta.ts';
import { exigirPersonas } from './cierre/personas.ts';
import { exigirEjercicioAbierto, exigirOrdenAlReabrir } from './exigir-orden.ts';
import { abrirPeriodo, type ClaveDePeriodo, verEjercicio, verPeriodo } from './queries.ts';
import { reservarAgencia } from './reservar-agencia.ts';

type Pedido = Omit<z.infer<typeof reapertura>, 'agencia'>;

export async function reabrirPeriodo(
  tx: Tx,
  contexto: Contexto,
  clave: ClaveDePeriodo,
  { motivo, limite: pedido }: Pedido,
): Promise<Periodo> {
  await reservarAgencia(tx, clave.agencia);
  const { estado, limite: anterior } = await verPeriodo(tx, clave);
  await exigirEjercicioAbierto(tx, clave.anio);
  if (estado === 'abierto' && anterior === null) {
    throw new ProblemaError('CONFLICTO_DE_EDICION', {
      detalle: 'El periodo ya está abierto. Vuelva a cargar.',
    });
  }
  await exigirOrdenAlReabrir(tx, clave);
  const limite = pedido === undefined ? null : await revisarLimite(tx, contexto, clave, pedido);
  await terminarReapertura(tx, contexto, clave);
  await abrirPeriodo(tx, clave, limite);
  await anotarReapertura(tx, contexto, clave, motivo, limite);
  await olvidarFirmas(tx, clave);
  await avisarPeriodoReabierto(tx, contexto, clave, motivo);
  return verPeriodo(tx, clave);
}

type Limite = NonNullable<Pedido['limite']>;

async function revisarLimite(
  tx: Tx,
  { ahora }: Contexto,
  { agencia }: ClaveDePeriodo,
  { para, hasta }: Limite,
): Promise<Limite> {
  const fin = Temporal.Instant.from(hasta);
  const ultimo = ahora.add({ hours: DIAS_DE_REAPERTURA_MAX * 24 });
  if (Temporal.Instant.compare(fin, ahora) <= 0 || Temporal.Instant.compare(fin, ultimo) > 0) {
    throw new ProblemaError('LIMITE_DE_REAPERTURA_INVALIDO');
  }
  const unicas = [...new Set(para)];
  await exigirPersonas(tx, agencia, unicas);
  return { para: unicas, hasta: fin.toString() };
}

/** Nothing was posted in it while it was closed: what comes with a later number came because of this. */
async function anotarReapertura(
  tx: Tx,
  { actor, ahora }: Contexto,
  { anio, mes, agencia }: ClaveDePeriodo,
  motivo: string,
  limite: Limite | null,
): Promise<void> {
  const { ultimoNumero } = await verEjercicio(tx, anio);
  await tx
    .insertInto('reapertura')
    .values({
      ...{ anio, mes, agencia, motivo },
      reabiertaPor: actor?.id ?? null,
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
