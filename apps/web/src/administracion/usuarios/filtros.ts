// What the screen of users shows, as its address says it: filters, view, and the open panel.
import { nombresDeRol, roles } from '@cuadra/contract/acceso/permisos';
import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { z } from 'zod';
import { integer, lenient, oneOf, text } from '#platform/address/fields.ts';
import { pageSizes } from '#ui/tables/page-slice.ts';
import { matchesText } from '#ui/text/text-search.ts';

export const estados = ['activo', 'deshabilitado'] as const;
export type Estado = (typeof estados)[number];
export const nombresDeEstado: Readonly<Record<Estado, string>> = {
  activo: 'Activo',
  deshabilitado: 'Deshabilitado',
};

/** Absent: the users themselves. */
export const vistas = ['solicitudes', 'sobres'] as const;

export const PANEL_NUEVO = 'nuevo';

const LARGO_MAX = 100;

const filtros = z.object({
  q: text(LARGO_MAX),
  rol: oneOf(roles),
  agencia: text(LARGO_MAX),
  estado: oneOf(estados),
});

export type Filtros = z.infer<typeof filtros>;

export const direccionDeUsuarios = filtros.extend({
  /** Absent: the first, and as many as usual. */
  pagina: integer(2, Number.MAX_SAFE_INTEGER),
  porPagina: lenient(z.literal(pageSizes)),
  vista: oneOf(vistas),
  /** The panel that is open: a user's id, or the form of a new one; or the request being answered. */
  usuario: text(LARGO_MAX),
  aprobar: text(LARGO_MAX),
  rechazar: text(LARGO_MAX),
});

export type Busqueda = z.infer<typeof direccionDeUsuarios>;

export function filtrarUsuarios(
  usuarios: readonly Usuario[],
  { q, rol, agencia, estado }: Filtros,
): Usuario[] {
  return usuarios.filter(
    (usuario) =>
      (rol === undefined || usuario.roles.includes(rol)) &&
      (agencia === undefined || usuario.agencias.includes(agencia)) &&
      (estado === undefined || estadoDe(usuario) === estado) &&
      (q === undefined || matchesText(`${usuario.nombre} ${usuario.correo}`, q)),
  );
}

export const estadoDe = ({ activo }: Pick<Usuario, 'activo'>): Estado =>
  activo ? 'activo' : 'deshabilitado';

export type ClaveDeFiltro = keyof Filtros;

/** The filters in force, in words, in the order in which the screen offers them. */
export function filtrosActivos(
  { q, rol, agencia, estado }: Filtros,
  nombreDeAgencia: (idAgencia: string) => string,
): { readonly key: ClaveDeFiltro; readonly text: string }[] {
  return [
    ...(q === undefined ? [] : [{ key: 'q' as const, text: `Búsqueda: ${q.trim()}` }]),
    ...(rol === undefined ? [] : [{ key: 'rol' as const, text: `Rol: ${nombresDeRol[rol]}` }]),
    ...(agencia === undefined
      ? []
      : [{ key: 'agencia' as const, text: `Agencia: ${nombreDeAgencia(agencia)}` }]),
    ...(estado === undefined ? [] : [{ key: 'estado' as const, text: `Estado: ${nombresDeEstado[estado]}` }]),
  ];
}

/** «38 usuarios», «3 de 38 usuarios». */
export function cuenta(visibles: number, todos: number): string {
  const sustantivo = todos === 1 ? 'usuario' : 'usuarios';
  return visibles === todos ? `${todos} ${sustantivo}` : `${visibles} de ${todos} ${sustantivo}`;
}
