import type { Aviso, AvisoNuevo } from '@cuadra/contract/escritorio/avisos';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { guardarAvisos } from './guardar-avisos.ts';
import { type Lista, tomarAviso } from './queries.ts';

/** A note to oneself. */
export async function crearAviso(
  tx: Tx,
  contexto: ContextoConActor,
  { usuario, clase }: Lista,
  { title, description = '', icon, image, link, useRouter = true, read = false, seen = false }: AvisoNuevo,
): Promise<Aviso> {
  const [id = ''] = await guardarAvisos(
    tx,
    contexto,
    { clase, usuarios: [usuario], remitente: usuario },
    {
      titulo: title,
      descripcion: description,
      icono: icon ?? null,
      imagen: image ?? null,
      enlace: link ?? null,
      usaRouter: useRouter,
      leido: read,
      visto: read || seen,
    },
  );
  const { aviso } = await tomarAviso(tx, { usuario, clase }, id);
  return aviso;
}
