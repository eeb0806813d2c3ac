// How much a sheet would do, in figures one beside the other; the last is what must be corrected first.
//
//   <SheetCounts cuentas={[['Filas', 120], ['Partidas', 30]]} errores={['Por corregir', 2]} />
import { formatearEntero } from '#ui/format/dinero.ts';
import classes from './sheet-counts.module.css';

type Cuenta = readonly [nombre: string, cuantas: number];

interface SheetCountsProps {
  readonly cuentas: readonly Cuenta[];
  readonly errores: Cuenta;
}

export function SheetCounts({ cuentas, errores }: SheetCountsProps) {
  return (
    <dl className={classes.cifras}>
      {[...cuentas, errores].map((cuenta) => {
        const [nombre, cuantas] = cuenta;
        return (
          <div key={nombre} data-error={(cuenta === errores && cuantas > 0) || undefined}>
            <dt>{nombre}</dt>
            <dd>{formatearEntero(cuantas)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
