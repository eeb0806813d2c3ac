import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { type Contenido, guardarAvisos } from './avisos/guardar-avisos.ts';
import { textoSeguro } from './notificar.ts';

/** What the actor tells another person, under their own name and picture. */
export async function dejarMensaje(
  tx: Tx,
  contexto: ContextoConActor,
  para: string,
  contenido: Pick<Contenido, 'descripcion' | 'enlace'>,
): Promise<void> {
  const { id, nombre } = contexto.actor;
  const envio = { clase: 'mensaje', usuarios: [para], remitente: id } as const;
  await guardarAvisos(tx, contexto, envio, { ...contenido, titulo: textoSeguro(nombre) });
}
