// What is told, and to whom, of what happens with an invitation. Never what is in it.
import type { AvisosDeInvitaciones, PersonaInvitada } from '#acceso/invitaciones/avisos-de-invitaciones.ts';
import type { SobrePorEntregar } from '#acceso/invitaciones/decidir-confirmacion.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';

const ADMINISTRADORES = { permiso: 'usuarios:administrar' } as const;
const LLAVE = 'heroicons_outline:key';
const SOBRE = 'heroicons_outline:envelope';

export const avisosDeInvitaciones: AvisosDeInvitaciones = {
  async alUsarse(tx, contexto, persona) {
    await notificar(
      tx,
      contexto,
      { usuarios: [persona.id] },
      {
        icono: LLAVE,
        titulo: 'Su contraseña cambió',
        descripcion:
          'Se puso una contraseña nueva con una invitación y se cerraron todas sus sesiones. Si no fue usted, avise a un administrador.',
        enlace: '/perfil',
      },
    );
    await notificar(
      tx,
      contexto,
      { ...ADMINISTRADORES, excepto: [persona.id] },
      {
        icono: LLAVE,
        titulo: 'Se usó una invitación',
        descripcion: `${senas(persona)} puso su contraseña; se cerraron sus sesiones anteriores.`,
        enlace: enlaceDe(persona),
      },
    );
  },

  async alPedirSobre(tx, contexto, persona) {
    await notificar(tx, contexto, ADMINISTRADORES, {
      icono: SOBRE,
      titulo: 'Alguien olvidó su contraseña',
      descripcion: `${senas(persona)} pide un sobre: no se le puede escribir por correo. Compruebe que lo pide esa persona antes de imprimirlo.`,
      enlace: enlaceDe(persona),
    });
  },
};

/** That nobody had to confirm one is told; that somebody must is one of the things that wait for them. */
export async function avisarSobreImpreso(
  tx: Tx,
  contexto: ContextoConActor,
  { invitado, exento }: SobrePorEntregar,
): Promise<void> {
  if (!exento) return;
  await notificar(tx, contexto, ADMINISTRADORES, {
    icono: SOBRE,
    titulo: 'Sobre sin confirmación',
    descripcion: `${textoSeguro(contexto.actor.nombre)} imprimió el sobre de ${senas(invitado)}. No había otra persona que confirmara su entrega.`,
    enlace: enlaceDe(invitado),
  });
}

const senas = ({ nombre, correo }: PersonaInvitada) => `${textoSeguro(nombre)} (${textoSeguro(correo)})`;

const enlaceDe = ({ id }: PersonaInvitada) => `/administracion/usuarios?usuario=${id}`;
