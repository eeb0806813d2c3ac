// The filters in force, in words, in the order in which the screen offers them.
import { nombresDeEstadoDeCuenta, nombresDeTipoDeCuenta } from '@cuadra/core/catalogo';
import type { Arbol } from '../arbol.ts';
import { contarCuentas } from '../nombres.ts';
import type { Filtros } from '../use-busqueda.ts';

interface FiltroEnUso {
  readonly clave: keyof Filtros;
  readonly texto: string;
}

export function filtrosEnUso({ q, tipo, estado, clase, etiqueta }: Filtros, { porId }: Arbol): FiltroEnUso[] {
  const nombreDeClase = porId.get(clase ?? '')?.cuenta.nombreCuenta;
  return [
    ...(q === undefined ? [] : [{ clave: 'q' as const, texto: `Búsqueda: ${q.trim()}` }]),
    ...(tipo === undefined
      ? []
      : [{ clave: 'tipo' as const, texto: `Tipo: ${nombresDeTipoDeCuenta[tipo]}` }]),
    ...(estado === undefined
      ? []
      : [{ clave: 'estado' as const, texto: `Estado: ${nombresDeEstadoDeCuenta[estado]}` }]),
    ...(clase === undefined
      ? []
      : [{ clave: 'clase' as const, texto: ['Clase:', clase, nombreDeClase].join(' ').trim() }]),
    ...(etiqueta === undefined ? [] : [{ clave: 'etiqueta' as const, texto: `Etiqueta: ${etiqueta}` }]),
  ];
}

/** «223 cuentas», «12 de 223 cuentas». */
export function resumen(coinciden: number, todas: number): string {
  return coinciden === todas
    ? contarCuentas(todas)
    : `${contarCuentas(coinciden).split(' ')[0]} de ${contarCuentas(todas)}`;
}
