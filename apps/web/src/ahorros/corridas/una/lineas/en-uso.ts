// Which lines are shown, in words.
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import { frasesDeMotivoSinPago, nombresDeEstadoDeLinea } from '@cuadra/core/ahorros/corrida';
import type { DireccionDeCorrida, FiltrosDeLineas } from '#ahorros/corridas/direccion.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';

const CLAVES = ['estado', 'motivo', 'agencia', 'producto', 'desdeMonto', 'hastaMonto'] as const;
export type ClaveDeFiltro = (typeof CLAVES)[number];

export const SIN_FILTROS = {
  estado: undefined,
  motivo: undefined,
  agencia: undefined,
  producto: undefined,
  desdeMonto: undefined,
  hastaMonto: undefined,
  texto: undefined,
} as const satisfies Partial<Record<keyof DireccionDeCorrida, undefined>>;

export const filtrosDe = ({ vista, linea, ...filtros }: DireccionDeCorrida): FiltrosDeLineas => filtros;

/** The same lines as a file, always by account. */
export const paraExportar = (
  corrida: number,
  { estado, motivo, agencia, producto, desdeMonto, hastaMonto, texto }: DireccionDeCorrida,
): FiltrosPara<'lineas-de-corrida'> => ({
  ...{ corrida, estado, motivo, agencia, producto, desdeMonto, hastaMonto, texto },
});

export const tieneFiltros = (busqueda: FiltrosDeLineas): boolean =>
  busqueda.texto !== undefined || CLAVES.some((clave) => busqueda[clave] !== undefined);

/** All but what is searched, which is in its own field. */
export function enUso(
  busqueda: FiltrosDeLineas,
  productos: readonly { readonly id: number; readonly codigo: string }[],
): { clave: ClaveDeFiltro; texto: string }[] {
  const { estado, motivo, agencia, producto, desdeMonto, hastaMonto } = busqueda;
  const suCodigo = productos.find(({ id }) => id === producto)?.codigo;
  const textos: Readonly<Record<ClaveDeFiltro, string | undefined>> = {
    estado: estado && `Estado: ${nombresDeEstadoDeLinea[estado].toLowerCase()}`,
    motivo: motivo && `Sin pago: ${frasesDeMotivoSinPago[motivo].replace(/\.$/, '').toLowerCase()}`,
    agencia: agencia && `Agencia: ${agencia}`,
    producto: producto === undefined ? undefined : `Producto: ${suCodigo ?? producto}`,
    desdeMonto: desdeMonto === undefined ? undefined : `Interés desde ${formatearQuetzales(desdeMonto)}`,
    hastaMonto: hastaMonto === undefined ? undefined : `Interés hasta ${formatearQuetzales(hastaMonto)}`,
  };
  return CLAVES.flatMap((clave) => {
    const texto = textos[clave];
    return texto === undefined ? [] : [{ clave, texto }];
  });
}
