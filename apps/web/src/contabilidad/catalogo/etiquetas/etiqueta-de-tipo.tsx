import type { TipoDeCuenta } from '@cuadra/core/catalogo';
import { nombresDeTipo } from '../nombres.ts';
import classes from './etiquetas.module.css';

export function EtiquetaDeTipo({ tipo }: { readonly tipo: TipoDeCuenta }) {
  return (
    <abbr className={classes.tipo} data-tipo={tipo} title={nombresDeTipo[tipo]}>
      {tipo}
    </abbr>
  );
}
