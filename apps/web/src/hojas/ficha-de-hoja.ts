// What a screen says of a kind of sheet so that its columns can be chosen: its fields, how they are called and what each is.
import type { CamposDeHoja } from '@cuadra/contract/hojas/mapeo';
import type { ReactNode } from 'react';

export interface ValorFijoProps<C extends string> {
  readonly campo: C;
  readonly etiqueta: string;
  readonly valor: string;
  readonly ocupado: boolean;
  readonly onCambio: (valor: string) => void;
}

export interface FichaDeHoja<C extends string> {
  readonly campos: CamposDeHoja<C>;
  readonly nombres: Readonly<Record<C, string>>;
  readonly sentidos: Readonly<Record<C, string>>;
  /** Amounts, which line up by their right. */
  readonly montos: readonly C[];
  /** Those that no column says: only one text for every row. */
  readonly soloFijos?: readonly C[];
  /** How the value of all the rows is written, of those fields that may have one. */
  readonly valorFijo?: (props: ValorFijoProps<C>) => ReactNode;
}
