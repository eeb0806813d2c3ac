// A view is a name for what the address carries: written and read as the address is, so that both always agree.
import { parseSearch, stringifySearch } from '#platform/address/address-bar.ts';
import { type Consulta, leerConsulta } from '../busqueda.ts';

export const escribirConsulta = (consulta: Consulta): string =>
  stringifySearch(leerConsulta(consulta)).replace(/^\?/, '');

export const leerConsultaGuardada = (consulta: string): Consulta => leerConsulta(parseSearch(`?${consulta}`));

/** Whether both ask for the same, however each is written. */
export const esLaMisma = (guardada: string, consulta: Consulta): boolean =>
  escribirConsulta(leerConsultaGuardada(guardada)) === escribirConsulta(consulta);
