import { contextoDelSistema } from '../platform/contexto.ts';
import { escribir } from '../platform/database/escribir.ts';
import type { CartaGuardada } from '../platform/mail/abrir-cartero.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { notificar, textoSeguro } from './notificar.ts';

/** Tells the administrators that a letter stayed in the data folder. Never what it says: a letter may carry a link. */
export async function avisarCorreoSinEnviar(
  { db, reloj }: Pick<Plataforma, 'db' | 'reloj'>,
  { id, para, asunto, archivo }: CartaGuardada,
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
        descripcion: `Para ${textoSeguro(para)}. Quedó en correo/${archivo}, en la carpeta de datos.`,
      },
    ),
  );
}
