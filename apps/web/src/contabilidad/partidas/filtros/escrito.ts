// The filters as they are typed in their form, and what they mean once they are right.
import { leerQuetzales } from '@cuadra/core/dinero';
import { formatearMonto } from '#ui/format/dinero.ts';
import { type Consulta, leerConsulta } from '../busqueda.ts';

export type Escrito = Readonly<
  Record<
    | 'estado'
    | 'tipo'
    | 'agencia'
    | 'desde'
    | 'hasta'
    | 'registradaDesde'
    | 'registradaHasta'
    | 'idCuenta'
    | 'montoMin'
    | 'montoMax'
    | 'usuario'
    | 'conSoporte'
    | 'reversion'
    | 'orden',
    string
  >
>;

export type ErroresDeFiltros = Partial<Record<keyof Escrito, string>>;

export function escribirFiltros(filtros: Consulta): Escrito {
  return {
    estado: filtros.estado ?? '',
    tipo: filtros.tipo ?? '',
    agencia: filtros.agencia ?? '',
    desde: filtros.desde ?? '',
    hasta: filtros.hasta ?? '',
    registradaDesde: filtros.registradaDesde ?? '',
    registradaHasta: filtros.registradaHasta ?? '',
    idCuenta: filtros.idCuenta ?? '',
    montoMin: filtros.montoMin === undefined ? '' : formatearMonto(filtros.montoMin),
    montoMax: filtros.montoMax === undefined ? '' : formatearMonto(filtros.montoMax),
    usuario: filtros.usuario ?? '',
    conSoporte: filtros.conSoporte === undefined ? '' : filtros.conSoporte ? 'si' : 'no',
    reversion: filtros.reversion ?? '',
    orden: filtros.orden ?? '',
  };
}

/** The filters, or what is wrong with what was typed. The text is looked for elsewhere and is left as it is. */
export function leerEscrito(escrito: Escrito): { filtros: Consulta } | { errores: ErroresDeFiltros } {
  const errores: ErroresDeFiltros = {
    ...alReves(escrito, 'desde', 'hasta'),
    ...alReves(escrito, 'registradaDesde', 'registradaHasta'),
    ...montoIlegible(escrito, 'montoMin'),
    ...montoIlegible(escrito, 'montoMax'),
  };
  const montoMin = leerQuetzales(escrito.montoMin);
  const montoMax = leerQuetzales(escrito.montoMax);
  if (montoMin !== undefined && montoMax !== undefined && montoMin > montoMax)
    errores.montoMax = 'Debe ser mayor que el mínimo.';
  if (Object.keys(errores).length > 0) return { errores };
  const conSoporte = escrito.conSoporte === '' ? undefined : escrito.conSoporte === 'si';
  const { texto, ...filtros } = leerConsulta({ ...escrito, montoMin, montoMax, conSoporte });
  return { filtros };
}

function alReves(escrito: Escrito, desde: keyof Escrito, hasta: keyof Escrito): ErroresDeFiltros {
  const cruzadas = escrito[desde] !== '' && escrito[hasta] !== '' && escrito[desde] > escrito[hasta];
  return cruzadas ? { [hasta]: 'Debe ser igual o posterior a la primera fecha.' } : {};
}

function montoIlegible(escrito: Escrito, campo: 'montoMin' | 'montoMax'): ErroresDeFiltros {
  const ilegible = escrito[campo].trim() !== '' && leerQuetzales(escrito[campo]) === undefined;
  return ilegible ? { [campo]: 'Escriba un monto como 1,234.56.' } : {};
}
