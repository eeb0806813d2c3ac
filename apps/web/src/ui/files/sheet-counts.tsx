// How much a sheet would do, in figures one beside the other; the last is what must be corrected first.
//
//   <SheetCounts cuentas={[['Filas', 120], ['Partidas', 30]]} errors={['Por corregir', 2]} />
import { formatearEntero } from '#ui/format/dinero.ts';
import classes from './sheet-counts.module.css';

type Cuenta = readonly [nombre: string, cuantas: number];

interface SheetCountsProps {
  readonly cuentas: readonly Cuenta[];
  readonly errors: Cuenta;
}

export function SheetCounts({ cuentas, errors }: SheetCountsProps) {
  return (
    <dl className={classes.cifras}>
      {[...cuentas, errors].map((cuenta) => {
        const [name, count] = cuenta;
        return (
          <div key={name} data-error={(cuenta === errors && count > 0) || undefined}>
            <dt>{name}</dt>
            <dd>{formatearEntero(count)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
