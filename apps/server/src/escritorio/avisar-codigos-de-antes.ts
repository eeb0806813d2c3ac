import type { Contexto } from '../platform/contexto.ts';
import type { Tx } from '../platform/database/escribir.ts';
import { notificar } from './notificar.ts';

/** Tells whoever has recovery codes made with the server's secret of before to make others. */
export async function avisarCodigosDeAntes(
  tx: Tx,
  contexto: Contexto,
  usuarios: readonly string[],
): Promise<void> {
  if (usuarios.length === 0) return;
  await notificar(
    tx,
    contexto,
    { usuarios },
    {
      icono: 'heroicons_outline:key',
      titulo: 'Haga códigos de recuperación nuevos',
      descripcion:
        'Cuadra cambió la llave con que los comprueba: los que tiene servirán por poco tiempo. Hágalos en su perfil, en segundo factor.',
    },
  );
}
