// Tells people something: a row for each, and a live event so that an open browser shows it at once.
import { type Permiso, permisosDe, roles } from '@cuadra/contract/acceso/permisos';
import type { Contexto } from '../platform/contexto.ts';
import { avisar, type Tx } from '../platform/database/write.ts';

/** Named people, or everyone active who holds a permission. */
export type Destinatarios = { readonly usuarios: readonly string[] } | { readonly permiso: Permiso };

export interface Aviso {
  readonly titulo: string;
  /** May carry simple markup; what a person typed goes through textoSeguro. */
  readonly descripcion: string;
  readonly icono?: string;
  readonly enlace?: string;
}

export async function notificar(
  tx: Tx,
  { ahora }: Contexto,
  para: Destinatarios,
  { titulo, descripcion, icono, enlace }: Aviso,
): Promise<void> {
  const usuarios = 'usuarios' in para ? para.usuarios : await quienesPueden(tx, para.permiso);
  if (usuarios.length === 0) return;
  const filas = await tx
    .insertInto('notificacion')
    .values(
      usuarios.map((usuario) => ({
        usuario,
        icono: icono ?? null,
        imagen: null,
        titulo,
        descripcion,
        enlace: enlace ?? null,
        creadaEn: ahora.toString(),
      })),
    )
    .returning(['id', 'usuario'])
    .execute();
  for (const { id, usuario } of filas)
    await avisar(tx, { usuarios: [usuario] }, { tipo: 'notificacion', id });
}

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What somebody typed, as text inside a notification's markup. */
export function textoSeguro(texto: string): string {
  return texto.replaceAll(/[&<>"']/g, (signo) => ENTIDADES[signo] ?? signo);
}

async function quienesPueden(tx: Tx, permiso: Permiso): Promise<string[]> {
  const conPermiso = roles.filter((rol) => permisosDe([rol]).has(permiso));
  if (conPermiso.length === 0) return [];
  const filas = await tx
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select('usuario.id')
    .distinct()
    .where('usuario.activo', '=', true)
    .where('usuarioRol.rol', 'in', conPermiso)
    .execute();
  return filas.map(({ id }) => id);
}
