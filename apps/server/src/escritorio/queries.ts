import type { Notificacion } from '@cuadra/contract/escritorio/notificaciones';
import type { Database } from '../platform/database/pool.ts';

const NOTIFICACIONES_MAX = 100;

export async function listarNotificaciones(db: Database, usuario: string): Promise<Notificacion[]> {
  const filas = await db
    .selectFrom('notificacion')
    .select(['id', 'icono', 'imagen', 'titulo', 'descripcion', 'enlace', 'usaRouter', 'leida', 'creadaEn'])
    .where('usuario', '=', usuario)
    .orderBy('creadaEn', 'desc')
    .orderBy('id')
    .limit(NOTIFICACIONES_MAX)
    .execute();
  return filas.map(({ id, icono, imagen, titulo, descripcion, enlace, usaRouter, leida, creadaEn }) => ({
    id,
    icon: icono,
    image: imagen,
    title: titulo,
    description: descripcion,
    time: creadaEn,
    link: enlace,
    useRouter: usaRouter,
    read: leida,
  }));
}
