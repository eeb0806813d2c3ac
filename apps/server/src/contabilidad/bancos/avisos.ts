// What people are told about the conciliaciones: what waits for whom, and what became of what they sent.
import { sql } from 'kysely';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import { retirarAvisos } from '#escritorio/retirar-avisos.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { mesEnTexto } from './conciliaciones/palabras.ts';
import { enlaceABanco } from './enlace.ts';

interface Avisada {
  readonly id: string;
  readonly cuentaBancaria: string;
  readonly anio: number;
  readonly mes: number;
  readonly enviadaPor: string;
}

interface Nueva extends Pick<Avisada, 'id' | 'anio' | 'mes'> {
  readonly cuenta: { readonly id: string; readonly nombre: string };
}

/** To those who approve, except who sent it. */
export async function avisarConciliacionEnviada(
  tx: Tx,
  contexto: ContextoConActor,
  { id, cuenta, anio, mes }: Nueva,
): Promise<void> {
  await retirarAvisos(tx, asuntoDe({ id }));
  await notificar(
    tx,
    contexto,
    { permiso: 'bancos:aprobar', excepto: [contexto.actor.id] },
    {
      titulo: 'Conciliación por aprobar',
      descripcion: `${textoSeguro(contexto.actor.nombre)} envió a revisión ${decir(cuenta.nombre, { anio, mes })}.`,
      icono: 'heroicons_outline:clipboard-document-check',
      enlace: enlaceABanco('conciliacion', { cuenta: cuenta.id, anio, mes }),
      asunto: asuntoDe({ id }),
    },
  );
}

/** To whoever sent it. */
export function avisarConciliacionAprobada(
  tx: Tx,
  contexto: ContextoConActor,
  conciliacion: Avisada,
): Promise<void> {
  return responder(tx, contexto, conciliacion, [conciliacion.enviadaPor], {
    titulo: 'Conciliación aprobada',
    hizo: (que) => `aprobó ${que}.`,
    icono: 'heroicons_outline:check-circle',
  });
}

export function avisarConciliacionDevuelta(
  tx: Tx,
  contexto: ContextoConActor,
  conciliacion: Avisada,
  motivo: string,
): Promise<void> {
  return responder(tx, contexto, conciliacion, [conciliacion.enviadaPor], {
    titulo: 'Conciliación devuelta',
    hizo: (que) => `le devolvió ${que}: ${textoSeguro(motivo)}`,
    icono: 'heroicons_outline:arrow-uturn-left',
  });
}

/** To the others who may open it again: it takes one of them. */
export async function avisarReaperturaPedida(
  tx: Tx,
  contexto: ContextoConActor,
  { id, cuentaBancaria, anio, mes }: Avisada,
  motivo: string,
): Promise<void> {
  const que = decir(await nombreDe(tx, cuentaBancaria), { anio, mes });
  await notificar(
    tx,
    contexto,
    { permiso: 'bancos:reabrir', excepto: [contexto.actor.id] },
    {
      titulo: 'Reapertura de conciliación',
      descripcion: `${textoSeguro(contexto.actor.nombre)} pide reabrir ${que}: ${textoSeguro(motivo)}`,
      icono: 'heroicons_outline:lock-open',
      enlace: enlaceABanco('conciliacion', { cuenta: cuentaBancaria, anio, mes }),
      asunto: asuntoDe({ id }),
    },
  );
}

interface Pedida extends Avisada {
  readonly reaperturaPedidaPor: string;
}

/** To whoever asked, when another said no. */
export function avisarReaperturaRetirada(tx: Tx, contexto: ContextoConActor, pedida: Pedida): Promise<void> {
  return responder(tx, contexto, pedida, [pedida.reaperturaPedidaPor], {
    titulo: 'Reapertura negada',
    hizo: (que) => `no reabrió ${que}: sigue aprobada.`,
    icono: 'heroicons_outline:x-circle',
  });
}

/** To whoever asked, and to whoever has to send it again. */
export function avisarConciliacionReabierta(
  tx: Tx,
  contexto: ContextoConActor,
  pedida: Pedida,
): Promise<void> {
  return responder(tx, contexto, pedida, [pedida.reaperturaPedidaPor, pedida.enviadaPor], {
    titulo: 'Conciliación reabierta',
    hizo: (que) => `reabrió ${que}: sus días admiten cambios hasta que se envíe de nuevo.`,
    icono: 'heroicons_outline:lock-open',
  });
}

/** Whatever it asked of somebody is done with. */
async function responder(
  tx: Tx,
  contexto: ContextoConActor,
  { id, cuentaBancaria, anio, mes }: Avisada,
  personas: readonly string[],
  { titulo, hizo, icono }: { titulo: string; hizo: (que: string) => string; icono: string },
): Promise<void> {
  await retirarAvisos(tx, asuntoDe({ id }));
  const usuarios = [...new Set(personas)].filter((una) => una !== contexto.actor.id);
  const que = decir(await nombreDe(tx, cuentaBancaria), { anio, mes });
  await notificar(
    tx,
    contexto,
    { usuarios },
    {
      titulo,
      descripcion: `${textoSeguro(contexto.actor.nombre)} ${hizo(que)}`,
      icono,
      enlace: enlaceABanco('conciliacion', { cuenta: cuentaBancaria, anio, mes }),
    },
  );
}

const asuntoDe = ({ id }: { readonly id: string }): string => `conciliación ${id}`;

const decir = (nombre: string, mes: { readonly anio: number; readonly mes: number }): string =>
  `la conciliación de ${mesEnTexto(mes)} de «${textoSeguro(nombre)}»`;

async function nombreDe(tx: Tx, cuenta: string): Promise<string> {
  const { rows } = await sql<{ nombre: string }>`
    select c.nombre from cuenta_bancaria c where c.id = ${cuenta}::uuid`.execute(tx);
  return rows[0]?.nombre ?? '';
}
