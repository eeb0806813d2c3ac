// Which runs are shown, in words.
import { nombresDeClaseDeCorrida, nombresDeEstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import type { DireccionDeCorridas } from '../direccion.ts';

export const CLAVES = ['estado', 'clase', 'producto', 'agencia', 'anio'] as const;
export type ClaveDeFiltro = (typeof CLAVES)[number];
export type FiltrosDeCorridas = Pick<DireccionDeCorridas, ClaveDeFiltro>;

export const SIN_FILTROS = {
  estado: undefined,
  clase: undefined,
  producto: undefined,
  agencia: undefined,
  anio: undefined,
} as const satisfies Record<ClaveDeFiltro, undefined>;

export const filtrosDe = ({
  estado,
  clase,
  producto,
  agencia,
  anio,
}: DireccionDeCorridas): FiltrosDeCorridas => ({ estado, clase, producto, agencia, anio });

export const tieneFiltros = (busqueda: FiltrosDeCorridas): boolean =>
  CLAVES.some((clave) => busqueda[clave] !== undefined);

export function enUso(
  { estado, clase, producto, agencia, anio }: FiltrosDeCorridas,
  productos: readonly { readonly id: number; readonly codigo: string }[],
): { clave: ClaveDeFiltro; texto: string }[] {
  const suCodigo = productos.find(({ id }) => id === producto)?.codigo;
  const textos: Readonly<Record<ClaveDeFiltro, string | undefined>> = {
    estado: estado && `Estado: ${nombresDeEstadoDeCorrida[estado].toLowerCase()}`,
    clase: clase && `Clase: ${nombresDeClaseDeCorrida[clase].toLowerCase()}`,
    producto: producto === undefined ? undefined : `Producto: ${suCodigo ?? producto}`,
    agencia: agencia && `Agencia: ${agencia}`,
    anio: anio === undefined ? undefined : `Año: ${anio}`,
  };
  return CLAVES.flatMap((clave) => {
    const texto = textos[clave];
    return texto === undefined ? [] : [{ clave, texto }];
  });
}
