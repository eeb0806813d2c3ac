// What the screen of users shows, as its address says it: filters, view, and the open panel.
import { nombresDeRol, type Rol, roles } from '@cuadra/contract/acceso/permisos';
import type { Usuario } from '@cuadra/contract/administracion/usuarios';
import { type TamanoDePagina, tamanosDePagina } from '../../ui/tables/page-slice.ts';
import { coincide } from '../../ui/text/text-search.ts';

export const estados = ['activo', 'deshabilitado'] as const;
export type Estado = (typeof estados)[number];
export const nombresDeEstado: Readonly<Record<Estado, string>> = {
  activo: 'Activo',
  deshabilitado: 'Deshabilitado',
};

export const PANEL_NUEVO = 'nuevo';

export interface Filtros {
  readonly q?: string | undefined;
  readonly rol?: Rol | undefined;
  readonly agencia?: string | undefined;
  readonly estado?: Estado | undefined;
}

export interface Busqueda extends Filtros {
  /** Absent: the first, and as many as usual. */
  readonly pagina?: number | undefined;
  readonly porPagina?: TamanoDePagina | undefined;
  readonly vista?: 'solicitudes' | undefined;
  /** The panel that is open: a user's id, or the form of a new one; or the request being answered. */
  readonly usuario?: string | undefined;
  readonly aprobar?: string | undefined;
  readonly rechazar?: string | undefined;
}

const LARGO_MAX = 100;

/** Whatever the address says, only what is understood is kept. */
export function leerBusqueda(crudo: Record<string, unknown>): Busqueda {
  const q = texto(crudo.q);
  const rol = roles.find((uno) => uno === crudo.rol);
  const agencia = texto(crudo.agencia);
  const estado = estados.find((uno) => uno === crudo.estado);
  const usuario = texto(crudo.usuario);
  const aprobar = texto(crudo.aprobar);
  const rechazar = texto(crudo.rechazar);
  const porPagina = tamanosDePagina.find((uno) => uno === crudo.porPagina);
  const pagina = numeroDePagina(crudo.pagina);
  return {
    ...(q === undefined ? {} : { q }),
    ...(rol === undefined ? {} : { rol }),
    ...(agencia === undefined ? {} : { agencia }),
    ...(estado === undefined ? {} : { estado }),
    ...(pagina === undefined ? {} : { pagina }),
    ...(porPagina === undefined ? {} : { porPagina }),
    ...(crudo.vista === 'solicitudes' ? { vista: 'solicitudes' } : {}),
    ...(usuario === undefined ? {} : { usuario }),
    ...(aprobar === undefined ? {} : { aprobar }),
    ...(rechazar === undefined ? {} : { rechazar }),
  };
}

function numeroDePagina(valor: unknown): number | undefined {
  return Number.isSafeInteger(valor) && Number(valor) > 1 ? Number(valor) : undefined;
}

/** The router reads `?agencia=10` as a number. */
function texto(valor: unknown): string | undefined {
  if (typeof valor !== 'string' && typeof valor !== 'number') return undefined;
  const limpio = String(valor).slice(0, LARGO_MAX);
  return limpio.trim() === '' ? undefined : limpio;
}

export function filtrarUsuarios(
  usuarios: readonly Usuario[],
  { q, rol, agencia, estado }: Filtros,
): Usuario[] {
  return usuarios.filter(
    (usuario) =>
      (rol === undefined || usuario.roles.includes(rol)) &&
      (agencia === undefined || usuario.agencias.includes(agencia)) &&
      (estado === undefined || estadoDe(usuario) === estado) &&
      (q === undefined || coincide(`${usuario.nombre} ${usuario.correo}`, q)),
  );
}

export const estadoDe = ({ activo }: Pick<Usuario, 'activo'>): Estado =>
  activo ? 'activo' : 'deshabilitado';

export type ClaveDeFiltro = keyof Filtros;

/** The filters in force, in words, in the order in which the screen offers them. */
export function filtrosActivos(
  { q, rol, agencia, estado }: Filtros,
  nombreDeAgencia: (idAgencia: string) => string,
): { readonly clave: ClaveDeFiltro; readonly texto: string }[] {
  return [
    ...(q === undefined ? [] : [{ clave: 'q' as const, texto: `Búsqueda: ${q.trim()}` }]),
    ...(rol === undefined ? [] : [{ clave: 'rol' as const, texto: `Rol: ${nombresDeRol[rol]}` }]),
    ...(agencia === undefined
      ? []
      : [{ clave: 'agencia' as const, texto: `Agencia: ${nombreDeAgencia(agencia)}` }]),
    ...(estado === undefined
      ? []
      : [{ clave: 'estado' as const, texto: `Estado: ${nombresDeEstado[estado]}` }]),
  ];
}

/** «38 usuarios», «3 de 38 usuarios». */
export function cuenta(visibles: number, todos: number): string {
  const sustantivo = todos === 1 ? 'usuario' : 'usuarios';
  return visibles === todos ? `${todos} ${sustantivo}` : `${visibles} de ${todos} ${sustantivo}`;
}
