// The keys of the counter, in one place.
import { type KeyEntry, KeysDialog } from '#ui/keyboard/keys-dialog.tsx';
import { clasesDelMostrador } from '../clases/clases.ts';

const grupos: readonly (readonly [titulo: string, entradas: readonly KeyEntry[]])[] = [
  [
    'Registrar',
    [
      ['Un favorito, del 1 al 9', ['1'], ['9']],
      ...clasesDelMostrador.map(({ nombre, tecla }): KeyEntry => [nombre, [tecla]]),
      ['Registrar lo que autorizaron', ['A']],
      ['Imprimir el último recibo (80 mm)', ['P']],
      ['Contar y cerrar', ['C']],
    ],
  ],
  [
    'En el formulario',
    [
      ['Lo que falta; después, el botón', ['Intro']],
      ['Registrar desde cualquier campo', ['Ctrl', 'Intro']],
      ['Dejar el formulario', ['Esc']],
    ],
  ],
  [
    'En la hoja de conteo',
    [
      ['Denominación siguiente', ['Intro'], ['↓']],
      ['Denominación anterior', ['↑']],
      ['Columna siguiente o anterior', ['Tab'], ['Mayús', 'Tab']],
    ],
  ],
];

export function Ayuda({ onCerrar }: { readonly onCerrar: () => void }) {
  return <KeysDialog grupos={grupos} onCerrar={onCerrar} />;
}
