// A new partida: a draft, or posted at once through the queue. With a key, asking twice makes one.
import { randomUUIDv7 } from 'node:crypto';
import type { Aceptacion } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import type * as contrato from '@cuadra/contract/contabilidad/partidas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { totalDebe } from '@cuadra/core/partida';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Contabilizada } from '#contabilidad/libro/contabilizar.ts';
import { type Llave, llaveDe, tomarLlave } from '#contabilidad/libro/llaves.ts';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import { verResumen } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { hoyEn } from '#platform/reloj.ts';
import { estaAtrasada } from './efecto/advertencias.ts';
import { exigirAceptadas } from './efecto/exigir-aceptadas.ts';
import { guardarBorrador } from './guardar-borrador.ts';

export interface PartidaCreada {
  readonly resumen: contrato.ResumenDePartida;
  /** The key was used before: this is the first answer again. */
  readonly esRepetida: boolean;
}

interface Medios {
  readonly db: Database;
  readonly cola: Cola;
}

export async function crearPartida(
  medios: Medios,
  contexto: ContextoConActor,
  body: BodyOf<typeof borradores.crearPartida>,
  llaveRecibida: string | undefined,
): Promise<PartidaCreada> {
  exigirAgencia(contexto.actor, body.agencia);
  const { contabilizar, aceptadas, ...nueva } = body;
  // Why its warnings are accepted does not make it another partida.
  const llave = llaveDe(llaveRecibida, { ...nueva, contabilizar });
  return contabilizar
    ? crearContabilizada(medios, contexto, { ...nueva, aceptadas }, llave)
    : crearBorrador(medios.db, contexto, nueva, llave);
}

async function crearBorrador(
  db: Database,
  contexto: ContextoConActor,
  nueva: borradores.PartidaNueva,
  llave: Llave | undefined,
): Promise<PartidaCreada> {
  const id = randomUUIDv7();
  return escribir(db, contexto, 'partidas:crear', async (tx) => {
    const elegida = llave === undefined ? id : await tomarLlave(tx, contexto, llave, id);
    if (elegida === id) await guardarBorrador(tx, contexto, id, nueva);
    return { resumen: await verResumen(tx, elegida), esRepetida: elegida !== id };
  });
}

type Pedida = borradores.PartidaNueva & { readonly aceptadas: readonly Aceptacion[] };

/** Judged as what is posted from the desk; what is of these days and accepts nothing, only if it may have something. */
async function crearContabilizada(
  { db, cola }: Medios,
  contexto: ContextoConActor,
  { aceptadas, ...nueva }: Pedida,
  llave: Llave | undefined,
): Promise<PartidaCreada> {
  const partida = porContabilizar({ ...nueva, origen: 'manual', autor: contexto.actor.id });
  const accion = 'partidas:contabilizar';
  const hoy = hoyEn({ ahora: () => contexto.ahora }).toString();
  const sePregunta = aceptadas.length > 0 || estaAtrasada(partida.fecha, hoy);
  const admitida = await cola.contabilizar({
    contexto,
    accion,
    partida,
    llave,
    exigir: exigirAceptadas(contexto, accion, partida, aceptadas),
    ...(sePregunta ? {} : { exigirSi: 'sospechosa' }),
  });
  if ('idRepetida' in admitida)
    return { resumen: await verResumen(db, admitida.idRepetida), esRepetida: true };
  return { resumen: resumenDe(partida, admitida.contabilizada, contexto), esRepetida: false };
}

/** Everything about it is known here: the busiest request of all does not read back what it has just written. */
function resumenDe(
  partida: PartidaPorContabilizar,
  { ejercicio, numero, registradaEn }: Contabilizada,
  { actor }: ContextoConActor,
): contrato.ResumenDePartida {
  const { id, tipo, fecha, fechaDocumento, agencia, concepto, lineas } = partida;
  const total = totalDebe(lineas);
  return {
    id,
    ejercicio,
    numero,
    estado: 'contabilizada',
    tipo,
    fecha,
    fechaDocumento,
    registradaEn,
    editadaEn: registradaEn,
    agencia,
    concepto,
    debe: total,
    haber: total,
    cantidadLineas: lineas.length,
    origen: partida.origen,
    autor: { id: actor.id, nombre: actor.nombre },
    aprobador: null,
    iniciadaPor: null,
    escritores: [],
    revierte: null,
    revertidaPor: null,
    numeroOriginal: null,
    reversionPropuesta: null,
    soportes: 0,
    version: 1,
  };
}
