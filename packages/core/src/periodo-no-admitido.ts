// How a month or a year may stand that does not take a partida, and what its author is told.

export type EstadoDePeriodo = 'abierto' | 'cerrando' | 'cerrado';

/** As it is for one author: open again only for others, or open again until a moment that has passed. */
export type EstadoParaAutor = EstadoDePeriodo | 'reservado' | 'vencido';

export type AnioQueFalta = 'se-abre' | 'ya-no-se-abre';

export function porQueFaltaElAnio(
  anio: number,
  ejercicioQueFalta: ((anio: number) => AnioQueFalta | undefined) | undefined,
): string | undefined {
  const falta = ejercicioQueFalta?.(anio);
  if (falta === undefined) return undefined;
  return falta === 'se-abre'
    ? `El ejercicio ${anio} no está abierto: ábralo en Puesta en marcha, Ejercicios, o use una fecha de un año abierto.`
    : `El ejercicio ${anio} no está abierto y ya no se puede abrir, porque la puesta en marcha está firmada: use una fecha de un año abierto.`;
}

export function porQueNoAdmite(estado: EstadoParaAutor | undefined, mes: string, agencia: string): string {
  if (estado === 'vencido') return `La reapertura del periodo ${mes} en la agencia ${agencia} ya venció.`;
  if (estado === 'reservado') {
    return `El periodo ${mes} está reabierto en la agencia ${agencia} solo para algunas personas, y el autor no está entre ellas.`;
  }
  return `El periodo ${mes} no está abierto en la agencia ${agencia}.`;
}
