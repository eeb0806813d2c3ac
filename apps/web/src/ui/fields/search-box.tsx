// Free search that lives somewhere else (the address): what is typed shows at once and is handed over after a short
// pause, so that a fast typist does not write the address at every letter.
//
//   <SearchBox etiqueta="Buscar usuarios" valor={q} onCambio={(q) => …} />
import '@mantine/core/styles/CloseButton.layer.css';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

interface SearchBoxProps {
  readonly etiqueta: string;
  readonly pista?: string;
  readonly valor: string;
  readonly onCambio: (valor: string) => void;
  readonly className?: string | undefined;
  /** The name of the button that empties it. */
  readonly borrar?: string;
}

const ESPERA_MS = 200;

export function SearchBox({
  etiqueta,
  pista = 'Buscar',
  valor,
  onCambio,
  className,
  borrar = 'Borrar la búsqueda',
}: SearchBoxProps) {
  const [texto, setTexto] = useState(valor);
  const entregado = useRef(valor);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Changed from elsewhere: a link, the reset, the browser's back button.
  useEffect(() => {
    if (valor === entregado.current) return;
    entregado.current = valor;
    clearTimeout(espera.current);
    setTexto(valor);
  }, [valor]);
  useEffect(() => () => clearTimeout(espera.current), []);

  const cambiar = (nuevo: string, ms: number) => {
    setTexto(nuevo);
    clearTimeout(espera.current);
    espera.current = setTimeout(() => {
      entregado.current = nuevo;
      onCambio(nuevo);
    }, ms);
  };

  return (
    <TextInput
      type="search"
      aria-label={etiqueta}
      placeholder={pista}
      autoComplete="off"
      spellCheck={false}
      className={className ?? ''}
      leftSection={<MagnifyingGlassIcon width={18} height={18} aria-hidden="true" />}
      rightSection={
        texto !== '' && <CloseButton size="sm" aria-label={borrar} onClick={() => cambiar('', 0)} />
      }
      value={texto}
      onChange={(event) => cambiar(event.currentTarget.value, ESPERA_MS)}
    />
  );
}
