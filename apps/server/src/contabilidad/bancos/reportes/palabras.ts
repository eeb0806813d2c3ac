// What the papers of the banks call things.
import { type ClaseDePendiente, nombresDeClase } from '@cuadra/core/bancos/conciliacion-textos';

interface DeSuLado {
  readonly clase: ClaseDePendiente;
  readonly lado: 'banco' | 'libros';
}

/** «Cheques en circulación»; what was left aside says of which side. */
export function nombreDePendientes({ clase, lado }: DeSuLado): string {
  const [, varias] = nombresDeClase[clase];
  if (clase !== 'excluida') return varias;
  return lado === 'banco' ? `${varias} del banco` : `${varias} de los libros`;
}
