// Who is shown, as the address says it and as the server is asked.
import { nombresDeEstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import type { DireccionDeAsociados } from './direccion.ts';

const CLAVES = ['agencia', 'estado', 'q'] as const;
type ClaveDeFiltro = (typeof CLAVES)[number];
type Filtros = Pick<DireccionDeAsociados, ClaveDeFiltro>;

export const SIN_FILTROS = {
  agencia: undefined,
  estado: undefined,
  q: undefined,
} as const satisfies Record<ClaveDeFiltro, undefined>;

export const consultaDe = ({ agencia, estado, q }: Filtros) => ({
  ...(agencia === undefined ? {} : { agencia }),
  ...(estado === undefined ? {} : { estado }),
  ...(q === undefined ? {} : { texto: q.trim() }),
});

export const tieneFiltros = (busqueda: Filtros): boolean =>
  CLAVES.some((clave) => busqueda[clave] !== undefined);

/** In words, except what is searched, which is in its own field. */
export const enUso = ({ agencia, estado }: Filtros): { clave: ClaveDeFiltro; texto: string }[] => [
  ...(agencia === undefined ? [] : [{ clave: 'agencia' as const, texto: `Agencia: ${agencia}` }]),
  ...(estado === undefined
    ? []
    : [{ clave: 'estado' as const, texto: `Estado: ${nombresDeEstadoDeAsociado[estado].toLowerCase()}` }]),
];
