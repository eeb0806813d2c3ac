// The keys of the counter while nothing is being written: 1 to 9 for the favourites, a letter for each kind; and all of them in one place.
import { useQuery } from '@tanstack/react-query';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { useKeyPress } from '#ui/keyboard/key-press.ts';
import { type KeyEntry, KeysDialog } from '#ui/keyboard/keys-dialog.tsx';
import { clasesDelMostrador } from '../clases/clases.ts';
import { imprimirRecibo } from '../imprimir.tsx';
import type { Trabajo } from './use-trabajo.ts';

interface TeclasProps {
  readonly trabajo: Trabajo;
  readonly alContar: () => void;
}

export const TECLAS_DE_FAVORITOS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export function Teclas({ trabajo, alContar }: TeclasProps) {
  const { final, abrir, abrirFavorito } = trabajo;
  const favoritos = useQuery(consultas.favoritos()).data ?? [];
  const imprimir = () => {
    if (final?.como === 'hecho' && final.resultado.que === 'movimiento')
      void imprimirRecibo(final.resultado.movimiento.id, 'rollo');
  };
  return (
    <>
      {favoritos.slice(0, TECLAS_DE_FAVORITOS.length).map((favorito, lugar) => (
        <Tecla
          key={favorito.id}
          tecla={TECLAS_DE_FAVORITOS[lugar] ?? ''}
          hacer={() => abrirFavorito(favorito)}
        />
      ))}
      {clasesDelMostrador.map(({ id, tecla }) => (
        <Tecla key={id} tecla={tecla} hacer={() => abrir(id, {})} />
      ))}
      <Tecla tecla="C" hacer={alContar} />
      <Tecla tecla="P" hacer={imprimir} />
    </>
  );
}

function Tecla({ tecla, hacer }: { readonly tecla: string; readonly hacer: () => void }) {
  useKeyPress(tecla, (event) => {
    // The letter that opens a field is not written in it.
    event.preventDefault();
    hacer();
  });
  return null;
}

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
  return <KeysDialog groups={grupos} onClose={onCerrar} />;
}
