// Undoing an import: alone, within one's limits; beyond them it is asked for and another person decides. Either way every partida
// of it that still stands is reversed, or none.
import type {
  AvanceDeDeshacer,
  EnsayoDeDeshacer,
  ResultadoDeDeshacer,
} from '@cuadra/contract/contabilidad/importaciones/deshacer';
import { personasConPermiso } from '#acceso/usuarios/personas-con-permiso.ts';
import type { AlRevertir } from '#contabilidad/libro/cola.ts';
import { comoRechazoDelLibro } from '#contabilidad/libro/rechazo.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarDeshecha, avisarPedido, avisarRechazo } from './avisos.ts';
import { type Ensayado, ensayarDeshacer, type OrdenDeDeshacer, porQueDeDos } from './ensayar-deshacer.ts';
import { hacerReversiones } from './hacer-reversiones.ts';
import { contarSinContabilizar, exigirTodaSuya, leerPedido, type Pedido } from './queries.ts';

interface Medios extends Pick<Plataforma, 'db' | 'reloj'> {
  readonly alRevertir: AlRevertir;
  readonly avanzar: (avance: AvanceDeDeshacer) => void;
}

export async function verDeshacer(
  { db }: { readonly db: Database },
  { actor, ahora }: ContextoConActor,
  lote: string,
  fecha: string | undefined,
): Promise<EnsayoDeDeshacer> {
  const agencias = await exigirTodaSuya(db, actor, lote);
  const pedido = await leerPedido(db, lote);
  const orden = {
    lote,
    motivo: pedido?.motivo ?? '—',
    fecha: pedido === null ? (fecha ?? null) : pedido.fecha,
    autor: pedido?.por.id ?? actor.id,
    aprobador: null,
  };
  const ensayado = await ensayarDeshacer({ db, ahora }, orden);
  const { partidas, total, yaRevertidas, impedimentos, advertencias } = ensayado;
  return {
    ...{ partidas, total, yaRevertidas, pedido },
    impedimentos: [...impedimentos],
    advertencias: [...advertencias],
    sinContabilizar: await contarSinContabilizar(db, lote),
    aprobacion: await porQueDeDos({ db, ahora }, actor, ensayado),
    aprueban: await quienesAprueban(db, agencias, pedido?.por.id ?? actor.id),
    puedeDecidir: pedido !== null && pedido.por.id !== actor.id && actor.permisos.has('partidas:aprobar'),
  };
}

export async function deshacerImportacion(
  medios: Medios,
  contexto: ContextoConActor,
  lote: string,
  { motivo, fecha }: { readonly motivo: string; readonly fecha?: string | undefined },
): Promise<ResultadoDeDeshacer> {
  const { db } = medios;
  const { actor } = contexto;
  const agencias = await exigirTodaSuya(db, actor, lote);
  const orden = { lote, motivo, fecha: fecha ?? null, autor: actor.id, aprobador: null };
  const ensayado = await ensayarTodo(medios, contexto, orden);
  const deDos = (await porQueDeDos({ db, ahora: contexto.ahora }, actor, ensayado)) !== null;
  if (!deDos) return hacer(medios, contexto, orden, ensayado, (tx) => pedir(tx, contexto, orden), agencias);
  await escribir(db, contexto, 'importaciones:pedir-deshacer', async (tx) => {
    await pedir(tx, contexto, orden);
    await avisarPedido(tx, contexto, { lote, agencias, partidas: ensayado.partidas, motivo });
  });
  return { resultado: 'pedido', partidas: ensayado.partidas };
}

export async function aprobarDeshacer(
  medios: Medios,
  contexto: ContextoConActor,
  lote: string,
  id: string,
): Promise<ResultadoDeDeshacer> {
  const { db } = medios;
  const agencias = await exigirTodaSuya(db, contexto.actor, lote);
  const pedido = await exigirPedidoAjeno(db, contexto, lote, id);
  const { motivo, fecha } = pedido;
  const orden = { lote, motivo, fecha, autor: pedido.por.id, aprobador: contexto.actor.id };
  const ensayado = await ensayarTodo(medios, contexto, orden);
  return hacer(medios, contexto, orden, ensayado, async () => id, agencias);
}

export async function rechazarDeshacer(
  db: Database,
  contexto: ContextoConActor,
  lote: string,
  { pedido: id, motivo }: { readonly pedido: string; readonly motivo: string },
): Promise<true> {
  await exigirTodaSuya(db, contexto.actor, lote);
  const pedido = await exigirPedidoAjeno(db, contexto, lote, id);
  await escribir(db, contexto, 'importaciones:no-deshacer', async (tx) => {
    await resolver(tx, contexto, id, { resolucion: 'rechazado', nota: motivo });
    await avisarRechazo(tx, contexto, { lote, pidio: pedido.por.id, motivo });
  });
  return true;
}

export async function retirarDeshacer(
  db: Database,
  contexto: ContextoConActor,
  lote: string,
  id: string,
): Promise<true> {
  await exigirTodaSuya(db, contexto.actor, lote);
  const pedido = await exigirPedido(db, lote, id);
  if (pedido.por.id !== contexto.actor.id)
    throw new ProblemaError('SIN_PERMISO', { detalle: 'Lo retira quien lo pidió.' });
  await escribir(db, contexto, 'importaciones:no-deshacer', (tx) =>
    resolver(tx, contexto, id, { resolucion: 'retirado' }),
  );
  return true;
}

async function exigirPedido(db: Database, lote: string, id: string): Promise<Pedido> {
  const pedido = await leerPedido(db, lote);
  if (pedido === null || pedido.id !== id)
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: 'Ese pedido ya se resolvió: vea cómo quedó la importación.',
    });
  return pedido;
}

async function exigirPedidoAjeno(
  db: Database,
  { actor }: ContextoConActor,
  lote: string,
  id: string,
): Promise<Pedido> {
  const pedido = await exigirPedido(db, lote, id);
  if (pedido.por.id === actor.id)
    throw new ProblemaError('APROBACION_PROPIA', {
      detalle: 'Quien pidió deshacer una importación no lo decide.',
    });
  return pedido;
}

async function ensayarTodo(
  { db, avanzar }: Medios,
  { ahora }: ContextoConActor,
  orden: OrdenDeDeshacer,
): Promise<Ensayado> {
  const alAvanzar = (hechas: number) => avanzar({ etapa: 'revisar', hechas, total: 0 });
  const ensayado = await ensayarDeshacer({ db, ahora, alAvanzar }, orden);
  if (ensayado.partidas === 0) throw new ProblemaError('NADA_QUE_DESHACER');
  const [primero] = ensayado.impedimentos;
  if (primero === undefined) return ensayado;
  throw new ProblemaError('IMPORTACION_NO_SE_DESHACE', {
    detalle: `No se deshizo nada: ${primero.mensaje}`,
    errores: ensayado.impedimentos.map(({ codigo, mensaje, cuantas }) => ({
      campo: '',
      codigo,
      mensaje: cuantas === 1 ? mensaje : `${cuantas.toLocaleString('es-GT')} partidas: ${mensaje}`,
    })),
  });
}

async function hacer(
  { db, reloj, alRevertir, avanzar }: Medios,
  contexto: ContextoConActor,
  orden: OrdenDeDeshacer,
  { partidas, anios }: Ensayado,
  tomarPedido: (tx: Tx) => Promise<string>,
  agencias: readonly string[],
): Promise<ResultadoDeDeshacer> {
  const alRegistrar = { ...contexto, ahora: reloj.ahora() };
  const alAvanzar = (hechas: number) => avanzar({ etapa: 'revertir', hechas, total: partidas });
  alAvanzar(0);
  try {
    await escribir(db, contexto, 'importaciones:deshacer', async (tx) => {
      // Said first: by it PostgreSQL knows that two people undo it. If another one did meanwhile, nothing is done.
      await resolver(tx, alRegistrar, await tomarPedido(tx), { resolucion: 'hecho', partidas });
      const medios = { db, contexto: alRegistrar, anios, alRevertir, alAvanzar };
      const hechas = await hacerReversiones(tx, medios, orden);
      if (hechas !== partidas) throw new ProblemaError('YA_REVERTIDA');
      await avisarDeshecha(tx, contexto, { lote: orden.lote, agencias, partidas, pidio: orden.autor });
    });
  } catch (error) {
    throw comoRechazoDelLibro(error);
  }
  return { resultado: 'hecho', partidas };
}

async function pedir(
  tx: Tx,
  { ahora }: ContextoConActor,
  { lote, motivo, fecha, autor }: OrdenDeDeshacer,
): Promise<string> {
  try {
    const { id } = await tx
      .insertInto('loteDeshecho')
      .values({ lote, motivo, fecha, pedidoPor: autor, pedidoEn: ahora.toString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (restriccionRota(error) === 'lote_deshecho_pendiente') throw new ProblemaError('DESHACER_EN_REVISION');
    throw error;
  }
}

interface Resolucion {
  readonly resolucion: 'hecho' | 'rechazado' | 'retirado';
  readonly nota?: string;
  readonly partidas?: number;
}

async function resolver(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  id: string,
  como: Resolucion,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('loteDeshecho')
    .set({ ...como, resueltoPor: actor.id, resueltoEn: ahora.toString() })
    .where('id', '=', id)
    .where('resolucion', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: 'Ese pedido ya se resolvió: vea cómo quedó la importación.',
    });
}

const APRUEBAN_MAX = 10;

/** Those who work in all of its agencias. */
async function quienesAprueban(db: Database, agencias: readonly string[], excepto: string) {
  const listas = await Promise.all(
    agencias.map((agencia) =>
      personasConPermiso(db, 'partidas:aprobar', agencia).where('usuario.id', '<>', excepto).execute(),
    ),
  );
  const [primera = [], ...otras] = listas;
  return primera
    .filter(({ id }) => otras.every((lista) => lista.some((otra) => otra.id === id)))
    .slice(0, APRUEBAN_MAX);
}
