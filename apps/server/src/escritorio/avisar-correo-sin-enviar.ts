import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import type { CartaDetenida } from '#platform/mail/abrir-cartero.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { notificar, textoSeguro } from './notificar.ts';

/** Tells the administrators that a letter did not leave. Never what it says: a letter may carry a link. */
export async function avisarCorreoSinEnviar(
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  { id, para, asunto, archivo }: CartaDetenida,
): Promise<void> {
  const contexto = contextoDelSistema(reloj.ahora(), `correo ${id}`);
  await escribir(db, contexto, 'correo:sin-enviar', (tx) =>
    notificar(
      tx,
      contexto,
      { permiso: 'usuarios:administrar' },
      {
        icono: 'heroicons_outline:envelope',
        titulo: `Correo sin enviar: ${textoSeguro(asunto)}`,
        descripcion: `Para ${textoSeguro(para)}. ${
          archivo === null
            ? 'Llevaba una invitación y no se guardó: envíela otra vez o imprima un sobre.'
            : `Quedó en correo/${archivo}, en la carpeta de datos.`
        }`,
      },
    ),
  );
}
