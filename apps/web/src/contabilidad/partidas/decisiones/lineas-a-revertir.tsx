// The lines of a posted partida, to choose which ones are reversed; what the chosen ones add up to is always in sight.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Checkbox } from '@mantine/core';
import { formatearSaldo } from '../../../ui/format/money.ts';
import type { Cuadre } from './cuadre.ts';
import classes from './lineas-a-revertir.module.css';

interface LineasARevertirProps {
  readonly lineas: PartidaCompleta['lineas'];
  readonly elegidas: ReadonlySet<number>;
  readonly cuadre: Cuadre;
  readonly onElegir: (elegidas: ReadonlySet<number>) => void;
}

export function LineasARevertir({ lineas, elegidas, cuadre, onElegir }: LineasARevertirProps) {
  const alternar = (n: number) => {
    const nuevas = new Set(elegidas);
    if (!nuevas.delete(n)) nuevas.add(n);
    onElegir(nuevas);
  };
  return (
    <div>
      <div className={classes.marco}>
        <table className={classes.tabla} aria-label="Líneas que se revierten">
          <thead>
            <tr>
              <th scope="col">Cuenta</th>
              <th scope="col" className={classes.monto}>
                Debe
              </th>
              <th scope="col" className={classes.monto}>
                Haber
              </th>
            </tr>
          </thead>
          <tbody>
            {lineas.map((linea) => (
              <Linea
                key={linea.n}
                linea={linea}
                elegida={elegidas.has(linea.n)}
                onAlternar={() => alternar(linea.n)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Elegidas</th>
              <td className={classes.monto}>{formatearSaldo(cuadre.debe)}</td>
              <td className={classes.monto}>{formatearSaldo(cuadre.haber)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={classes.cuadre} role="status" data-cuadra={cuadre.cuadra || undefined}>
        {cuadre.frase}
      </p>
    </div>
  );
}

interface LineaProps {
  readonly linea: PartidaCompleta['lineas'][number];
  readonly elegida: boolean;
  readonly onAlternar: () => void;
}

function Linea({ linea: { n, idCuenta, nombreCuenta, debe, haber }, elegida, onAlternar }: LineaProps) {
  return (
    <tr>
      <td>
        <Checkbox
          size="xs"
          label={`${n}. ${idCuenta} ${nombreCuenta ?? ''}`}
          checked={elegida}
          onChange={onAlternar}
        />
      </td>
      <td className={classes.monto}>{formatearSaldo(debe)}</td>
      <td className={classes.monto}>{formatearSaldo(haber)}</td>
    </tr>
  );
}
