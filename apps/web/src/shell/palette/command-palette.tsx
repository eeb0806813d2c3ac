// The keys of the whole shell: Ctrl+K (⌘K) finds anything and does what is done often; «?» shows the keys.
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { PaletteDialog } from '../../escritorio/busqueda/palette-dialog.tsx';
import { hayDialogo, useTecla } from '../../ui/keyboard/key-press.ts';
import { HelpDialog } from '../help/help-dialog.tsx';

export function CommandPalette() {
  const [dialogo, setDialogo] = useState<'paleta' | 'ayuda'>();
  const cerrar = () => setDialogo(undefined);
  const abrirAyuda = () => setDialogo('ayuda');
  const alternar = () => {
    if (dialogo === 'paleta') cerrar();
    else if (!hayDialogo()) setDialogo('paleta');
  };
  // Also while typing in a field: nobody types Ctrl+K.
  useHotkeys([['mod+K', alternar]], [], true);
  useTecla('?', abrirAyuda);
  if (dialogo === 'paleta') return <PaletteDialog cerrar={cerrar} abrirAyuda={abrirAyuda} />;
  if (dialogo === 'ayuda') return <HelpDialog cerrar={cerrar} />;
  return null;
}
