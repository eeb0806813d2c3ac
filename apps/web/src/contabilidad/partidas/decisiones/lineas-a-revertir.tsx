// The lines of a posted partida, to choose which ones are reversed; what the chosen ones add up to is always in sight.
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { Checkbox } from '@mantine/core';
import { CeldasDeMontos, TablaDeLineas } from '../tabla-de-lineas.tsx';
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
        <TablaDeLineas
          etiqueta="Líneas que se revierten"
          className={classes.tabla}
          total={{ nombre: 'Elegidas', debe: cuadre.debe, haber: cuadre.haber }}
        >
          {lineas.map(({ n, idCuenta, nombreCuenta, debe, haber }) => (
            <tr key={n}>
              <td>
                <Checkbox
                  size="xs"
                  label={`${n}. ${idCuenta} ${nombreCuenta ?? ''}`}
                  checked={elegidas.has(n)}
                  onChange={() => alternar(n)}
                />
              </td>
              <CeldasDeMontos debe={debe} haber={haber} />
            </tr>
          ))}
        </TablaDeLineas>
      </div>
      <p className={classes.cuadre} role="status" data-cuadra={cuadre.cuadra || undefined}>
        {cuadre.frase}
      </p>
    </div>
  );
}
