// Holds the value of a field, as the screen around it does, and tells each change.
//
//   <ConValor inicial="" onCambio={onCambio}>{(valor, cambiar) => <SearchBox valor={valor} onCambio={cambiar} />}</ConValor>
import { type ReactNode, useState } from 'react';

interface ConValorProps<T> {
  readonly inicial: T;
  readonly onCambio: (valor: T) => void;
  readonly children: (valor: T, cambiar: (valor: T) => void, desdeFuera: (valor: T) => void) => ReactNode;
}

/** The last of the three changes it without having been told so: a link, the browser's back button. */
export function ConValor<T>({ inicial, onCambio, children }: ConValorProps<T>) {
  const [valor, setValor] = useState(inicial);
  const cambiar = (nuevo: T) => {
    onCambio(nuevo);
    setValor(nuevo);
  };
  return children(valor, cambiar, setValor);
}
