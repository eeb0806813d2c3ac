// What the whole selection adds up to, always in sight below the movements.
import { formatearMonto } from '../../ui/format/money.ts';
import type { Libro } from './libro/libro.ts';
import { contar } from './nombres.ts';
import classes from './pie-de-totales.module.css';
import type { Resumen } from './use-movimientos.ts';

interface PieDeTotalesProps {
  readonly libro: Libro;
  readonly resumen: Resumen;
}

export function PieDeTotales({ libro, resumen: { total, borradores } }: PieDeTotalesProps) {
  const movimientos = libro.tramos.reduce((suma, tramo) => suma + tramo.movimientos, 0);
  return (
    <section className={classes.pie} aria-label="Totales">
      <span className={classes.cuantos}>
        {contar(movimientos, 'movimiento', 'movimientos')}
        {borradores.length > 0 && ` y ${contar(borradores.length, 'en borrador', 'en borrador')}`}
      </span>
      <dl className={classes.sumas}>
        <Suma nombre="Debe" centavos={total.debe} />
        <Suma nombre="Haber" centavos={total.haber} />
        <Suma nombre="Saldo final" centavos={total.saldoFinal} />
      </dl>
    </section>
  );
}

function Suma({ nombre, centavos }: { readonly nombre: string; readonly centavos: number }) {
  return (
    <div className={classes.suma}>
      <dt>{nombre}</dt>
      <dd>Q&nbsp;{formatearMonto(centavos)}</dd>
    </div>
  );
}
