// What people are told about the cajas. An event says that something changed and nothing of it; a notification, what waits
// for whom. None says what the books hold nor what is missing: the cajero of a caja counts it without knowing.
import { formatearQuetzales } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import { retirarAvisos } from '#escritorio/retirar-avisos.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Tables } from '#platform/database/tables.ts';
import { CAJAS, enlaceAJornada } from './enlace.ts';
import { hoyDe } from './mis-cajas.ts';

/** Something of the cajas of an agencia changed: whoever looks at them there asks again. */
export function avisarCambioDeCajas(tx: Tx, agencia: string): Promise<void> {
  return avisar(tx, { permiso: 'cajas:ver', agencia }, { tipo: 'cajas-cambio' });
}

interface ConId {
  readonly id: string;
}

/** To those who review: it waits for one of them. */
export async function avisarJornadaCerrada(tx: Tx, contexto: ContextoConActor, { id }: ConId): Promise<void> {
  const jornada = await leerJornada(tx, id);
  await avisarARevisores(tx, contexto, jornada, {
    titulo: 'Caja por revisar',
    descripcion: `${textoSeguro(jornada.nombreCajero)} cerró ${decir(jornada)}.`,
  });
}

/** The cajero answered what was observed: it waits again for those who review. */
export async function avisarObservacionRespondida(
  tx: Tx,
  contexto: ContextoConActor,
  { id }: ConId,
): Promise<void> {
  const jornada = await leerJornada(tx, id);
  await avisarARevisores(tx, contexto, jornada, {
    titulo: 'Observación respondida',
    descripcion: `${textoSeguro(jornada.nombreCajero)} respondió lo observado en ${decir(jornada)}.`,
  });
}

/** To the other people who review: a second one must say whether it stands. */
export async function avisarPropuesta(tx: Tx, contexto: ContextoConActor, { id }: ConId): Promise<void> {
  const jornada = await leerJornada(tx, id);
  await avisarARevisores(tx, contexto, jornada, {
    titulo: 'Diferencia por aprobar',
    descripcion: `${textoSeguro(contexto.actor.nombre)} propuso dónde registrar la diferencia de ${decir(jornada)}.`,
  });
}

export async function avisarJornadaObservada(
  tx: Tx,
  contexto: ContextoConActor,
  { id }: ConId,
): Promise<void> {
  const jornada = await leerJornada(tx, id);
  await avisarAlCajero(tx, contexto, jornada, {
    titulo: 'Caja observada',
    descripcion: `${textoSeguro(contexto.actor.nombre)} le devolvió ${decir(jornada)} con un comentario: respóndalo.`,
    icono: 'heroicons_outline:chat-bubble-left-ellipsis',
  });
}

export async function avisarJornadaRevisada(
  tx: Tx,
  contexto: ContextoConActor,
  { id }: ConId,
): Promise<void> {
  const jornada = await leerJornada(tx, id);
  await avisarAlCajero(tx, contexto, jornada, {
    titulo: 'Caja revisada',
    descripcion: `${textoSeguro(contexto.actor.nombre)} revisó ${decir(jornada)}.`,
    icono: 'heroicons_outline:check-circle',
  });
}

export async function avisarCajaCongelada(tx: Tx, contexto: ContextoConActor, { id }: ConId): Promise<void> {
  const jornada = await leerJornada(tx, id);
  await avisarAlCajero(tx, contexto, jornada, {
    titulo: 'Arqueo sorpresivo',
    descripcion: `${textoSeguro(contexto.actor.nombre)} va a contar con usted ${decir(jornada)}: no admite movimientos hasta que termine.`,
    icono: 'heroicons_outline:lock-closed',
  });
}

type Traslado = Pick<Tables['trasladoDeCaja'], 'id' | 'origen' | 'destino' | 'monto' | 'concepto'>;

const sucesos = {
  pedido: { para: 'origen', titulo: 'Le piden efectivo', hizo: 'pide' },
  enviado: { para: 'destino', titulo: 'Efectivo en camino', hizo: 'le envía' },
  recibido: { para: 'origen', titulo: 'Efectivo recibido', hizo: 'recibió' },
  rechazado: { para: 'origen', titulo: 'Traslado no recibido', hizo: 'no recibió' },
  devuelto: { para: 'destino', titulo: 'Traslado devuelto', hizo: 'recibió de vuelta' },
  anulado: { para: 'ambos', titulo: 'Pedido anulado', hizo: 'anuló el pedido de' },
} as const;

/** To the cajero of the other caja: whoever works there now or, when nobody does, those who have it today. */
export async function avisarTraslado(
  tx: Tx,
  contexto: ContextoConActor,
  traslado: Traslado,
  suceso: keyof typeof sucesos,
): Promise<void> {
  const { para, titulo, hizo } = sucesos[suceso];
  const cajas = para === 'ambos' ? [traslado.origen, traslado.destino] : [traslado[para]];
  const { agencia, usuarios } = await quienesAtienden(tx, contexto, cajas);
  await avisarCambioDeCajas(tx, agencia);
  await retirarAvisos(tx, `traslado ${traslado.id}`);
  await notificar(
    tx,
    contexto,
    { usuarios },
    {
      titulo,
      descripcion: `${textoSeguro(contexto.actor.nombre)} ${hizo} ${formatearQuetzales(traslado.monto)}: ${textoSeguro(traslado.concepto)}.`,
      icono: 'heroicons_outline:arrows-right-left',
      enlace: CAJAS,
      asunto: `traslado ${traslado.id}`,
    },
  );
}

interface JornadaAvisada {
  readonly id: string;
  readonly fecha: string;
  readonly cajero: string;
  readonly nombreCajero: string;
  readonly codigo: string;
  readonly agencia: string;
}

function leerJornada(tx: Tx, id: string): Promise<JornadaAvisada> {
  return tx
    .selectFrom('jornada')
    .innerJoin('caja', 'caja.id', 'jornada.caja')
    .innerJoin('usuario', 'usuario.id', 'jornada.cajero')
    .select(['jornada.id', 'jornada.fecha', 'jornada.cajero', 'caja.codigo', 'caja.agencia'])
    .select('usuario.nombre as nombreCajero')
    .where('jornada.id', '=', id)
    .executeTakeFirstOrThrow();
}

async function avisarARevisores(
  tx: Tx,
  contexto: ContextoConActor,
  { id, agencia, cajero }: JornadaAvisada,
  contenido: { titulo: string; descripcion: string },
): Promise<void> {
  await avisarCambioDeCajas(tx, agencia);
  await retirarAvisos(tx, asuntoDeJornada({ id }));
  await notificar(
    tx,
    contexto,
    { permiso: 'cajas:revisar', agencia, excepto: [cajero, contexto.actor.id] },
    {
      ...contenido,
      icono: 'heroicons_outline:clipboard-document-check',
      enlace: enlaceAJornada(id),
      asunto: asuntoDeJornada({ id }),
    },
  );
}

async function avisarAlCajero(
  tx: Tx,
  contexto: ContextoConActor,
  { id, agencia, cajero }: JornadaAvisada,
  contenido: { titulo: string; descripcion: string; icono: string },
): Promise<void> {
  await avisarCambioDeCajas(tx, agencia);
  await retirarAvisos(tx, asuntoDeJornada({ id }));
  await notificar(tx, contexto, { usuarios: [cajero] }, { ...contenido, enlace: enlaceAJornada(id) });
}

async function quienesAtienden(
  tx: Tx,
  contexto: ContextoConActor,
  cajas: readonly string[],
): Promise<{ agencia: string; usuarios: string[] }> {
  const hoy = hoyDe(contexto);
  const { rows } = await sql<{ agencia: string; usuarios: string[] }>`
    select c.agencia, coalesce(
      (select array_agg(j.cajero) from jornada j where j.caja = c.id and j.estado in ('abierta', 'contada')),
      (select array_agg(a.cajero) from asignacion_de_caja a
       where a.caja = c.id and a.desde <= ${hoy}::date and (a.hasta is null or a.hasta >= ${hoy}::date)),
      '{}') as usuarios
    from caja c where c.id = any(${cajas}::uuid[])`.execute(tx);
  const usuarios = new Set(rows.flatMap((fila) => fila.usuarios));
  usuarios.delete(contexto.actor.id);
  return { agencia: rows[0]?.agencia ?? '', usuarios: [...usuarios] };
}

export const asuntoDeJornada = ({ id }: ConId): string => `jornada ${id}`;

const decir = ({ codigo, fecha }: JornadaAvisada): string =>
  `la caja ${codigo} del ${fecha.split('-').reverse().join('/')}`;
