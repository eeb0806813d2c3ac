// The conciliación of a bank account as of a day: each balance with what the other side has and it does not, until both say the same.
// What the bank did wrongly is taken from the bank's balance, what the books did wrongly from the books'; everything else is added
// to the side that lacks it.
import { CERO, type Centavos, opuesto, restar, sumar } from '../dinero.ts';
import { type ClaseDePendiente, clasesDePendiente } from './conciliacion-textos.ts';

/** Something that one side has and the other has not, or what is left of it. What enters the account is positive. */
export interface Pendiente {
  readonly lado: 'banco' | 'libros';
  readonly clase: ClaseDePendiente;
  readonly monto: Centavos;
  /** Whether somebody said why; a cheque says it by itself. */
  readonly explicado: boolean;
}

export interface AjusteDeSaldo {
  readonly lado: Pendiente['lado'];
  readonly clase: ClaseDePendiente;
  readonly cuantos: number;
  /** What it does to the balance. */
  readonly monto: Centavos;
}

export interface SaldoAjustado {
  readonly saldo: Centavos;
  readonly ajustes: readonly AjusteDeSaldo[];
  readonly ajustado: Centavos;
}

export interface CifrasDeConciliacion {
  readonly banco: SaldoAjustado;
  readonly libros: SaldoAjustado;
  /** Between both adjusted balances. Anything but zero is a fault of the program or of what was handed to it. */
  readonly diferencia: Centavos;
  /** What nobody explained: the bank's less the books'. */
  readonly porExplicar: Centavos;
  readonly sinExplicar: { readonly banco: number; readonly libros: number };
}

export interface PorConciliar {
  readonly saldoBanco: Centavos;
  readonly saldoLibros: Centavos;
  readonly pendientes: readonly Pendiente[];
}

export function cifrasDeConciliacion({
  saldoBanco,
  saldoLibros,
  pendientes,
}: PorConciliar): CifrasDeConciliacion {
  const deBanco = pendientes.filter((uno) => seCorrigeEn(uno) === 'banco');
  const deLibros = pendientes.filter((uno) => seCorrigeEn(uno) === 'libros');
  const banco = ajustar(saldoBanco, deBanco, 'banco');
  const libros = ajustar(saldoLibros, deLibros, 'libros');
  const sinExplicar = pendientes.filter(({ explicado }) => !explicado);
  const del = (lado: Pendiente['lado']) => sinExplicar.filter((uno) => uno.lado === lado);
  return {
    banco,
    libros,
    diferencia: restar(banco.ajustado, libros.ajustado),
    porExplicar: restar(totalDePendientes(del('banco')), totalDePendientes(del('libros'))),
    sinExplicar: { banco: del('banco').length, libros: del('libros').length },
  };
}

/** Which balance has to change for both to agree: the other side's, but whoever erred corrects it. */
function seCorrigeEn({ lado, clase }: Pendiente): Pendiente['lado'] {
  if (clase === 'error-del-banco' || clase === 'error-en-libros') return lado;
  return lado === 'banco' ? 'libros' : 'banco';
}

function ajustar(saldo: Centavos, pendientes: readonly Pendiente[], en: Pendiente['lado']): SaldoAjustado {
  const ajustes = porClase(pendientes).map(({ lado, clase, suyos }): AjusteDeSaldo => {
    const total = totalDePendientes(suyos);
    return { lado, clase, cuantos: suyos.length, monto: lado === en ? opuesto(total) : total };
  });
  return { saldo, ajustes, ajustado: sumar([saldo, ...ajustes.map(({ monto }) => monto)]) };
}

export interface PendientesDeClase {
  readonly lado: Pendiente['lado'];
  readonly clase: ClaseDePendiente;
  readonly suyos: readonly Pendiente[];
}

/** By class and side, in the order in which a conciliación lists them; classes without any are left out. */
export function porClase(pendientes: readonly Pendiente[]): PendientesDeClase[] {
  const lados = ['libros', 'banco'] as const;
  return clasesDePendiente
    .flatMap((clase) => lados.map((lado) => ({ lado, clase })))
    .map(({ lado, clase }) => ({
      lado,
      clase,
      suyos: pendientes.filter((uno) => uno.lado === lado && uno.clase === clase),
    }))
    .filter(({ suyos }) => suyos.length > 0);
}

function totalDePendientes(pendientes: readonly Pendiente[]): Centavos {
  return pendientes.length === 0 ? CERO : sumar(pendientes.map(({ monto }) => monto));
}
