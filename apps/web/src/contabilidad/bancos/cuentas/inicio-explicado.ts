// Whether what was outstanding when an account began explains what the bank and the books differ in.
import { CERO, type Centavos, restar, sumar } from '@cuadra/core/dinero';

export interface PartidaInicial {
  readonly lado: 'banco' | 'libros';
  readonly monto: Centavos | null;
}

export interface Inicio {
  /** Books less bank. */
  readonly diferencia: Centavos;
  /** What the outstanding items come to: those of the books less those of the bank. */
  readonly explicado: Centavos;
  /** Zero: it begins. */
  readonly falta: Centavos;
}

export function inicioExplicado(
  saldoLibros: Centavos,
  saldoBanco: Centavos,
  iniciales: readonly PartidaInicial[],
): Inicio {
  const total = (lado: PartidaInicial['lado']) =>
    sumar([CERO, ...iniciales.filter((una) => una.lado === lado).map(({ monto }) => monto ?? CERO)]);
  const diferencia = restar(saldoLibros, saldoBanco);
  const explicado = restar(total('libros'), total('banco'));
  return { diferencia, explicado, falta: restar(diferencia, explicado) };
}
