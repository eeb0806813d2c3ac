// The keys of the desk, in one place.
import { type KeyEntry, KeysDialog } from '#ui/keyboard/keys-dialog.tsx';

const grupos: readonly (readonly [titulo: string, entradas: readonly KeyEntry[]])[] = [
  [
    'Moverse',
    [
      ['Línea siguiente o anterior', ['J'], ['K'], ['↓'], ['↑']],
      ['Al otro lado', ['H'], ['L'], ['Tab']],
      ['Elegir la línea', ['Espacio']],
      ['Elegir varias', ['Mayús', '↓']],
      ['Limpiar lo elegido', ['Esc']],
      ['Buscar en este lado', ['/']],
    ],
  ],
  [
    'Hacer',
    [
      ['Aceptar la sugerencia o cruzar lo elegido', ['Intro']],
      ['Rechazar la sugerencia', ['X']],
      ['Deshacer lo último, o el cruce de la línea', ['U']],
      ['Explicar', ['E']],
      ['Registrar partida', ['P']],
      ['Registrar la diferencia', ['R']],
      ['Cruzar una parte', ['M']],
      ['Buscar la combinación que suma lo mismo', ['C']],
    ],
  ],
];

export function Ayuda({ onCerrar }: { readonly onCerrar: () => void }) {
  return <KeysDialog groups={grupos} onClose={onCerrar} />;
}
