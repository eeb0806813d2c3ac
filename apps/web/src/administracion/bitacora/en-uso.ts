// Which rows are shown, as the address says it, as the server is asked and as a person reads it.
import { nombreDeAccion } from '@cuadra/contract/administracion/bitacora/acciones';
import type { FiltrosDeBitacora } from '@cuadra/contract/administracion/bitacora/bitacora';
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { formatDate } from '#ui/format/date.ts';
import type { DireccionDeBitacora } from './direccion.ts';

/** Those that go away together with another are of its chip: what a row is about is one thing. */
const CLAVES = ['desde', 'hasta', 'quien', 'accion', 'entidad', 'agencia', 'resultado'] as const;
export type ClaveDeFiltro = (typeof CLAVES)[number];

export const SIN_FILTROS = {
  desde: undefined,
  hasta: undefined,
  quien: undefined,
  accion: undefined,
  entidad: undefined,
  idEntidad: undefined,
  agencia: undefined,
  resultado: undefined,
} as const satisfies Record<keyof FiltrosDeBitacora, undefined>;

/** What stops holding when that chip is put away. */
export const alQuitar = (clave: ClaveDeFiltro) =>
  clave === 'entidad' ? { entidad: undefined, idEntidad: undefined } : { [clave]: undefined };

export function consultaDe(busqueda: DireccionDeBitacora): FiltrosDeBitacora {
  const { entrada: _, idEntidad, ...filtros } = busqueda;
  const dichos = Object.entries({
    ...filtros,
    idEntidad: filtros.entidad === undefined ? undefined : idEntidad,
  }).filter(([, valor]) => valor !== undefined);
  return Object.fromEntries(dichos);
}

export const tieneFiltros = (busqueda: DireccionDeBitacora): boolean =>
  CLAVES.some((clave) => busqueda[clave] !== undefined);

export function enUso(
  busqueda: DireccionDeBitacora,
  persona: string | undefined,
): { clave: ClaveDeFiltro; texto: string }[] {
  const { desde, hasta, quien, accion, entidad, idEntidad, agencia, resultado } = busqueda;
  const textos: Readonly<Record<ClaveDeFiltro, string | undefined>> = {
    desde: desde && `Desde: ${formatDate(desde)}`,
    hasta: hasta && `Hasta: ${formatDate(hasta)}`,
    quien: quien && `Persona: ${persona ?? '…'}`,
    accion: accion && nombreDeAccion(accion),
    entidad:
      entidad && `${idEntidad === undefined ? 'Sobre' : 'El mismo documento'}: ${nombreDeEntidad(entidad)}`,
    agencia: agencia && `Agencia ${agencia}`,
    resultado: resultado && (resultado === 'hecho' ? 'Solo lo hecho' : 'Solo lo rechazado'),
  };
  return CLAVES.flatMap((clave) => {
    const texto = textos[clave];
    return texto === undefined ? [] : [{ clave, texto }];
  });
}
