// Tells people what happened in the institution.
import { type Permiso, permisosDe, roles } from '@cuadra/contract/acceso/permisos';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { type Contenido, guardarAvisos } from './avisos/guardar-avisos.ts';

/** Named people, or everyone active who holds a permission (in an agencia, when it is a matter of one). */
export type Destinatarios =
  | { readonly usuarios: readonly string[] }
  | {
      readonly permiso: Permiso;
      readonly agencia?: string;
      /** Whoever already knows. */
      readonly excepto?: readonly string[];
    };

export async function notificar(
  tx: Tx,
  contexto: Contexto,
  para: Destinatarios,
  contenido: Contenido,
): Promise<void> {
  const usuarios = 'usuarios' in para ? para.usuarios : await quienesPueden(tx, para);
  await guardarAvisos(tx, contexto, { clase: 'notificacion', usuarios, remitente: null }, contenido);
}

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What somebody typed, as text inside an aviso's markup. */
export function textoSeguro(texto: string): string {
  return texto.replaceAll(/[&<>"']/g, (signo) => ENTIDADES[signo] ?? signo);
}

async function quienesPueden(
  tx: Tx,
  { permiso, agencia, excepto = [] }: Extract<Destinatarios, { permiso: Permiso }>,
): Promise<string[]> {
  const conPermiso = roles.filter((rol) => permisosDe([rol]).has(permiso));
  if (conPermiso.length === 0) return [];
  const filas = await tx
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select('usuario.id')
    .distinct()
    .where('usuario.activo', '=', true)
    .where('usuarioRol.rol', 'in', conPermiso)
    .$if(agencia !== undefined, (consulta) =>
      consulta.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('usuarioAgencia')
            .select('agencia')
            .whereRef('usuarioAgencia.usuario', '=', 'usuario.id')
            .where('usuarioAgencia.agencia', '=', agencia ?? ''),
        ),
      ),
    )
    .execute();
  return filas.map(({ id }) => id).filter((id) => !excepto.includes(id));
}
