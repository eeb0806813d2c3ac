// Which accounts are shown, as the address says it and as the server is asked.
import type { ProductoDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { nombresDeEstadoDeCuentaAhorro } from '@cuadra/core/ahorros/cuenta';
import type { DireccionDeCuentas } from './direccion.ts';

const CLAVES = ['producto', 'agencia', 'estado', 'q'] as const;
type ClaveDeFiltro = (typeof CLAVES)[number];
type Filtros = Pick<DireccionDeCuentas, ClaveDeFiltro>;

export const SIN_FILTROS = {
  producto: undefined,
  agencia: undefined,
  estado: undefined,
  q: undefined,
} as const satisfies Record<ClaveDeFiltro, undefined>;

export const consultaDe = ({ producto, agencia, estado, q }: Filtros) => ({
  ...(producto === undefined ? {} : { producto }),
  ...(agencia === undefined ? {} : { agencia }),
  ...(estado === undefined ? {} : { estado }),
  ...(q === undefined ? {} : { texto: q.trim() }),
});

export const tieneFiltros = (busqueda: Filtros): boolean =>
  CLAVES.some((clave) => busqueda[clave] !== undefined);

/** In words, except what is searched, which is in its own field. */
export function enUso(
  { producto, agencia, estado }: Filtros,
  productos: readonly ProductoDeCuenta[],
): { clave: ClaveDeFiltro; texto: string }[] {
  const textos: Readonly<Record<ClaveDeFiltro, string | undefined>> = {
    producto:
      producto === undefined
        ? undefined
        : `Producto: ${productos.find(({ id }) => id === producto)?.nombre ?? producto}`,
    agencia: agencia && `Agencia: ${agencia}`,
    estado: estado && `Estado: ${nombresDeEstadoDeCuentaAhorro[estado].toLowerCase()}`,
    q: undefined,
  };
  return CLAVES.flatMap((clave) => {
    const texto = textos[clave];
    return texto === undefined ? [] : [{ clave, texto }];
  });
}
