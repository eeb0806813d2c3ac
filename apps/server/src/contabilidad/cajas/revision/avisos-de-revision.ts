// What those who decide about a jornada are told of what the others decided; no figure, as in everything that is told of cajas.
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import { retirarAvisos } from '#escritorio/retirar-avisos.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { asuntoDeJornada, avisarCambioDeCajas } from '../avisos.ts';
import { enlaceAJornada } from '../enlace.ts';
import type { JornadaPorRevisar, Propuesta } from './jornada-por-revisar.ts';

/** To who proposed it: the jornada waits again for a review. */
export async function avisarPropuestaNegada(
  tx: Tx,
  contexto: ContextoConActor,
  jornada: JornadaPorRevisar,
  { por }: Propuesta,
): Promise<void> {
  await avisarCambioDeCajas(tx, jornada.caja.agencia);
  await retirarAvisos(tx, asuntoDeJornada(jornada));
  await notificar(
    tx,
    contexto,
    { usuarios: [por] },
    {
      titulo: 'Propuesta negada',
      descripcion: `${textoSeguro(contexto.actor.nombre)} no aprobó lo propuesto para la diferencia de ${decir(jornada)}.`,
      icono: 'heroicons_outline:x-circle',
      enlace: enlaceAJornada(jornada.id),
    },
  );
}

/** To its cajero, who works again, and to who froze it, unless they gave it up themselves. */
export async function avisarCajaDescongelada(
  tx: Tx,
  contexto: ContextoConActor,
  jornada: JornadaPorRevisar,
  { congeladaPor, motivo }: { readonly congeladaPor: string; readonly motivo: string },
): Promise<void> {
  const { actor } = contexto;
  await avisarCambioDeCajas(tx, jornada.caja.agencia);
  await notificar(
    tx,
    contexto,
    { usuarios: [jornada.cajero.id, congeladaPor].filter((usuario) => usuario !== actor.id) },
    {
      titulo: 'Arqueo sorpresivo sin hacer',
      descripcion: `${textoSeguro(actor.nombre)} dejó sin hacer el de ${decir(jornada)}: ${textoSeguro(motivo)}`,
      icono: 'heroicons_outline:lock-open',
      enlace: enlaceAJornada(jornada.id),
    },
  );
}

const decir = ({ caja, fecha }: JornadaPorRevisar): string =>
  `la caja ${caja.codigo} del ${fecha.split('-').reverse().join('/')}`;
