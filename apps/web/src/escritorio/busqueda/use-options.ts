// A list of options under a text field: which one is marked, the keys that move the mark, and what assistive
// technology is told. The keyboard stays in the field.
import { type KeyboardEvent, useEffect, useId, useState } from 'react';

export interface Opcion {
  readonly id: string;
  readonly elegir: () => void;
}

export interface Opciones {
  readonly idDeLista: string;
  /** The one that Enter chooses. */
  readonly marcada: string | undefined;
  readonly idDeOpcion: (id: string) => string;
  readonly marcar: (id: string | undefined) => void;
  /** Answers whether the key was for the list. */
  readonly alTeclear: (event: KeyboardEvent) => boolean;
  readonly atributosDelCampo: {
    readonly role: 'combobox';
    readonly autoComplete: 'off';
    readonly spellCheck: false;
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
  };
}

/** With marcaPrimera, the first is marked until the person moves: Enter takes it. */
export function useOpciones(opciones: readonly Opcion[], marcaPrimera: boolean): Opciones {
  const idDeLista = useId();
  const [movida, setMovida] = useState<string>();
  const encontrada = opciones.findIndex(({ id }) => id === movida);
  const indice = encontrada < 0 && marcaPrimera ? 0 : encontrada;
  const marcada = opciones[indice]?.id;
  const idDeOpcion = (id: string) => `${idDeLista}-${id}`;
  const idMarcado = marcada === undefined ? undefined : idDeOpcion(marcada);

  useEffect(() => {
    if (idMarcado !== undefined) document.getElementById(idMarcado)?.scrollIntoView({ block: 'nearest' });
  }, [idMarcado]);

  const alTeclear = (event: KeyboardEvent): boolean => {
    if (opciones.length === 0 || event.nativeEvent.isComposing) return false;
    if (event.key === 'Enter') {
      opciones[indice]?.elegir();
      return indice >= 0;
    }
    const destino = moverMarca(event.key, indice, opciones.length);
    if (destino !== undefined) setMovida(opciones[destino]?.id);
    return destino !== undefined;
  };

  return {
    idDeLista,
    marcada,
    idDeOpcion,
    marcar: setMovida,
    alTeclear,
    atributosDelCampo: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': opciones.length > 0,
      'aria-controls': opciones.length > 0 ? idDeLista : undefined,
      'aria-activedescendant': idMarcado,
    },
  };
}

/** Where a key takes the mark, round the ends; undefined when the key is not for the list. */
export function moverMarca(tecla: string, desde: number, cuantas: number): number | undefined {
  switch (tecla) {
    case 'ArrowDown':
      return (desde + 1) % cuantas;
    case 'ArrowUp':
      return desde <= 0 ? cuantas - 1 : desde - 1;
    case 'Home':
      return 0;
    case 'End':
      return cuantas - 1;
    default:
      return undefined;
  }
}
