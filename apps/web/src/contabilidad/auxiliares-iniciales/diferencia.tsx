// Figures that should be equal, and how far apart they are.
import type { Centavos } from '@cuadra/core/dinero';
import { formatearMonto } from '#ui/format/dinero.ts';
import classes from './auxiliares-iniciales.module.css';

interface DiferenciaProps {
  readonly partes: readonly (readonly [nombre: string, monto: Centavos])[];
  readonly diferencia: Centavos;
}

export function Diferencia({ partes, diferencia }: DiferenciaProps) {
  return (
    <dl className={classes.cifras}>
      {partes.map(([nombre, monto]) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>{formatearMonto(monto)}</dd>
        </div>
      ))}
      <div data-cuadra={diferencia === 0}>
        <dt>{diferencia === 0 ? 'Cuadra' : 'Diferencia'}</dt>
        <dd>{formatearMonto(diferencia)}</dd>
      </div>
    </dl>
  );
}
