// The screen that shows what a report is made of, with the filters it was made with. Each screen leaves out what it does
// not know.
import { queryString } from '@cuadra/contract/endpoint';
import type { Verificacion } from '@cuadra/contract/reportes/archivos';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';

type Filtros = Verificacion['filtros'];

/** Undefined when no one screen shows it. */
export function pantallaDe({
  reporte,
  filtros,
}: Pick<Verificacion, 'reporte' | 'filtros'>): string | undefined {
  return pantallas[reporte](filtros);
}

const pantallas: Readonly<Record<NombreDeReporte, (filtros: Filtros) => string | undefined>> = {
  catalogo: (filtros) => en('catalogo', filtros),
  partidas: ({ registradaDesde, registradaHasta, ids, ...resto }) =>
    ids === undefined
      ? en('ver-partidas', {
          ...resto,
          registradaDesde: diaDe(registradaDesde),
          registradaHasta: diaDe(registradaHasta),
        })
      : undefined,
  comprobantes: ({ ids }) =>
    Array.isArray(ids) && ids.length === 1 ? en('ver-partidas', { partida: ids[0] }) : undefined,
  'movimientos-cuentas': ({ idCuenta, conBorradores, ...resto }) =>
    en('movimientos-cuentas', { cuenta: idCuenta, ...resto, borradores: siEs(conBorradores) }),
  'partidas-diario': (filtros) => en('reporte-partidas', filtros),
  'libro-diario': (filtros) => en('libro-diario', filtros),
  'libro-mayor': (filtros) => en('libro-mayor', filtros),
  inventario: (filtros) => en('libro-mayor', { vista: 'inventarios', ...filtros }),
  'estado-financiero': ({ conCero, antesDelCierre, ...resto }) =>
    en('estados-financieros', {
      ...resto,
      ceros: siEs(conCero),
      antesDelCierre: siEs(antesDelCierre),
    }),
};

const en = (pantalla: string, filtros: Filtros): string => `/contabilidad/${pantalla}${queryString(filtros)}`;

/** The day in Guatemala of the instant that began or ended it. */
const diaDe = (instante: unknown): string | undefined =>
  typeof instante === 'string' ? instante.slice(0, 'AAAA-MM-DD'.length) : undefined;

const siEs = (valor: unknown): true | undefined => (valor === 'true' ? true : undefined);
