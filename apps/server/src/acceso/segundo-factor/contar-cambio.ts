// Whoever changes somebody's second factor owns the account: the person is always told, by mail and where they work.
import type { Contexto, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Carta, Cartero } from '#platform/mail/cartero.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';

/** How somebody is told inside the application; whoever composes the program hands it over. */
export type Notificar = (
  tx: Tx,
  contexto: Contexto,
  para: { readonly usuarios: readonly string[] },
  contenido: {
    readonly icono: string;
    readonly titulo: string;
    readonly descripcion: string;
    readonly enlace: string;
  },
) => Promise<void>;

export interface Mensajeros {
  readonly cartero: Cartero;
  readonly notificar: Notificar;
}

interface Destinatario {
  readonly nombre: string;
  readonly correo: string;
}

export async function contarCambio(
  tx: Tx,
  { cartero, notificar }: Mensajeros,
  contexto: ContextoConActor,
  /** A whole sentence. */
  que: string,
): Promise<void> {
  const { actor } = contexto;
  await cartero.enviar(tx, cartaDeCambio(actor, contexto, que));
  await notificar(
    tx,
    contexto,
    { usuarios: [actor.id] },
    {
      icono: 'heroicons_outline:shield-check',
      titulo: 'Su segundo factor cambió',
      descripcion: 'Si no fue usted, cambie su contraseña y avise a un administrador.',
      enlace: '/perfil',
    },
  );
}

export async function contarUsoDeCodigo(
  tx: Tx,
  cartero: Cartero,
  contexto: Contexto,
  persona: Destinatario,
  quedan: number,
): Promise<void> {
  const resto = quedan === 1 ? 'Le queda 1.' : `Le quedan ${quedan}.`;
  const que = `Se ingresó a su cuenta con un código de recuperación. ${resto}`;
  await cartero.enviar(tx, cartaDeCambio(persona, contexto, que));
}

function cartaDeCambio(
  { nombre, correo }: Destinatario,
  { ahora, direccion, navegador, origen }: Contexto,
  que: string,
): Carta {
  const cuando = ahora.toZonedDateTimeISO(ZONA_HORARIA).toLocaleString('es-GT', {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const parrafos = [
    `Estimado(a) ${nombre}:`,
    que,
    `Fue el ${cuando}, desde ${direccion || 'el propio sistema'}${navegador === '' ? '' : ` (${navegador})`}.`,
    'Si no fue usted, cambie su contraseña, revise su perfil y avise a un administrador:',
    `${origen}/perfil`,
  ];
  return { para: correo, asunto: 'Su segundo factor de Cuadra', texto: `${parrafos.join('\n\n')}\n` };
}
