// The filters in force, in words, in the order in which the screen offers them.
import type { ReversionDePartida } from '@cuadra/contract/contabilidad/partidas';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import type { Filtros } from '../busqueda.ts';

/** One chip; a range of two filters is one, and goes away whole. */
type ClaveDeFiltro =
  | 'texto'
  | 'estado'
  | 'tipo'
  | 'agencia'
  | 'fecha'
  | 'registrada'
  | 'idCuenta'
  | 'monto'
  | 'usuario'
  | 'conSoporte'
  | 'reversion';

export const nombresDeReversion: Readonly<Record<ReversionDePartida, string>> = {
  revertida: 'Revertidas',
  reversion: 'Reversiones',
  ninguna: 'Ni revertidas ni reversiones',
};

export interface Nombres {
  readonly agencia: (idAgencia: string) => string;
  readonly cuenta: (idCuenta: string) => string;
  readonly persona: (id: string) => string;
}

export function filtrosEnUso(
  filtros: Filtros,
  nombres: Nombres,
): { readonly key: ClaveDeFiltro; readonly text: string }[] {
  const { texto, estado, tipo, agencia, idCuenta, usuario, conSoporte, reversion } = filtros;
  const fichas: Readonly<Record<ClaveDeFiltro, string | undefined>> = {
    texto: texto && `Búsqueda: ${texto.trim()}`,
    estado: estado && `Estado: ${nombresDeEstadoDePartida[estado]}`,
    tipo: tipo && `Tipo: ${nombresDeTipoDePartida[tipo]}`,
    agencia: agencia && `Agencia: ${nombres.agencia(agencia)}`,
    fecha: rango('Fecha', filtros.desde, filtros.hasta, formatDate),
    registrada: rango('Registro', filtros.registradaDesde, filtros.registradaHasta, formatDate),
    idCuenta: idCuenta && `Cuenta: ${nombres.cuenta(idCuenta)}`,
    monto: rango('Monto', filtros.montoMin, filtros.montoMax, formatearQuetzales),
    usuario: usuario && `Autor: ${nombres.persona(usuario)}`,
    conSoporte: conSoporte === undefined ? undefined : conSoporte ? 'Con soporte' : 'Sin soporte',
    reversion: reversion && nombresDeReversion[reversion],
  };
  return Object.entries(fichas).flatMap(([clave, ficha]) =>
    ficha === undefined ? [] : [{ key: clave as ClaveDeFiltro, text: ficha }],
  );
}

/** What must go so that the chip does. */
export function sinFiltro(clave: ClaveDeFiltro): Filtros {
  switch (clave) {
    case 'fecha':
      return { desde: undefined, hasta: undefined };
    case 'registrada':
      return { registradaDesde: undefined, registradaHasta: undefined };
    case 'monto':
      return { montoMin: undefined, montoMax: undefined };
    default:
      return { [clave]: undefined };
  }
}

function rango<T>(
  nombre: string,
  desde: T | undefined,
  hasta: T | undefined,
  escribir: (valor: T) => string,
): string | undefined {
  if (desde === undefined && hasta === undefined) return undefined;
  if (hasta === undefined) return `${nombre}: desde ${escribir(desde as T)}`;
  if (desde === undefined) return `${nombre}: hasta ${escribir(hasta)}`;
  return desde === hasta
    ? `${nombre}: ${escribir(desde)}`
    : `${nombre}: ${escribir(desde)} – ${escribir(hasta)}`;
}
