// A view is a name for what the address carries: written and read as the address is, so that both always agree.
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { type Consulta, escribirBusqueda, leerConsulta } from '../busqueda.ts';

export const escribirConsulta = (consulta: Consulta): string =>
  defaultStringifySearch(escribirBusqueda(leerConsulta(consulta))).replace(/^\?/, '');

export const leerConsultaGuardada = (consulta: string): Consulta =>
  leerConsulta(defaultParseSearch(`?${consulta}`));

/** Whether both ask for the same, however each is written. */
export const esLaMisma = (guardada: string, consulta: Consulta): boolean =>
  escribirConsulta(leerConsultaGuardada(guardada)) === escribirConsulta(consulta);
