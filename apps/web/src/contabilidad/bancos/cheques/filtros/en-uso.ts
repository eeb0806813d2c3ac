// Which cheques are shown, as the address says it and as the server is asked.
import type { FiltrosPara } from '@cuadra/contract/reportes/lista';
import { nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import type { DireccionDeBancos } from '#contabilidad/bancos/direccion.ts';
import { formatDate } from '#ui/format/date.ts';

const CLAVES = ['estado', 'vencidos', 'desde', 'hasta', 'q'] as const;
export type ClaveDeFiltro = (typeof CLAVES)[number];
type Filtros = Pick<DireccionDeBancos, ClaveDeFiltro>;

export const SIN_FILTROS = {
  estado: undefined,
  vencidos: undefined,
  desde: undefined,
  hasta: undefined,
  q: undefined,
} as const satisfies Record<ClaveDeFiltro, undefined>;

/** For the list, and for the same list as a file. */
export function consultaDe(
  cuenta: string,
  { estado, vencidos, desde, hasta, q }: Filtros,
): FiltrosPara<'registro-de-cheques'> {
  return {
    cuenta,
    ...(estado === undefined ? {} : { estado }),
    ...(vencidos === true ? { vencidos: 'si' as const } : {}),
    ...(desde === undefined ? {} : { desde }),
    ...(hasta === undefined ? {} : { hasta }),
    ...(q === undefined ? {} : { q }),
  };
}

export const tieneFiltros = (busqueda: Filtros): boolean =>
  CLAVES.some((clave) => busqueda[clave] !== undefined);

/** In words, except what is searched, which is in its own field. */
export function enUso({
  estado,
  vencidos,
  desde,
  hasta,
}: Filtros): { clave: ClaveDeFiltro; texto: string }[] {
  const textos: Readonly<Record<ClaveDeFiltro, string | undefined>> = {
    estado: estado && `Estado: ${nombresDeEstadoDeCheque[estado].toLowerCase()}`,
    vencidos: vencidos === true ? 'Vencidos' : undefined,
    desde: desde && `Desde: ${formatDate(desde)}`,
    hasta: hasta && `Hasta: ${formatDate(hasta)}`,
    q: undefined,
  };
  return CLAVES.flatMap((clave) => {
    const texto = textos[clave];
    return texto === undefined ? [] : [{ clave, texto }];
  });
}
