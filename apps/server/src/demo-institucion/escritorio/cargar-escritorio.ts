// What each one finds on opening the shell: their shortcuts, what happened, what they were told and the chats. It enters
// as it would have, through the same use cases, each at the hour it happened; nothing is later than yesterday.
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import { avisarAprobacion, avisarRechazo, avisarRevision } from '#contabilidad/borradores/avisos.ts';
import { columnasDeBorrador } from '#contabilidad/borradores/borrador.ts';
import { columnasDe } from '#escritorio/atajos/queries.ts';
import { dejarMensaje } from '#escritorio/dejar-mensaje.ts';
import { textoSeguro } from '#escritorio/notificar.ts';
import { type ContextoConActor, contextoDelSistema } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { personasDeLaHistoria } from '../cajas/cajas-demo.ts';
import { calendarioHasta } from '../historia/calendario.ts';
import { idDeUsuarioDemo } from '../usuarios.ts';
import { atajosDemo } from './atajos.ts';
import { dichosDemo } from './conversaciones.ts';
import { mensajesDemo } from './mensajes.ts';

/** After the story: it tells of partidas that are there. */
export async function cargarEscritorioDemo(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  const cuando = agenda(ahora);
  await ponerAtajos(tx);
  await avisarAprobadas(tx);
  await dejarMensajes(tx, cuando);
  await darPorLeido(tx, cuando(DIAS_NUEVOS, '00:00'));
  await avisarPendientes(tx);
  await conversar(tx, cuando);
}

type Agenda = (hace: number, hora: string) => Temporal.Instant;

/** Working days before yesterday, in the institution's own time. */
function agenda(ahora: Temporal.Instant): Agenda {
  const ayer = ahora.toZonedDateTimeISO(ZONA_HORARIA).toPlainDate().subtract({ days: 1 });
  const habiles = calendarioHasta(ayer).filter(({ esHabil }) => esHabil);
  return (hace, hora) =>
    Temporal.PlainDate.from(habiles.at(-1 - hace)?.fecha ?? ayer)
      .toZonedDateTime({ timeZone: ZONA_HORARIA, plainTime: hora })
      .toInstant();
}

async function ponerAtajos(tx: Tx): Promise<void> {
  const filas = personasDeLaHistoria.flatMap(({ correo, rol }) => {
    const permisos = permisosDe([rol]);
    // The last one in is the first one shown.
    return atajosDemo
      .filter(({ permiso }) => permisos.has(permiso))
      .toReversed()
      .map((atajo) => ({ usuario: idDeUsuarioDemo(correo), ...columnasDe(atajo) }));
  });
  await tx.insertInto('atajo').values(filas).execute();
}

const APROBADAS = 4;

/** The last ones that somebody approved, told to their author. */
async function avisarAprobadas(tx: Tx): Promise<void> {
  const aprobadas = await tx
    .selectFrom('partida')
    .select(['id', 'agencia', 'concepto', 'total as debe', 'autor', 'aprobador'])
    .select(['numero', 'ejercicio', 'registradaEn'])
    .where('aprobador', 'is not', null)
    .orderBy('ejercicio', 'desc')
    .orderBy('numero', 'desc')
    .limit(APROBADAS)
    .execute();
  for (const { autor, aprobador, registradaEn, ...partida } of aprobadas.toReversed()) {
    if (autor === null || aprobador === null) continue;
    const contexto = contextoDe(aprobador, Temporal.Instant.from(registradaEn));
    await avisarAprobacion(tx, contexto, { ...partida, autor, escritores: [autor] }, partida);
  }
}

/** What waits for somebody today: still unread, however long ago it came. */
async function avisarPendientes(tx: Tx): Promise<void> {
  const contador = idDeUsuarioDemo('contador@cuadra.demo');
  const borradores = await tx
    .selectFrom('borrador')
    .select([...columnasDeBorrador, 'motivo', 'actualizadoEn'])
    .where('estado', 'in', ['en_revision', 'rechazada'])
    .orderBy('actualizadoEn')
    .orderBy('id')
    .execute();
  for (const { motivo, actualizadoEn, ...borrador } of borradores) {
    const instante = Temporal.Instant.from(actualizadoEn);
    if (borrador.estado === 'en_revision')
      await avisarRevision(tx, contextoDe(borrador.autor, instante), borrador);
    else await avisarRechazo(tx, contextoDe(contador, instante), borrador, motivo ?? '');
  }
}

/** Working days after which everybody has read their panels. */
const DIAS_NUEVOS = 1;

async function dejarMensajes(tx: Tx, cuando: Agenda): Promise<void> {
  for (const { de, para, hace, hora, texto, enlace } of mensajesDemo) {
    const contexto = contextoDe(idDe(de), cuando(hace, hora));
    await dejarMensaje(tx, contexto, idDe(para), {
      descripcion: textoSeguro(texto),
      enlace: enlace ?? null,
    });
  }
}

async function darPorLeido(tx: Tx, antesDe: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('aviso')
    .set({ leido: true, visto: true })
    .where('creadoEn', '<', antesDe.toString())
    .execute();
}

/** In the order they were said, which is that of their numbers. */
async function conversar(tx: Tx, cuando: Agenda): Promise<void> {
  const dichos = dichosDemo()
    .map(({ de, para, hace, hora, texto, sinLeer }) => ({
      de: idDe(de),
      para: idDe(para),
      texto,
      enviadoEn: cuando(hace, hora).toString(),
      leido: !sinLeer,
    }))
    .toSorted((uno, otro) => (uno.enviadoEn < otro.enviadoEn ? -1 : uno.enviadoEn > otro.enviadoEn ? 1 : 0));
  await tx.insertInto('mensajeChat').values(dichos).execute();
}

const idDe = (quien: string) => idDeUsuarioDemo(`${quien}@cuadra.demo`);

function contextoDe(id: string, ahora: Temporal.Instant): ContextoConActor {
  const usuario = personasDeLaHistoria.find(({ correo }) => idDeUsuarioDemo(correo) === id);
  if (usuario === undefined) throw new Error(`No hay usuario de la demo con id ${id}`);
  const { nombre, correo, rol, agencias } = usuario;
  const actor = { id, nombre, correo, sesion: '', roles: [rol], permisos: permisosDe([rol]), agencias };
  return { ...contextoDelSistema(ahora, 'demo'), actor };
}
