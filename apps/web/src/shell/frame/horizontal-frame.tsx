// The frame of every layout whose menu is a row: on small screens the menu is a dark drawer under the product's name.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import type { ReactNode } from 'react';
import { BrandRow } from './brand.tsx';
import { Frame } from './frame.tsx';

interface HorizontalFrameProps {
  /** The drawer's. */
  readonly entradas: readonly EntradaDeNavegacion[];
  readonly conChat?: boolean;
  readonly children: ReactNode;
}

export function HorizontalFrame({ entradas, conChat = false, children }: HorizontalFrameProps) {
  return (
    <Frame columna={{ entradas, antes: <BrandRow conNombre /> }} soloCajon conChat={conChat}>
      {children}
    </Frame>
  );
}
