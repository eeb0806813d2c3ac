// The keys of the whole shell: Ctrl+K (⌘K) finds anything and does what is done often; «?» shows the keys; Shift+D draws
// the rows closer, or apart again.
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { PaletteDialog } from '#escritorio/busqueda/palette-dialog.tsx';
import { toggleDensity } from '#platform/habits.ts';
import { HelpDialog } from '#shell/help/help-dialog.tsx';
import { hasOpenDialog, useKeyPress } from '#ui/keyboard/key-press.ts';
import type { PaletteEntry } from '#ui/search/palette-entry.ts';
import { useActions } from './use-actions.ts';

interface CommandPaletteProps {
  /** What is done often, as the rooms say it. */
  readonly trabajo: readonly PaletteEntry[];
}

export function CommandPalette({ trabajo }: CommandPaletteProps) {
  const [dialogo, setDialogo] = useState<'paleta' | 'ayuda'>();
  const cerrar = () => setDialogo(undefined);
  const abrirAyuda = () => setDialogo('ayuda');
  const alternar = () => {
    if (dialogo === 'paleta') cerrar();
    else if (!hasOpenDialog()) setDialogo('paleta');
  };
  // Also while typing in a field: nobody types Ctrl+K.
  useHotkeys([['mod+K', alternar]], [], true);
  useKeyPress('?', abrirAyuda);
  useKeyPress('D', toggleDensity);
  if (dialogo === 'paleta') return <Palette trabajo={trabajo} cerrar={cerrar} abrirAyuda={abrirAyuda} />;
  if (dialogo === 'ayuda') return <HelpDialog cerrar={cerrar} />;
  return null;
}

interface PaletteProps extends CommandPaletteProps {
  readonly cerrar: () => void;
  readonly abrirAyuda: () => void;
}

function Palette({ trabajo, cerrar, abrirAyuda }: PaletteProps) {
  return <PaletteDialog acciones={useActions(trabajo, abrirAyuda)} cerrar={cerrar} />;
}
