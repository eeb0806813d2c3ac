import type { TipoDeCuenta } from '@cuadra/core/catalogo';
import { nombresDeTipo } from '../nombres.ts';
import classes from './insignias.module.css';

export function InsigniaDeTipo({ tipo }: { readonly tipo: TipoDeCuenta }) {
  return (
    <abbr className={classes.tipo} data-tipo={tipo} title={nombresDeTipo[tipo]}>
      {tipo}
    </abbr>
  );
}
