import type { ConCodigosDeAntes } from '#acceso/segundo-factor/recifrar.ts';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { notificar } from './notificar.ts';

const TITULO = 'Haga códigos de recuperación nuevos';

/** Tells whoever has recovery codes made with the server's secret of before to make others: once for each change. */
export async function avisarCodigosDeAntes(
  tx: Tx,
  contexto: Contexto,
  { usuarios, desde }: ConCodigosDeAntes,
): Promise<void> {
  const avisados = await tx
    .selectFrom('aviso')
    .select('usuario')
    .where('titulo', '=', TITULO)
    .where('creadoEn', '>=', desde.toString())
    .execute();
  const yaSaben = new Set(avisados.map(({ usuario }) => usuario));
  const porAvisar = usuarios.filter((usuario) => !yaSaben.has(usuario));
  if (porAvisar.length === 0) return;
  await notificar(
    tx,
    contexto,
    { usuarios: porAvisar },
    {
      icono: 'heroicons_outline:key',
      titulo: TITULO,
      descripcion:
        'Cuadra cambió la llave con que los comprueba: los que tiene servirán por poco tiempo. Hágalos en su perfil, en segundo factor.',
    },
  );
}
